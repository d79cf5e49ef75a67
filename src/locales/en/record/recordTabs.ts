export const recordTabs = {
  'alertRules.tabLimits': 'Limits',
  'fluidRecord.tab': 'Fluid',
  'medicines.tab': 'Medicines',
  'answering.tab': 'Questionnaires',
  'education.tab': 'Education',
  'treatment.tab': 'Treatment',
  'conditions.tab': 'Conditions',
  'programme.tab': 'Registration',
  'team.tab': 'Medical team',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof recordTabs, string> {}
}
