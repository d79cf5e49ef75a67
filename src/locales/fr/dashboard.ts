import type { dashboard as en } from '../en/dashboard';

export const dashboard: Record<keyof typeof en, string> = {
  'dashboard.title': 'Tableau de bord',
  'dashboard.updated': 'État à {time}',
  'dashboard.triage': 'Patients par urgence',
  'dashboard.showAll': 'Tout afficher ({count, number})',
  'dashboard.nobodyUrgent': 'Aucun patient au niveau critique ou élevé.',
  'dashboard.nobodyUrgentText': 'Les nouvelles alertes apparaissent ici d’elles-mêmes.',
  'dashboard.silent': 'Aucun envoi depuis 3 jours',
  'dashboard.nobodySilent': 'Tous ont envoyé des données ces 3 derniers jours.',
  'dashboard.openAlerts': 'Alertes actives',
  'dashboard.noAlerts': 'Aucune alerte active.',
  'dashboard.oldest': 'la plus ancienne\u00a0: {when}',
  'dashboard.unacknowledged':
    '{count, plural, =0 {toutes prises en compte} one {# non prise en compte} many {# non prises en compte} other {# non prises en compte}}',
  'dashboard.control': 'Pression artérielle à domicile dans la cible',
  'dashboard.controlText':
    '{good, number} patients sur {all, number} ayant assez de mesures ont une moyenne sur 7 jours sous leur cible.',
  'dashboard.fluid': 'Boissons dans la cible hier',
  'dashboard.fluidMinimum': 'Plans avec minimum\u00a0: {good, number} sur {all, number}',
  'dashboard.fluidMaximum': 'Plans avec maximum\u00a0: {good, number} sur {all, number}',
  'dashboard.fluidRange': 'Plans avec plage\u00a0: {good, number} sur {all, number}',
  'dashboard.fluidUnknown':
    '{count, plural, one {# jour inconnu et non compté} many {# de jours inconnus et non comptés} other {# jours inconnus et non comptés}}',
  'dashboard.noBase': 'Pas assez de mesures pour conclure.',
  'dashboard.alertCount':
    '{count, plural, one {# alerte active} many {# d’alertes actives} other {# alertes actives}}',
};
