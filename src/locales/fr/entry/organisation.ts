import type { organisation as en } from '../../en/entry/organisation';

export const organisation: Record<keyof typeof en, string> = {
  'organisation.signIn': 'Se connecter via votre établissement',
  'organisation.or': 'ou',
  'organisation.leading': 'Ouverture de la connexion…',
  'organisation.returning': 'Finalisation de la connexion…',
  'organisation.leaving': 'Déconnexion…',
  'organisation.unreachable':
    'La connexion via votre établissement est injoignable. Réessayez, ou connectez-vous avec votre adresse e-mail et votre mot de passe.',
  'organisation.notLoaded': 'La connexion via votre établissement n’a pas pu être chargée.',
  'organisation.misconfigured':
    'La connexion via votre établissement est mal configurée. Prévenez votre administrateur.',
  'organisation.insecure': 'La connexion via votre établissement exige une adresse qui commence par https.',
  'organisation.refused':
    'La connexion via votre établissement a été annulée ou refusée. Aucune session n’est ouverte.',
  'organisation.again': 'Votre établissement vous demande de vous connecter à nouveau.',
  'organisation.stale': 'Cette connexion a été commencée ailleurs ou a déjà servi. Recommencez.',
  'organisation.failed': 'La connexion via votre établissement n’a pas pu aboutir. Recommencez.',
  'organisation.unknownAccount':
    'Votre établissement vous connaît, mais votre compte n’est pas connu ici. Demandez à votre administrateur de l’ajouter, ou connectez-vous avec un autre.',
  'organisation.stillOpen':
    'Votre session est fermée ici, mais votre établissement n’a pas pu être prévenu. Sur un ordinateur partagé, fermez le navigateur.',
};
