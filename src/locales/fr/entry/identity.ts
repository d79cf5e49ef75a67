import type { identity as en } from '../../en/entry/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Créer un compte',
  'identity.codeTitle': 'Saisir le code',
  'identity.forgotTitle': 'Mot de passe oublié',
  'identity.resetTitle': 'Définir un nouveau mot de passe',
  'identity.tabs': 'Type de compte',
  'identity.tabTeam': 'Équipe soignante',
  'identity.forgotLink': 'Mot de passe oublié\u202f?',
  'identity.signUpLink': 'Créer un compte',
  'identity.linkLink': 'Recevoir un lien de connexion',
  'identity.signedInAlready': 'Une session est déjà ouverte\u00a0: le lien n’a pas été utilisé.',
  'identity.linkTitle': 'Connexion par lien',
  'identity.linkLead': 'Sans mot de passe\u00a0: un lien est envoyé à votre adresse e-mail.',
  'identity.withPassword': 'Se connecter avec un mot de passe',
};
