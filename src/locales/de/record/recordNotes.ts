import type { recordNotes as en } from '../../en/record/recordNotes';

export const recordNotes: Record<keyof typeof en, string> = {
  'worklist.nothingOpen': 'Nichts Auffälliges.',
  'readings.ahead': 'In der Zukunft: Uhr geht falsch',
  'telemonitoring.unusual': 'Ungewöhnliche Werte',
  'telemonitoring.confirm': 'Ich habe geprüft: Der Wert stimmt.',
  'telemonitoring.confirmNeeded': 'Prüfen Sie den ungewöhnlichen Wert und bestätigen Sie ihn.',
  'telemonitoring.zone': 'Tage und Uhrzeiten in der Zeitzone des Patienten: {zone}.',
  'registration.readings': 'Angeforderte Messwerte',
  'registration.timesADay': '{measure}: {times, plural, one {einmal} other {#-mal}} täglich',
  'registration.timesAWeek': '{measure}: {times, plural, one {einmal} other {#-mal}} pro Woche',
  'programme.changedUntil': 'bis {until}',
  'team.wholeHistory': 'Gesamter Verlauf der Akte',
};
