export const patientProfile = {
  'patientProfile.show': 'Show the social security number',
  'patientProfile.hidden': 'Hidden until it is shown',
  'patientProfile.bodyMass': 'Body mass index: {figure}\u00a0kg/m²',
  'patientProfile.bodyMassAge': 'Under 18 it is interpreted by age and sex.',
  'patientProfile.weightHint': 'Only to correct the profile.',
  'patientProfile.newReading': 'Record a new reading instead',
  'patientProfile.dayHint':
    'A different wake-up time or time zone shifts the start of this patient’s days, also for data already recorded.',
  'patientProfile.categoryOwn': 'An administrator moves patients to another category.',
  'patientProfile.categoryMoves': 'The rules of the new category apply as soon as this is saved.',
  'patientProfile.careTitle': 'Care',
  'patientProfile.pathologiesAt': 'Set under Medical conditions, together with the condition',
  'patientProfile.saved': 'The profile is saved.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof patientProfile, string> {}
}
