import type { app as en } from '../../en/entry/app';

export const app: Record<keyof typeof en, string> = {
  'app.notAuthorized': 'Accès non autorisé',
  'app.notFound': 'Page introuvable',
  'app.comingSoon': 'Bientôt disponible',
  'app.serverError': 'Erreur du serveur',
  'app.maintenance': 'Maintenance',

  'app.toDashboard': 'Aller au tableau de bord',
  'app.toSignIn': 'Aller à la connexion',

  'app.notAuthorizedLead':
    'Votre rôle ne donne pas accès à cette page. Si vous en avez besoin pour votre travail, adressez-vous à un administrateur.',
  'app.notFoundLead':
    'Aucune page n’existe à cette adresse. Elle a peut-être été déplacée, ou le lien était incomplet.',

  'app.crashTitle': 'Cette page ne fonctionne plus',
  'app.crashLead': 'Tout le reste fonctionne. Réessayez la page ou poursuivez ailleurs.',
  'app.crashAllTitle': 'L’application ne fonctionne plus',
  'app.crashAllLead': 'Rechargez la page pour continuer. Ce qui a été enregistré est conservé.',
  'app.staleTitle': 'Cette page n’a pas pu être chargée',
  'app.staleLead':
    'Une version plus récente a peut-être été installée, ou la connexion est interrompue. Rechargez pour continuer.',
  'app.reload': 'Recharger',
  'app.unexpected': 'Une erreur inattendue s’est produite. L’affichage n’est peut-être pas à jour.',
  'app.settingsNotKept':
    'Ce navigateur n’enregistre rien. Vos réglages restent valables jusqu’à ce que vous quittiez la page.',
  'app.storage.superseded':
    'Une version plus récente de l’application est ouverte dans un autre onglet. Rechargez cette page.',
  'app.storage.deleted': 'Les données de ce navigateur ont été supprimées de l’extérieur. Rechargez la page.',
  'app.storage.terminated': 'Le navigateur a fermé la base de données. Réessayez.',
  'app.storage.blocked':
    'Un autre onglet utilise une version plus ancienne et retient la base de données. Fermez cet onglet.',
  'app.dismiss': 'Masquer',
  'app.messages': 'Messages',
  'app.badConfiguration': 'La configuration n’est pas valide',
  'app.badConfigurationLead':
    'Ces réglages doivent être corrigés avant que l’application puisse démarrer\u00a0:',
  'app.typedBeforeReload':
    'Une partie de cette page appartient à une version plus récente et n’a pas pu être chargée. Rien n’a été rechargé car vous avez saisi quelque chose\u00a0: enregistrez, puis rechargez la page.',
};
