export const auth = {
  'auth.title': 'Sign in',
  'auth.lead': 'Patient care and telemonitoring for kidney teams',
  'auth.email': 'Email',
  'auth.password': 'Password',
  'auth.showPassword': 'Show password',
  'auth.hidePassword': 'Hide password',
  'auth.signIn': 'Sign in',
  'auth.signingIn': 'Signing in…',
  'auth.emailRequired': 'Enter your email address.',
  'auth.passwordRequired': 'Enter your password.',
  // The specification's own words (8), kept as they are.
  'auth.loginSuccessful': 'login successfull',
  'auth.rejected': 'Sign-in failed. Check the email address and the password.',
  'auth.notStored': 'This browser cannot store data. You stay signed in until you leave or reload the page.',
  'auth.accountsTitle': 'Sample accounts',
  'auth.accountsLead':
    'No sign-in server is configured. These accounts work in this browser only, with invented patients.',
  'auth.roleAdmin': 'Administrator',
  'auth.roleUser': 'Care staff',
  'auth.useAccount': 'Use this account',
  'auth.unreachableTitle': 'Your session could not be checked',
  'auth.unreachableLead': 'You are not signed out. Try again as soon as the connection is back.',
  'auth.serverFaultLead':
    'You are not signed out. The fault is the server’s, not your connection’s. Try again in a few minutes; if it persists, tell your administrator.',
  'auth.otherAccount': 'Sign in as somebody else',
  'auth.show': 'Show',
  'auth.hide': 'Hide',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof auth, string> {}
}
