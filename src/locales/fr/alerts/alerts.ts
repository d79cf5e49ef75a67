import type { alerts as en } from '../../en/alerts/alerts';

export const alerts: Record<keyof typeof en, string> = {
  'alerts.title': 'Alertes',
  'alerts.leadCritical':
    '{count, plural, one {# alerte critique est ouverte, depuis {since}.} many {# d’alertes critiques sont ouvertes, la plus ancienne depuis {since}.} other {# alertes critiques sont ouvertes, la plus ancienne depuis {since}.}}',
  'alerts.leadNoCritical':
    '{count, plural, =0 {Aucune alerte n’est ouverte.} one {Aucune alerte critique n’est ouverte\u202f; # alerte d’un autre niveau l’est.} many {Aucune alerte critique n’est ouverte\u202f; # d’alertes d’autres niveaux le sont.} other {Aucune alerte critique n’est ouverte\u202f; # alertes d’autres niveaux le sont.}}',
  'alerts.notEmergency':
    'Ce service n’est pas un service d’urgence. En cas d’urgence, appelez le numéro d’urgence local.',
  'alerts.filters': 'Filtrer les alertes',
  'alerts.search': 'Rechercher par nom de patient',
  'alerts.searchHint': 'Nom du patient',
  'alerts.shown': '{count, plural, one {# alerte} many {# d’alertes} other {# alertes}}',
  'alerts.namesMissing':
    '{count, plural, one {Le nom d’un patient n’a pas pu être chargé.} many {Les noms de # patients n’ont pas pu être chargés.} other {Les noms de # patients n’ont pas pu être chargés.}}',
  'alerts.hidden':
    '{count, plural, one {# alerte ouverte critique ou élevée ne figure pas dans cette liste.} many {# d’alertes ouvertes critiques ou élevées ne figurent pas dans cette liste.} other {# alertes ouvertes critiques ou élevées ne figurent pas dans cette liste.}}',
  'alerts.showHidden': 'Tout afficher',
  'alerts.caption': 'Alertes, les plus urgentes puis les plus anciennes d’abord',
  'alerts.columnPatient': 'Patient',
  'alerts.columnRule': 'Alerte',
  'alerts.columnObserved': 'Observé',
  'alerts.columnStarted': 'Début',
  'alerts.columnRepeats': 'Répétitions',
  'alerts.columnOwner': 'Responsable',
  'alerts.nobody': 'Personne',
  'alerts.emptyTitle': 'Aucune alerte',
  'alerts.emptyText':
    'Les nouvelles mesures sont évaluées à leur arrivée. Les alertes qu’elles déclenchent apparaissent ici.',
  'alerts.noMatchTitle': 'Aucune alerte ne correspond aux filtres',
  'alerts.patientActive': 'Alertes actives',
  'alerts.patientPast': 'Alertes antérieures',
  'alerts.patientLead':
    '{count, plural, =0 {Aucune alerte n’est active.} one {# alerte est active.} many {# d’alertes sont actives.} other {# alertes sont actives.}}',
  'alerts.patientNoneActive': 'Aucune alerte active',
  'alerts.patientNonePast': 'Aucune alerte antérieure',
  'alerts.columnLast': 'Dernier événement',
  'alerts.columnLatest': 'Dernière valeur',
  'alerts.raised': 'Alerte déclenchée',
  'alerts.raisedWhen': 'alerte déclenchée le {when}',
  'alerts.columnLastShort': 'Dernier',
  'alerts.columnDue': 'Escalade',
  'alerts.chooseRow': 'Sélectionner l’alerte de {patient}',
  'alerts.folded': '+{count, number} de plus',
  'alerts.repeats': '{count, plural, one {répétée une fois} many {répétée # de fois} other {répétée # fois}}',
  'alerts.untilTime': 'jusqu’au {when}',
  'alerts.unclosedCount':
    '{count, plural, one {# alerte prise en charge depuis plus d’un jour n’est pas clôturée.} many {# d’alertes prises en charge depuis plus d’un jour ne sont pas clôturées.} other {# alertes prises en charge depuis plus d’un jour ne sont pas clôturées.}}',
  'alerts.age': 'En attente',
  'alerts.olderHours':
    '{hours, plural, one {depuis plus de # heure} many {depuis plus de # d’heures} other {depuis plus de # heures}}',
  'alerts.olderDays':
    '{days, plural, one {depuis plus de # jour} many {depuis plus de # de jours} other {depuis plus de # jours}}',
  'alerts.attention': 'À surveiller',
  'alerts.mine': 'Les miennes',
  'alerts.searched': 'Nom',
  'alerts.filterIs': '{filter}\u00a0: {value}',
  'alerts.moreFilters': 'Plus de filtres',
  'alerts.columns': 'Colonnes',
  'alerts.bulk': 'Alertes sélectionnées',
  'alerts.chosen':
    '{count, plural, one {# alerte sélectionnée} many {# d’alertes sélectionnées} other {# alertes sélectionnées}}',
  'alerts.chooseNone': 'Tout désélectionner',
  'alerts.bulkOpen': '{action}…',
  'alerts.bulkTitle': '{action}\u00a0: {count, plural, one {# alerte} many {# d’alertes} other {# alertes}}',
  'alerts.bulkExcluded':
    '{count, plural, one {# alerte n’est pas concernée\u00a0:} many {# d’alertes ne sont pas concernées\u00a0:} other {# alertes ne sont pas concernées\u00a0:}}',
  'alerts.bulkFailed':
    '{count, plural, one {# alerte n’a pas pu être modifiée et reste sélectionnée\u00a0:} many {# d’alertes n’ont pas pu être modifiées et restent sélectionnées\u00a0:} other {# alertes n’ont pas pu être modifiées et restent sélectionnées\u00a0:}}',
  'alerts.bulkAcknowledged':
    '{count, plural, one {# alerte acquittée.} many {# d’alertes acquittées.} other {# alertes acquittées.}}',
  'alerts.bulkAssigned':
    '{count, plural, one {# alerte attribuée.} many {# d’alertes attribuées.} other {# alertes attribuées.}}',
  'alerts.bulkSnoozed':
    '{count, plural, one {# alerte mise en veille.} many {# d’alertes mises en veille.} other {# alertes mises en veille.}}',
  'alerts.bulkResolved':
    '{count, plural, one {# alerte clôturée.} many {# d’alertes clôturées.} other {# alertes clôturées.}}',
  'alerts.waiting':
    '{count, plural, one {# nouvelle alerte} many {# de nouvelles alertes} other {# nouvelles alertes}}',
  'alerts.showWaiting': 'Les afficher',
  'alerts.fileName': 'alertes',
  'alerts.printed': 'Alertes\u00a0: {shown, number} sur {all, number}, état au {time}, imprimé par {who}.',
  'alerts.exported':
    '{count, plural, one {# alerte exportée.} many {# d’alertes exportées.} other {# alertes exportées.}}',
  'alerts.dueNext': 'Escalade prévue',
  'alerts.broughtToMe': 'Transmises à moi',
  'alerts.partOfAlerts':
    '{count, plural, one {Seule # alerte a pu être chargée} many {Seules # d’alertes ont pu être chargées} other {Seules # alertes ont pu être chargées}}. Tous les nombres et listes ne concernent que {count, plural, one {celle-ci} many {celles-ci} other {celles-ci}}\u202f; les autres et les changements récents sont inconnus.',
};
