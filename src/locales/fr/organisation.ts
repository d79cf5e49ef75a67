import type { organisation as en } from '../en/organisation';

export const organisation: Record<keyof typeof en, string> = {
  'organisation.signIn': 'Se connecter avec votre organisation',
  'organisation.or': 'ou',
  'organisation.leading': 'Ouverture de la connexion…',
  'organisation.returning': 'Finalisation de la connexion…',
  'organisation.leaving': 'Déconnexion…',
  'organisation.unreachable':
    'La connexion de votre organisation est injoignable. Réessayez, ou connectez-vous avec votre adresse e-mail et votre mot de passe.',
  'organisation.notLoaded': 'La connexion avec votre organisation n’a pas pu être chargée.',
  'organisation.misconfigured':
    'La connexion avec votre organisation est mal configurée. Prévenez votre administrateur.',
  'organisation.insecure': 'La connexion avec votre organisation exige une adresse qui commence par https.',
  'organisation.refused':
    'La connexion de votre organisation a été annulée ou refusée. Vous n’êtes pas connecté.',
  'organisation.again': 'Votre organisation vous demande de vous connecter à nouveau.',
  'organisation.stale': 'Cette connexion a été commencée ailleurs ou a déjà servi. Recommencez.',
  'organisation.failed': 'La connexion avec votre organisation n’a pas pu aboutir. Recommencez.',
  'organisation.unknownAccount':
    'Votre organisation vous connaît, mais votre compte n’est pas connu ici. Demandez à votre administrateur de l’ajouter, ou connectez-vous avec un autre.',
  'organisation.stillOpen':
    'Vous êtes déconnecté ici, mais votre organisation n’a pas pu être prévenue. Sur un ordinateur partagé, fermez le navigateur.',
};
