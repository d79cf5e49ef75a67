import type { dayField as en } from '../../en/shared/dayField';

export const dayField: Record<keyof typeof en, string> = {
  'dayField.leaf': 'Andere Monate',
  'dayField.pattern': 'TT.MM.JJJJ',
  'dayField.open': 'Kalender öffnen',
  'dayField.openOf': 'Kalender: {field}',
  'dayField.calendar': 'Datum auswählen',
  'dayField.calendarFailed': 'Der Kalender konnte nicht geladen werden. Geben Sie das Datum von Hand ein.',
  'dayField.previousMonth': 'Vorheriger Monat',
  'dayField.nextMonth': 'Nächster Monat',
  'dayField.month': 'Monat',
  'dayField.year': 'Jahr',
  'dayField.isToday': 'heute',
  'dayField.isChosen': 'ausgewählt',
  'dayField.unreadable':
    '{field}: „{typed}“ ist kein Datum. Geben Sie Tag, Monat und Jahr an, zum Beispiel {example}.',
  'dayField.impossible':
    '{field}: Das Datum „{typed}“ gibt es nicht. Geben Sie ein existierendes Datum an, den Tag vor dem Monat, zum Beispiel {example}.',
  'dayField.tooEarly': 'Wählen Sie den {day} oder einen späteren Tag.',
  'dayField.tooLate': 'Wählen Sie den {day} oder einen früheren Tag.',
  'dayField.time': 'Uhrzeit: {field}',
};
