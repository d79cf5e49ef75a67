export const transferred = {
  'audit.field': 'Field',
  'imports.countPatients': '{count, plural, one {# patient} other {# patients}}',
  'imports.countReadings': '{count, plural, one {# reading} other {# readings}}',
  'imports.countConditions': '{count, plural, one {# diagnosis} other {# diagnoses}}',
  'imports.countMedicationRequests': '{count, plural, one {# prescription} other {# prescriptions}}',
  'imports.countDialysisSessions': '{count, plural, one {# dialysis session} other {# dialysis sessions}}',
  'imports.countLabResults': '{count, plural, one {# laboratory result} other {# laboratory results}}',
  'imports.countAllergies': '{count, plural, one {# allergy entry} other {# allergy entries}}',
  'imports.countAllocations': '{count, plural, one {# medicine} other {# medicines}}',
  'imports.countIntakes': '{count, plural, one {# medicine dose} other {# medicine doses}}',
  'imports.countFluidAssignments': '{count, plural, one {# fluid plan} other {# fluid plans}}',
  'imports.countQuestionnaireAssignments':
    '{count, plural, one {# questionnaire given} other {# questionnaires given}}',
  'imports.countQuestionnaireResponses':
    '{count, plural, one {# answered questionnaire} other {# answered questionnaires}}',
  'imports.countArticleAssignments': '{count, plural, one {# post} other {# posts}}',
  'imports.countAlerts': '{count, plural, one {# alert} other {# alerts}}',
  'imports.countAnnotations': '{count, plural, one {# annotation} other {# annotations}}',
  'imports.countWithdrawnReadings':
    '{count, plural, one {# reading entered in error} other {# readings entered in error}}',
  'imports.countEarlierReadings':
    '{count, plural, one {# earlier value of a corrected reading} other {# earlier values of corrected readings}}',
  'imports.countThresholds':
    '{count, plural, one {# limit set for this patient} other {# limits set for this patient}}',
  'imports.countConsents': '{count, plural, one {# consent} other {# consents}}',
  'imports.countProgrammeSteps':
    '{count, plural, one {# step of the programme} other {# steps of the programme}}',
  'imports.careDiffers': 'It is already stored here, with different content.',
  'imports.careStanding': 'The same is already in progress here.',
  'imports.careEnded': 'The patient is no longer in the programme.',
  'imports.careMissing': 'What it belongs to is not stored here.',
  'imports.careOtherText': 'The questionnaire has another wording here, so the answers could be misread.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof transferred, string> {}
}
