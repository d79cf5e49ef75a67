import type { identity as en } from '../en/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Créer un compte',
  'identity.codeTitle': 'Saisir le code',
  'identity.forgotTitle': 'Mot de passe oublié',
  'identity.resetTitle': 'Définir un nouveau mot de passe',
  'identity.mailSignUpCode': 'Code pour confirmer votre adresse',
  'identity.mailAlreadyRegistered': 'Vous avez déjà un compte',
  'identity.mailSignInLink': 'Lien de connexion',
  'identity.mailResetLink': 'Lien pour définir un nouveau mot de passe',
  'identity.mailInvitation': 'Invitation à rejoindre l’équipe',
  'identity.mailPasswordChanged': 'Votre mot de passe a été modifié',
};
