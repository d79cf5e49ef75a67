/** Dates that are typed or chosen from a calendar. */
export const dayField = {
  'dayField.leaf': 'Other months',
  'dayField.pattern': 'dd/mm/yyyy',
  'dayField.open': 'Open the calendar',
  'dayField.openOf': 'Calendar: {field}',
  'dayField.calendar': 'Choose a date',
  'dayField.calendarFailed': 'The calendar could not be loaded. Type the date instead.',
  'dayField.previousMonth': 'Previous month',
  'dayField.nextMonth': 'Next month',
  'dayField.month': 'Month',
  'dayField.year': 'Year',
  'dayField.isToday': 'today',
  'dayField.isChosen': 'chosen',
  'dayField.unreadable': '{field}: “{typed}” is not a date. Give day, month and year, for example {example}.',
  'dayField.impossible':
    '{field}: the date “{typed}” does not exist. Give an existing date, day before month, for example {example}.',
  'dayField.tooEarly': 'Choose {day} or a later day.',
  'dayField.tooLate': 'Choose {day} or an earlier day.',
  'dayField.time': 'Time: {field}',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof dayField, string> {}
}
