export const allergies = {
  'allergies.edit': 'Change allergy',
  'allergies.add': 'Add allergy',
  'allergies.substance': 'Substance or class',
  'allergies.category': 'Category',
  'allergies.category_medication': 'Medicine',
  'allergies.category_food': 'Food',
  'allergies.category_environment': 'Environment',
  'allergies.category_biologic': 'Biological product',
  'allergies.type': 'Allergy or intolerance',
  'allergies.type_allergy': 'Allergy',
  'allergies.type_intolerance': 'Intolerance',
  'allergies.criticality': 'Risk of a next reaction',
  'allergies.reactions': 'Reactions',
  'allergies.reaction': 'Reaction',
  'allergies.reactionHint': 'For example rash or anaphylaxis',
  'allergies.reactionSeverity': 'Severity of the reaction',
  'allergies.addReaction': 'Add reaction',
  'allergies.removeReaction': 'Remove reaction {number, number}',
  'allergies.reactionText': '{reaction} ({severity})',
  'allergies.onset': 'Known since',
  'allergies.onsetGiven': 'The other system says {point}. A day chosen here replaces it.',
  'allergies.unrecordedText':
    'Nobody has recorded whether this patient has allergies. Ask, and record either what they are allergic to or that none is known.',
  'allergies.sayNone_any': 'Record: no known allergies',
  'allergies.sayNone_medication': 'Record: no known drug allergies',
  'allergies.noneTitle': 'Record “{statement}”?',
  'allergies.noneText':
    'The head of the record will say so until an allergy is added. Record it only after the patient or their papers were asked.',
  'allergies.noneConfirm': 'Record',
  'allergies.resolve': 'No longer applies',
  'allergies.resolveOne': '{label}: no longer applies',
  'allergies.resolveTitle': 'Does {label} no longer apply?',
  'allergies.resolveText':
    'It will no longer warn where a medicine is given. It stays in the list of past entries, and can be made active again.',
  'allergies.resolved': '{label} is marked as resolved.',
  'allergies.filters': 'Filter allergies',
  'allergies.search': 'Search by substance, code or reaction',
  'allergies.searchHint': 'Substance, code, reaction',
  'allergies.shown': '{count, plural, one {# entry} other {# entries}}',
  'allergies.emptyTitle': 'Nothing recorded',
  'allergies.emptyText': 'That nothing is recorded does not mean that there are no allergies.',
  'allergies.noMatchTitle': 'No entry matches',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof allergies, string> {}
}
