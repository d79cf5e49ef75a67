export const questionerList = {
  'questionerBuilder.lead':
    '{published, plural, =0 {Nothing is published} one {# is published} other {# are published}}; {drafts, plural, =0 {no drafts.} one {# draft.} other {# drafts.}}',
  'questionerBuilder.draftsOnly': 'You write drafts. Administrators publish and retire questionnaires.',
  'questionerBuilder.create': 'New questionnaire',
  'questionerBuilder.edit': 'Edit questionnaire',
  'questionerBuilder.toList': 'All questionnaires',
  'questionerBuilder.caption': 'Questionnaires',
  'questionerBuilder.filters': 'Filter questionnaires',
  'questionerBuilder.search': 'Search by name or title',
  'questionerBuilder.shown': '{count, plural, one {# questionnaire} other {# questionnaires}}',
  'questionerBuilder.state': 'State',
  'questionerBuilder.published': 'Published',
  'questionerBuilder.draft': 'Draft',
  'questionerBuilder.retired': 'Retired',
  'questionerBuilder.language': 'Language',
  'questionerBuilder.languages': 'Languages',
  'questionerBuilder.name': 'Name',
  'questionerBuilder.questions': 'Questions',
  'questionerBuilder.revision': 'Version',
  'questionerBuilder.givenTo': 'Patients',
  'questionerBuilder.givenUnknown': 'The number of patients for each questionnaire could not be loaded.',
  'questionerBuilder.updated': 'Changed',
  'questionerBuilder.emptyTitle': 'No questionnaires',
  'questionerBuilder.emptyText':
    'A questionnaire asks patients about symptoms and daily life, and can calculate scores from the answers.',
  'questionerBuilder.noMatchTitle': 'No questionnaire matches the filters',
  'questionerBuilder.noMatchText': 'Search for something else, or clear the filters.',

  'questionerBuilder.actionFor': '{action}: {name}',
  'questionerBuilder.duplicate': 'Duplicate',
  'questionerBuilder.publish': 'Publish',
  'questionerBuilder.retire': 'Retire',
  'questionerBuilder.remove': 'Delete draft',
  'questionerBuilder.publishTitle': 'Publish “{name}”?',
  'questionerBuilder.publishText':
    'It becomes version {number, number} and can be given to patients. A published version cannot be changed.',
  'questionerBuilder.publishNotYet':
    'It cannot be published yet: {count, plural, one {# problem must be corrected.} other {# problems must be corrected.}}',
  'questionerBuilder.toProblems': 'Show what is wrong',
  'questionerBuilder.publishDone': '{name}: published.',
  'questionerBuilder.retireTitle': 'Retire “{name}”?',
  'questionerBuilder.retireText':
    'It can no longer be given to patients. Answers are kept. {count, plural, =0 {No patient has it.} one {# patient has it.} other {# patients have it.}}',
  'questionerBuilder.retireTextUnknown': 'It can no longer be given to patients. Answers are kept.',
  'questionerBuilder.retireDone': '{name}: retired.',
  'questionerBuilder.removeTitle': 'Delete the draft “{name}”?',
  'questionerBuilder.removeText': 'It was never published and will be permanently deleted.',
  'questionerBuilder.removeDone': '{name}: deleted.',
  'questionerBuilder.reason': 'Reason',
  'questionerBuilder.reasonHint': 'Shown to colleagues in the history.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof questionerList, string> {}
}
