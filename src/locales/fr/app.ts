import type { app as en } from '../en/app';

export const app: Record<keyof typeof en, string> = {
  'app.dashboard': 'Tableau de bord',
  'app.userCategory': 'Catégories de patients',
  'app.users': 'Patients',
  'app.staff': 'Personnel',
  'app.patient': 'Dossier patient',
  'app.telemonitoring': 'Télésurveillance',
  'app.audit': 'Journal d’audit',
  'app.patientHistory': 'Historique du dossier',
  'app.patientAlerts': 'Alertes du dossier',
  'app.patientLimits': 'Limites du dossier',
  'app.patientFluid': 'Plan de boissons',
  'app.patientConditions': 'Diagnostics du patient',
  'app.patientTeam': 'Équipe médicale du patient',
  'app.patientProfile': 'Profil du patient',
  'app.patientRegistration': 'Inscription du patient',
  'app.directory': 'Annuaire',
  'app.patientTreatment': 'Fiche de traitement',
  'app.fluidPlanner': 'Plan hydrique',
  'app.fluidPlan': 'Un plan hydrique',
  'app.newFluidPlan': 'Nouveau plan hydrique',
  'app.medicine': 'Médicaments',
  'app.patientMedicines': 'Médicaments du dossier',
  'app.allocateMedicine': 'Attribuer un médicament',
  'app.patientMedicine': 'Médicament du dossier',
  'app.education': 'Éducation thérapeutique',
  'app.educationPost': 'Article',
  'app.newEducationPost': 'Nouvel article',
  'app.patientEducation': 'Éducation du patient',
  'app.questioners': 'Questionnaires',
  'app.questionnaire': 'Questionnaire',
  'app.newQuestionnaire': 'Nouveau questionnaire',
  'app.editQuestionnaire': 'Modifier le questionnaire',
  'app.alerts': 'Alertes',
  'app.alertRules': 'Règles d’alerte',
  'app.alertRule': 'Règle d’alerte',
  'app.newAlertRule': 'Nouvelle règle d’alerte',
  'app.general': 'Général',
  'app.socialLinks': 'Réseaux sociaux',
  'app.serverSetting': 'Réglages du serveur',
  'app.terms': 'Conditions d’utilisation',
  'app.notifications': 'Notifications',
  'app.profile': 'Profil',
  'app.notAuthorized': 'Accès non autorisé',
  'app.notFound': 'Page introuvable',
  'app.comingSoon': 'Bientôt disponible',
  'app.serverError': 'Erreur du serveur',
  'app.maintenance': 'Maintenance',

  'app.toDashboard': 'Aller au tableau de bord',
  'app.toSignIn': 'Aller à la connexion',

  'app.notAuthorizedLead':
    'Votre rôle ne donne pas accès à cette page. Si vous en avez besoin pour votre travail, adressez-vous à l’administration.',
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
  'app.storage.replaced':
    'Toutes les données ont été remplacées à partir d’un fichier. Rechargez cette page pour qu’il n’y reste rien d’ancien.',
  'app.storage.duties':
    'Les alertes ne sont pas tenues à jour en ce moment\u00a0: escalades, rappels et alertes sur des mesures manquantes peuvent tarder pour certains patients. Rechargez cette page\u202f; si le message revient, vérifiez vous-même les patients et prévenez votre administrateur.',
  'app.typedBeforeReload':
    'Une partie de cette page appartient à une version plus récente et n’a pas pu être chargée. Rien n’a été rechargé car vous avez saisi quelque chose\u00a0: enregistrez, puis rechargez la page.',
  'app.storage.superseded':
    'Une version plus récente de l’application est ouverte dans un autre onglet. Rechargez cette page.',
  'app.storage.deleted':
    'Les données de ce navigateur ont été supprimées de l’extérieur. Le centre d’exemple est recréé.',
  'app.storage.terminated': 'Le navigateur a fermé la base de données. Réessayez.',
  'app.storage.blocked':
    'Un autre onglet utilise une version plus ancienne et retient la base de données. Fermez cet onglet.',
  'app.dismiss': 'Masquer',
  'app.messages': 'Messages',
  'app.badConfiguration': 'La configuration n’est pas valide',
  'app.badConfigurationLead':
    'Ces réglages doivent être corrigés avant que l’application puisse démarrer\u00a0:',
  'app.patientQuestionnaires': 'Questionnaires du patient',
  'app.answerQuestionnaire': 'Remplir un questionnaire',
  'app.patientAnswer': 'Réponses du patient',
};
