export const conditionFields = {
  'conditions.add': 'Add condition',
  'conditions.label': 'Condition',
  'conditions.status': 'Clinical status',
  'conditions.choose': 'Please choose',
  'conditions.pathologies': 'Pathologies',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof conditionFields, string> {}
}
