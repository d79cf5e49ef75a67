/** What of enrolment is said by the server. */
export const enrolment = {
  'errors.duplicatePatient':
    'A similar patient already exists. Compare them, and give the reason this is another person.',
  'errors.enrolmentOver': 'This registration is finished: the patient is enrolled.',
  'validation.name': 'Letters and signs are welcome; control characters and digits alone are no name.',
  'validation.oneName': 'One name only? Please check that nothing is missing.',
  'validation.mobileCode': 'Begin with the country code, for example +49\u00a0170\u00a01234567.',
  'validation.pinCode': 'This is not a postal code of this country.',
  'validation.age': 'This is more than 120 years ago.',
  'validation.minor': 'Younger than 18: limits and plans for adults may not fit. Please check.',
  'validation.awakeHours': 'Between waking and sleeping there must be 8 to 22 hours.',
  'validation.awakeShort': 'Fewer than 12 hours awake. Please check.',
  'validation.dryWeightMissing':
    'Without a dry weight, fluid overload cannot be detected from the weight. Please check.',
  'validation.teamEmpty': 'No member of the medical team is entered. Please check.',
  'validation.readingNeeded': 'Request at least one reading.',
  'validation.enrolmentOverlap':
    'A medicine above is the same or contains the same ingredient. Give the reason for both.',
  'validation.consent': 'A patient cannot be enrolled without consent.',
  'validation.noTerms': 'No terms are in force. An administrator publishes them under Settings.',
  'validation.termsNewer': 'Newer terms are now in force. Show them to the patient and ask again.',
  'validation.termsLater': 'These terms were not yet in force on that day.',
  'validation.duplicateReason':
    'Compare with the patients shown, and give the reason this is another person.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof enrolment, string> {}
}
