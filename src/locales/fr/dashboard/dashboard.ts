import type { dashboard as en } from '../../en/dashboard/dashboard';

export const dashboard: Record<keyof typeof en, string> = {
  'dashboard.title': 'Tableau de bord',
  'dashboard.updated': 'État à {time}',
  'dashboard.triage': 'Patients par urgence',
  'dashboard.showAll': 'Tout afficher ({count, number})',
  'dashboard.nobodyUrgent': 'Aucun patient au niveau critique ou élevé.',
  'dashboard.nobodyUrgentText': 'Les nouvelles alertes apparaissent ici automatiquement.',
  'dashboard.nobodyYet': 'Personne pour l’instant',
  'dashboard.course': 'évolution sur {days, plural, one {# jour} many {# de jours} other {# jours}}',
  'dashboard.silent': 'Données absentes ou en retard',
  'dashboard.nobodySilent': 'Aucune mesure n’est en retard.',
  'dashboard.openAlerts': 'Alertes ouvertes',
  'dashboard.control': 'Pression artérielle à domicile dans l’objectif aujourd’hui',
  'dashboard.controlText':
    '<g>{good, number}</g> patients sur <a>{all, number}</a> ayant assez de mesures ont une moyenne des 7 derniers jours, aujourd’hui compris, sous leur propre objectif ou, si aucun n’est fixé, sous leur limite d’alerte.',
  'dashboard.fluid': 'Boissons dans l’objectif hier',
  'dashboard.fluidMinimum': 'Plans avec minimum\u00a0: <g>{good, number}</g> sur <a>{all, number}</a>',
  'dashboard.fluidMaximum': 'Plans avec maximum\u00a0: <g>{good, number}</g> sur <a>{all, number}</a>',
  'dashboard.fluidRange': 'Plans avec plage\u00a0: <g>{good, number}</g> sur <a>{all, number}</a>',
  'dashboard.fluidUnknown':
    '<a>{count, plural, one {# jour inconnu et non compté} many {# de jours inconnus et non comptés} other {# jours inconnus et non comptés}}</a>',
  'dashboard.noBase': 'Pas assez de mesures pour conclure.',
  'dashboard.moreTitle': 'Vue d’ensemble du service',
  'dashboard.period': 'Période',
  'dashboard.periodDay': '24\u00a0h',
  'dashboard.periodDays': '{days}\u00a0j',
  'dashboard.level': 'Gravité',
  'dashboard.open': 'Ouvertes',
  'dashboard.waited': '>\u00a0{hours}\u00a0h',
  'dashboard.noOpenAlerts': 'Toutes les alertes sont prises en charge.',
  'dashboard.count': '{count, number}',
  'dashboard.tasks': 'Mes tâches',
  'dashboard.noTasks': 'Aucune alerte ne vous est attribuée.',
  'dashboard.myAlerts': 'Mes alertes, {status}',
  'dashboard.toReview': 'Alertes à revoir (toute l’équipe)',
  'dashboard.unreviewed':
    '{days, plural, one {Non revus depuis 24\u00a0heures} many {Non revus depuis # de jours} other {Non revus depuis # jours}}',
  'dashboard.ofAll': 'Tous les patients',
  'dashboard.ofMine': 'Mes patients',
  'dashboard.controlBy':
    'Dont {own} selon leur propre objectif, {clinic} selon les limites d’alerte du service.',
  'dashboard.controlUnknown':
    '<a>{count, plural, one {# patient} many {# de patients} other {# patients}}</a> non évaluables\u00a0: trop peu de mesures, ou ni objectif ni limite d’alerte pour la moyenne',
  'dashboard.coverage': 'Assez de mesures de la pression',
  'dashboard.coverageText':
    '<g>{good, number}</g> sur <a>{all, number}</a> ont mesuré leur pression au moins {needs, plural, one {# jour} many {# de jours} other {# jours}} sur {days, plural, one {#} many {#} other {#}}',
  'dashboard.pipeline': 'Inclusion',
  'dashboard.activity': 'Activité récente',
  'dashboard.noActivity': 'Aucune modification durant cette période.',
  'dashboard.allActivity': 'Journal complet',
};
