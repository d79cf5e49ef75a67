export const validation = {
  'validation.required': 'Fill in this field.',
  'validation.tooLong': 'This is too long.',
  'validation.invalid': 'This value is not valid.',
  'validation.instant': 'Give a date and time.',
  'validation.date': 'Give an existing date.',
  'validation.timeOfDay': 'Give a time between 00:00 and 23:59.',
  'validation.bothPressures': 'Give both systolic and diastolic pressure.',
  'validation.outcome': 'Choose an outcome.',
  'validation.noteRequired':
    'Say in a note what was done: a high or critical alert cannot be closed without one.',
  'validation.number': 'Give a number in digits, for example 72 or 72.5.',
  'validation.numberAmbiguous':
    'This can be read in two ways. Write it without a thousands separator, for example 1234 or 1.5.',
  'validation.wholeNumber': 'Give a whole number.',
  'validation.tooManyDecimals': 'Give at most {decimals, plural, one {# decimal} other {# decimals}}.',
  'validation.outOfRange': 'Only values from {min, number} to {max, number} can be recorded here.',
  'validation.pressureOrder': 'Systolic pressure must be higher than diastolic.',
  'validation.inFuture': 'This time is more than {minutes, number} minutes in the future.',
  'validation.beforeBirth': 'This is before the date of birth.',
  'validation.dayTotal': 'With this, the day would come to more than {dayMax, number} mL.',
  'validation.checkLow': 'Unusually low: below {softMin, number}. Please check.',
  'validation.checkHigh': 'Unusually high: above {softMax, number}. Please check.',
  'validation.checkPulsePressure':
    'Systolic and diastolic are unusually close or far apart (usual: {pulsePressureMin, number} to {pulsePressureMax, number} mmHg). Please check.',
  'validation.checkWeightChange':
    'The weight changed by more than {kg, number} kg within 24 hours. Please check.',
  'validation.checkDayTotal': 'With this, the day comes to more than {daySoftMax, number} mL. Please check.',
  'validation.checkOld': 'This time is more than {days, number} days ago. Please check.',
  'validation.timeSkipped': 'The clocks went forward: this time did not exist on that day.',
  'validation.timeRepeated': 'The clocks went back: this time came twice that day. The first is meant.',
};
