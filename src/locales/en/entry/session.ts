export const session = {
  'session.lockTitle': 'Screen locked',
  'session.ageOver': 'You have been signed in for 12 hours. Sign in again.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof session, string> {}
}
