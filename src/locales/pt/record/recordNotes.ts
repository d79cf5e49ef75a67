import type { recordNotes as en } from '../../en/record/recordNotes';

export const recordNotes: Record<keyof typeof en, string> = {
  'worklist.nothingOpen': 'Nada a assinalar.',
  'readings.ahead': 'No futuro: relógio incorreto',
  'telemonitoring.unusual': 'Valores invulgares',
  'telemonitoring.confirm': 'Verifiquei: este valor está correto.',
  'telemonitoring.confirmNeeded': 'Verifique o valor invulgar e confirme-o.',
  'telemonitoring.zone': 'Dias e horas no fuso horário do doente: {zone}.',
  'registration.readings': 'Medições pedidas',
  'registration.timesADay':
    '{measure}: {times, plural, one {uma vez} many {# vezes} other {# vezes}} por dia',
  'registration.timesAWeek':
    '{measure}: {times, plural, one {uma vez} many {# vezes} other {# vezes}} por semana',
  'programme.changedUntil': 'até {until}',
  'team.wholeHistory': 'Todo o histórico do processo',
};
