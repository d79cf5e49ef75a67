export const organisation = {
  'organisation.signIn': 'Sign in with your organisation',
  'organisation.or': 'or',
  'organisation.leading': 'Opening the sign-in…',
  'organisation.returning': 'Completing the sign-in…',
  'organisation.leaving': 'Signing out…',
  'organisation.unreachable':
    'Your organisation’s sign-in cannot be reached. Try again, or sign in with email and password.',
  'organisation.notLoaded': 'The sign-in with your organisation could not be loaded.',
  'organisation.misconfigured':
    'The sign-in with your organisation is not set up correctly. Tell your administrator.',
  'organisation.insecure': 'The sign-in with your organisation needs an address that begins with https.',
  'organisation.refused': 'Your organisation’s sign-in was cancelled or refused. You are not signed in.',
  'organisation.again': 'Your organisation asks you to sign in again.',
  'organisation.stale': 'This sign-in was begun elsewhere or has been used already. Start again.',
  'organisation.failed': 'The sign-in with your organisation could not be completed. Start again.',
  'organisation.unknownAccount':
    'Your organisation knows you, but your account is not known here. Ask your administrator to add it, or sign in with another one.',
  'organisation.stillOpen':
    'You are signed out here, but your organisation could not be told. On a shared computer, close the browser.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof organisation, string> {}
}
