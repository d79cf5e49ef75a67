export const faq = {
  'faq.lead': 'What is asked most often. The questions and their answers are samples, in English.',
  'faq.searching': 'Search the questions',
  'faq.search': 'Search questions',
  'faq.shown': '{count, plural, one {# question} other {# questions}}',
  'faq.contents': 'Contents',
  'faq.all': 'All questions',
  'faq.start': 'First steps',
  'faq.readings': 'Readings',
  'faq.alerts': 'Alerts',
  'faq.account': 'Account',
  'faq.supporters': 'Supporters',
  'faq.supportersLead': 'They help with what is not answered here.',
  'faq.toKnowledge': 'To the knowledge base',
  'faq.noMatch': 'No question matches',
  'faq.noMatchText': 'No question of this category holds this text.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof faq, string> {}
}
