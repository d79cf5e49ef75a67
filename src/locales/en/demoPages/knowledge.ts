export const knowledge = {
  'knowledge.lead': 'How the work is done, by subject. The texts are samples, in English.',
  'knowledge.searching': 'Search the knowledge base',
  'knowledge.search': 'Search by title',
  'knowledge.shown': '{count, plural, one {# category} other {# categories}}',
  'knowledge.count': '{count, plural, one {# question} other {# questions}}',
  'knowledge.categories': 'Categories',
  'knowledge.noMatch': 'Nothing is called so',
  'knowledge.noMatchText': 'Neither a category nor a question holds this text in its title.',
  'knowledge.home': 'To the knowledge base',
  'knowledge.noCategory': 'There is no such category',
  'knowledge.noQuestion': 'There is no such question',
  'knowledge.notThereText': 'The link may be incomplete. The knowledge base lists everything that it has.',
  'knowledge.topics': 'Topics',
  'knowledge.readNext': 'Read next',
  'knowledge.related': 'Related questions',
  'knowledge.toCategory': 'All about “{title}”',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof knowledge, string> {}
}
