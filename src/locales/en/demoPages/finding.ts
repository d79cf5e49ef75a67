export const finding = {
  'finding.lead':
    'What the pages of the demonstration hold, and invented pictures and news beside it. All texts are in English.',
  'finding.searching': 'Search and its limits',
  'finding.search': 'Search everything',
  'finding.shown': '{count, plural, one {# result} other {# results}}',
  'finding.time': 'Written',
  'finding.anyTime': 'Any time',
  'finding.week': 'In the past week',
  'finding.month': 'In the past month',
  'finding.year': 'In the past year',
  'finding.manner': 'What has to match',
  'finding.words': 'All words, anywhere',
  'finding.exact': 'The text as it stands',
  'finding.kinds': 'Kinds of results',
  'finding.all': 'Everything',
  'finding.image': 'Images',
  'finding.video': 'Videos',
  'finding.map': 'Maps',
  'finding.news': 'News',
  'finding.article': 'Knowledge base',
  'finding.question': 'Questions and answers',
  'finding.more': 'More',
  'finding.chosen': '(chosen)',
  'finding.settings': 'Results per page',
  'finding.tools': 'Order of the results',
  'finding.perPage': '{count, plural, one {# per page} other {# per page}}',
  'finding.relevance': 'Best match first',
  'finding.newest': 'Newest first',
  'finding.byTitle': 'By title',
  'finding.results': 'Results',
  'finding.subject': 'Mostly about',
  'finding.inSubject':
    '{count, plural, one {# of the results is from this subject.} other {# of the results are from this subject.}}',
  'finding.toSubject': 'Open the subject',
  'finding.noMatch': 'Nothing was found',
  'finding.noMatchText': 'Nothing of this kind and time holds what is looked for.',
  'finding.ask': 'What are you looking for?',
  'finding.askText': 'Everything is searched: pages, pictures, films, maps and news.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof finding, string> {}
}
