import type { identity as en } from '../en/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Konto anlegen',
  'identity.codeTitle': 'Code eingeben',
  'identity.forgotTitle': 'Passwort vergessen',
  'identity.resetTitle': 'Neues Passwort festlegen',
  'identity.mailSignUpCode': 'Code zur Bestätigung Ihrer Adresse',
  'identity.mailAlreadyRegistered': 'Sie haben bereits ein Konto',
  'identity.mailSignInLink': 'Link zum Anmelden',
  'identity.mailResetLink': 'Link zum Festlegen eines neuen Passworts',
  'identity.mailInvitation': 'Einladung ins Team',
  'identity.mailPasswordChanged': 'Ihr Passwort wurde geändert',
};
