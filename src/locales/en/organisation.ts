export const organisation = {
  'organisation.signIn': 'Sign in with your organisation',
};
