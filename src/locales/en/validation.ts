export const validation = {
  'validation.required': 'Fill in this field.',
  'validation.tooLong': 'This is too long.',
  'validation.invalid': 'This value is not valid.',
  'validation.instant': 'Give a date and time.',
  'validation.date': 'Give an existing date.',
  'validation.timeOfDay': 'Give a time between 00:00 and 23:59.',
  'validation.bothPressures': 'Give both systolic and diastolic pressure.',
  'validation.outcome': 'Choose an outcome.',
  'validation.noteRequired': 'Say in a note what was done: a high or critical alert cannot be closed without one.',
};
