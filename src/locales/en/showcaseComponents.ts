/** Words of pages of the showcase. */
export const showcaseComponents = {
  'showcase:/components/alerts#purpose':
    'A message in the flow of the page that stays until its cause is gone.',
  'showcase:/components/alerts#use':
    'For what concerns the whole page or form: a failed save, stale data, a lost connection.',
  'showcase:/components/alerts#avoid':
    'For the result of one action (a toast) or for one field (the message belongs to the field).',
  'showcase:/components/alerts#heading': 'With a heading and a way on',
  'showcase:/components/alerts#dismissable': 'Can be closed',
  'showcase:/components/alerts#stale': 'The last reading is older than two days.',
  'showcase:/components/alerts#digits': 'Only digits are allowed here.',
  'showcase:/components/alerts#sessions': 'Number of sessions',
  'showcase:/components/alerts#failed': 'The blood pressure could not be saved',
  'showcase:/components/alerts#kept': 'Nothing is lost: what you entered is still in the form.',
  'showcase:/components/alerts#again': 'Show again',
  'showcase:/components/alerts#retry': 'Try again',
  'showcase:/components/alerts#tried': 'Tried {count, plural, one {once} other {# times}}',
};
