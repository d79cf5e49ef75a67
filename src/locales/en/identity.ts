export const identity = {
  'identity.signUpTitle': 'Create an account',
  'identity.codeTitle': 'Enter the code',
  'identity.forgotTitle': 'Forgotten password',
  'identity.resetTitle': 'Set a new password',
  'identity.mailSignUpCode': 'Code to confirm your address',
  'identity.mailAlreadyRegistered': 'You already have an account',
  'identity.mailSignInLink': 'Link to sign in',
  'identity.mailResetLink': 'Link to set a new password',
  'identity.mailInvitation': 'Invitation to the team',
  'identity.mailPasswordChanged': 'Your password was changed',
};
