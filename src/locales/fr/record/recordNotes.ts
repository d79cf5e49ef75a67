import type { recordNotes as en } from '../../en/record/recordNotes';

export const recordNotes: Record<keyof typeof en, string> = {
  'worklist.nothingOpen': 'Rien à signaler.',
  'readings.ahead': 'Dans le futur\u00a0: horloge incorrecte',
  'telemonitoring.unusual': 'Valeurs inhabituelles',
  'telemonitoring.confirm': 'J’ai vérifié\u00a0: cette valeur est exacte.',
  'telemonitoring.confirmNeeded': 'Vérifiez la valeur inhabituelle et confirmez-la.',
  'telemonitoring.zone': 'Jours et heures dans le fuseau horaire du patient\u00a0: {zone}.',
  'registration.readings': 'Mesures demandées',
  'registration.timesADay':
    '{measure}\u00a0: {times, plural, one {une fois} many {# fois} other {# fois}} par jour',
  'registration.timesAWeek':
    '{measure}\u00a0: {times, plural, one {une fois} many {# fois} other {# fois}} par semaine',
  'programme.changedUntil': 'jusqu’au {until}',
  'team.wholeHistory': 'Tout l’historique du dossier',
};
