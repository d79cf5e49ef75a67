import type { curves as en } from '../../en/curves/curves';

export const curves: Record<keyof typeof en, string> = {
  'curves.title': 'Le service sur huit semaines',
  'curves.alerts': 'Alertes des 7 derniers jours',
  'curves.raisedAndClosed': '<n>{raised, number}</n> déclenchées <n>{closed, number}</n> clôturées',
  'curves.alertText':
    '{cleared, plural, =0 {Aucune n’a été levée automatiquement.} one {# autre a été levée automatiquement.} many {# d’autres ont été levées automatiquement.} other {# autres ont été levées automatiquement.}}',
  'curves.alertBefore':
    'Les 7 premiers jours affichés\u00a0: {raised, number} déclenchées, {closed, number} clôturées, {cleared, number} levées automatiquement.',
  'curves.alertLabel':
    'Alertes par jour du {firstDay} au {lastDay}\u00a0: au total {raised, number} déclenchées, {closed, number} clôturées et {cleared, number} levées automatiquement',
  'curves.raised': 'Déclenchées',
  'curves.closed': 'Clôturées',
  'curves.cleared': 'Levées automatiquement',
  'curves.fluid': 'Boissons dans l’objectif',
  'curves.pressure': 'Pression artérielle à l’objectif',
  'curves.shareText':
    '{met, number} sur {known, plural, one {# patient} many {# de patients} other {# patients}} le {day}.',
  'curves.pressureText':
    '{met, number} sur {known, plural, one {# patient} many {# de patients} other {# patients}}, selon la moyenne des 7 jours jusqu’au {day}.',
  'curves.shareBefore':
    '{weeks, plural, one {# semaine} many {# de semaines} other {# semaines}} plus tôt\u00a0: {share} ({met, number} sur {known, number}).',
  'curves.shareLabel': '{title}\u00a0: {first} le {firstDay}, {last} le {lastDay}, entre {low} et {high}',
  'curves.shareCell': '{share} ({met, number} sur {known, number})',
  'curves.noShare': 'Rien n’est connu d’aucun patient durant ces semaines.',
  'curves.basis':
    'Jours écoulés uniquement. Boissons selon la consigne du jour\u202f; pression artérielle selon la moyenne de 7 jours et les objectifs d’aujourd’hui. Un jour dont rien n’est connu est omis.',
  'curves.table': 'Afficher en tableau',
  'curves.day': 'Jour',
  'curves.unknown': 'Inconnu',
  'curves.empty': 'Rien à tracer pour l’instant',
  'curves.emptyText': 'Les courbes commencent avec le premier jour écoulé.',
};
