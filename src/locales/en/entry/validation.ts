/** What is wrong with an entry, as far as it may be said before anybody has signed in. */
export const validation = {
  'validation.required': 'Fill in this field.',
  'validation.tooLong': 'This is too long.',
  'validation.invalid': 'This value is not valid.',
  'validation.unknownWord': 'This version does not recognise this value and must not overwrite it.',
  'validation.instant': 'Give a date and time.',
  'validation.date': 'Give an existing date.',
  'validation.timeOfDay': 'Give a time between 00:00 and 23:59.',
  'validation.number': 'Give a number in digits, for example 72 or 72.5.',
  'validation.numberAmbiguous':
    'This can be read in two ways. Write it without a thousands separator, for example 1234 or 1.5.',
  'validation.wholeNumber': 'Give a whole number.',
  'validation.outOfRange': 'Only values from {min, number} to {max, number} can be recorded here.',
  'validation.email': 'Give an email address, for example name@clinic.example.',
  'validation.phone': 'Give a telephone number: digits, spaces, + - ( ) / and full stops.',
  'validation.passwordShort': 'Use at least 10 characters.',
  'validation.passphraseShort': 'The passphrase needs at least 12 characters.',
  'validation.passwordGuessable':
    'This is among the first passwords that would be tried. Use a longer or less common one, without your address.',
  'validation.passwordWrong': 'This is not your current password.',
  'validation.code': 'Give the eight letters and digits of the code, such as K7QM-2XWP.',
  'validation.codeWrong': 'This code is wrong or no longer valid.',
  'validation.answerShort': 'Give an answer of at least three letters or digits.',
  'validation.answersWrong': 'The answers do not match those saved.',
  'validation.questionsDiffer': 'Choose two different questions.',
  'validation.picture': 'Choose a JPEG, PNG or WebP picture.',
  'validation.tooShort': 'This is too short: at least {min, number} characters.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof validation, string> {}
}
