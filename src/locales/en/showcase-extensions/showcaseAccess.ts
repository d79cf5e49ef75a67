/** Words of pages of the showcase. */
export const showcaseAccess = {
  'showcase:/extensions/i18n#purpose': 'Words, numbers, dates and directions of four languages.',
  'showcase:/extensions/i18n#use':
    'For every label and every value: a message by its id, a number and a date by the formats.',
  'showcase:/extensions/i18n#avoid':
    'Sentences put together from pieces: the next language has another order.',
  'showcase:/extensions/i18n#choose': 'Language of the sample',
  'showcase:/extensions/i18n#greeting': 'Good morning, how are you today?',
  'showcase:/extensions/i18n#paragraph':
    'Please weigh yourself before breakfast and write down what you drink. If you are short of breath, call the ward at once.',
  'showcase:/extensions/i18n#everything': 'Choose the language of the whole application on your profile',
  'showcase:/extensions/i18n#failed': 'The words of this language could not be fetched.',
  'showcase:/extensions/i18n#plurals': 'One and many',
  'showcase:/extensions/i18n#sessions':
    '{count, plural, =0 {No session is planned.} one {# session is planned.} other {# sessions are planned.}}',
  'showcase:/extensions/i18n#values': 'Numbers, dates and units',
  'showcase:/extensions/i18n#table': 'Table of the notations',
  'showcase:/extensions/i18n#value': 'Value',
  'showcase:/extensions/i18n#number': 'Number',
  'showcase:/extensions/i18n#share': 'Share',
  'showcase:/extensions/i18n#day': 'Day',
  'showcase:/extensions/i18n#moment': 'Day and time',
  'showcase:/extensions/i18n#ago': 'How long ago',
  'showcase:/extensions/i18n#volume': 'Volume',
  'showcase:/extensions/i18n#weight': 'Weight',
  'showcase:/extensions/i18n#list': 'Times of intake',
  'showcase:/extensions/i18n#direction': 'Direction of a part',
  'showcase:/extensions/i18n#ltr': 'From left to right',
  'showcase:/extensions/i18n#rtl': 'From right to left',
  'showcase:/extensions/access-control#purpose': 'Shows a page as another role would see it.',
  'showcase:/extensions/access-control#use':
    'Leave out what somebody may not do, and say why where they would look for it.',
  'showcase:/extensions/access-control#avoid':
    'As protection: the host decides on every call. Nobody’s real rights are changed on this page.',
  'showcase:/extensions/access-control#shownAs': 'This page is shown as',
  'showcase:/extensions/access-control#editor': 'Editor',
  'showcase:/extensions/access-control#admin': 'Administrator',
  'showcase:/extensions/access-control#current': 'Shown as: {role}. Your own rights stay as they are.',
  'showcase:/extensions/access-control#notForYou': 'Only administrators find something here.',
  'showcase:/extensions/access-control#button': 'A button for administrators',
  'showcase:/extensions/access-control#raise': 'Add a place to the ward',
  'showcase:/extensions/access-control#raised':
    '{count, plural, =0 {No place added yet} one {# place added} other {# places added}}',
  'showcase:/extensions/access-control#articles': 'Articles',
  'showcase:/extensions/access-control#forAll': 'Washing hands before a session',
  'showcase:/extensions/access-control#forAllText':
    'Everybody washes the arm and both hands with soap before sitting down.',
  'showcase:/extensions/access-control#forAdmins': 'How places are given out',
  'showcase:/extensions/access-control#forAdminsText':
    'A place that was cancelled by noon goes to the next name on the list.',
  'showcase:/extensions/access-control#visiting': 'A visit to another page',
  'showcase:/extensions/access-control#visit': 'Visit the shop dashboard',
  'showcase:/extensions/access-control#visitEditor':
    'For an editor this visit would end on the page that says “not authorised”. Where it really ends is decided by your own rights.',
  'showcase:/extensions/access-control#visitAdmin':
    'An administrator may go there. Where the visit really ends is decided by your own rights.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseAccess, string> {}
}
