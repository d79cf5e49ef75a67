export const identity = {
  'identity.signUpTitle': 'Create an account',
  'identity.codeTitle': 'Enter the code',
  'identity.forgotTitle': 'Forgotten password',
  'identity.resetTitle': 'Set a new password',
  'identity.tabs': 'Kind of account',
  'identity.tabTeam': 'Care team',
  'identity.forgotLink': 'Forgotten password?',
  'identity.signUpLink': 'Create an account',
  'identity.linkLink': 'Send me a sign-in link',
  'identity.signedInAlready': 'You are signed in already, so the link was not used.',
  'identity.linkTitle': 'Sign in by link',
  'identity.linkLead': 'Without a password: we send a link to your email address.',
  'identity.withPassword': 'Sign in with a password',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof identity, string> {}
}
