import type { staff as en } from '../../en/staff/staff';

export const staff: Record<keyof typeof en, string> = {
  'staff.lead':
    '{people, plural, one {# personne} many {# de personnes} other {# personnes}}{waiting, plural, =0 {} one {, # en attente d’un rôle} many {, # en attente d’un rôle} other {, # en attente d’un rôle}}{invited, plural, =0 {} one {, # invitée} many {, # invitées} other {, # invitées}}.',
  'staff.invite': 'Inviter',
  'staff.filters': 'Filtrer le personnel',
  'staff.search': 'Rechercher par nom ou e-mail',
  'staff.shown': '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
  'staff.caption': 'Personnes qui utilisent l’application, celles qui attendent un rôle en premier',
  'staff.columnName': 'Nom',
  'staff.columnEmail': 'E-mail',
  'staff.columnRole': 'Rôle',
  'staff.columnState': 'État',
  'staff.columnLastSignIn': 'Dernière connexion',
  'staff.you': 'Vous',
  'staff.never': 'Jamais',
  'staff.noRole': 'Aucun rôle',
  'staff.waiting': 'En attente d’un rôle',
  'staff.invited': 'Invitation envoyée',
  'staff.active': 'Actif',
  'staff.inactive': 'Désactivé',
  'staff.emptyTitle': 'Personne pour l’instant',
  'staff.emptyText': 'Invitez les personnes avec qui vous travaillez.',
  'staff.noMatchTitle': 'Personne ne correspond aux filtres',
  'staff.noMatchText': 'Vérifiez l’orthographe ou effacez les filtres.',
  'staff.giveRole': 'Attribuer un rôle',
  'staff.changeRole': 'Changer le rôle',
  'staff.deactivate': 'Désactiver',
  'staff.reactivate': 'Réactiver',
  'staff.sendAgain': 'Renvoyer l’invitation',
  'staff.sentAgain': 'L’invitation a été renvoyée à {name}.',
  'staff.inviteTitle': 'Inviter une personne',
  'staff.inviteLead':
    'La personne reçoit un lien qui lui permet de choisir son mot de passe. Il est valable {days, plural, one {# jour} many {# de jours} other {# jours}}.',
  'staff.firstName': 'Prénom',
  'staff.lastName': 'Nom',
  'staff.sendInvitation': 'Envoyer l’invitation',
  'staff.invitationSent': 'L’invitation à {name} est envoyée.',
  'staff.mayUser':
    'Travaille avec les patients\u00a0: liste de travail, dossiers, mesures, alertes et plans.',
  'staff.mayAdmin':
    'Tout ce que peut faire l’équipe soignante, plus les catégories, les réglages et cette liste du personnel.',
  'staff.roleTitle': 'Rôle de {name}',
  'staff.gainsPatients': '{name} obtient l’accès à tous les patients, à leurs mesures et à leurs alertes.',
  'staff.gainsAll':
    '{name} obtient l’accès à tous les patients, aux catégories et aux réglages, et à cette liste avec les rôles de chacun.',
  'staff.gainsAdmin':
    '{name} obtient l’accès aux catégories, aux réglages et à cette liste, et peut attribuer et retirer des rôles.',
  'staff.losesAdmin':
    '{name} perd l’accès aux catégories, aux réglages et à cette liste. L’accès aux patients est conservé.',
  'staff.effectAtOnce': 'Cela prend effet immédiatement, y compris dans les sessions ouvertes.',
  'staff.sameRole': 'La personne a déjà ce rôle. Choisissez l’autre ou annulez.',
  'staff.roleGiven': '{name} a maintenant le rôle\u00a0: {role}.',
  'staff.ownRole':
    'C’est votre propre compte. Vous perdez immédiatement l’accès à cette liste, et seul un autre administrateur peut vous rendre le rôle.',
  'staff.deactivateTitle': 'Désactiver {name}\u202f?',
  'staff.deactivateText':
    'Ses sessions prennent fin immédiatement et la connexion n’est plus possible. Ce que la personne a saisi est conservé. Vous pouvez réactiver le compte à tout moment.',
  'staff.ownAccount':
    'C’est votre propre compte. Votre session prend fin immédiatement, et seul un autre administrateur pourra vous redonner accès.',
  'staff.deactivated': '{name} ne peut plus se connecter.',
  'staff.reactivateTitle': 'Réactiver {name}\u202f?',
  'staff.reactivateText': 'La personne pourra se reconnecter, avec ce rôle\u00a0: {role}.',
  'staff.reactivated': '{name} peut de nouveau se connecter.',
  'staff.changedTo': '{field}\u00a0: {after} (avant\u00a0: {before})',
  'staff.sameAsBefore': 'Le rôle et l’état n’ont pas changé.',
  'staff.choiceKept': 'Votre choix est conservé\u00a0: confirmez-le encore une fois ou annulez.',
};
