import type { dayField as en } from '../../en/shared/dayField';

export const dayField: Record<keyof typeof en, string> = {
  'dayField.leaf': 'Outros meses',
  'dayField.pattern': 'dd/mm/aaaa',
  'dayField.open': 'Abrir o calendário',
  'dayField.openOf': 'Calendário: {field}',
  'dayField.calendar': 'Escolher uma data',
  'dayField.calendarFailed': 'Não foi possível carregar o calendário. Escreva a data.',
  'dayField.previousMonth': 'Mês anterior',
  'dayField.nextMonth': 'Mês seguinte',
  'dayField.month': 'Mês',
  'dayField.year': 'Ano',
  'dayField.isToday': 'hoje',
  'dayField.isChosen': 'escolhido',
  'dayField.unreadable': '{field}: «{typed}» não é uma data. Indique dia, mês e ano, por exemplo {example}.',
  'dayField.impossible':
    '{field}: a data «{typed}» não existe. Indique uma data existente, o dia antes do mês, por exemplo {example}.',
  'dayField.tooEarly': 'Escolha {day} ou um dia posterior.',
  'dayField.tooLate': 'Escolha {day} ou um dia anterior.',
  'dayField.time': 'Hora: {field}',
};
