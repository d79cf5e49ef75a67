/** Words of pages of the showcase. */
export const showcaseExtra = {
  'showcase:/extra-components/avatar#purpose':
    'Somebody’s picture or initials, to be recognised faster than by reading.',
  'showcase:/extra-components/avatar#use': 'Beside a name, in lists of people and in messages.',
  'showcase:/extra-components/avatar#avoid': 'Instead of a name: two people may have the same initials.',
  'showcase:/extra-components/avatar#looks': 'Sizes and colours',
  'showcase:/extra-components/avatar#badge': 'With a number',
  'showcase:/extra-components/avatar#unread':
    '{count, plural, =0 {No unread message} one {One unread message} other {# unread messages}}',
  'showcase:/extra-components/avatar#readAll': 'Mark as read',
  'showcase:/extra-components/avatar#again': 'As before',
  'showcase:/extra-components/avatar#state': 'Whether somebody is there',
  'showcase:/extra-components/avatar#online': 'Online',
  'showcase:/extra-components/avatar#busy': 'Busy',
  'showcase:/extra-components/avatar#away': 'Away',
  'showcase:/extra-components/avatar#offline': 'Offline',
  'showcase:/extra-components/chips#purpose': 'A short word in a frame: a filter, a person, a property.',
  'showcase:/extra-components/chips#use':
    'For several of them that were chosen and can be taken away one by one.',
  'showcase:/extra-components/chips#avoid':
    'For an action, which is a button; and for the urgency of an alert, which has a badge of its own.',
  'showcase:/extra-components/chips#fluid': 'Fluid',
  'showcase:/extra-components/chips#pressure': 'Blood pressure',
  'showcase:/extra-components/chips#approved': 'Approved',
  'showcase:/extra-components/chips#faces': 'With initials',
  'showcase:/extra-components/chips#closable': 'Can be removed',
  'showcase:/extra-components/chips#ownCross': 'With another icon to remove them',
  'showcase:/extra-components/chips#remove': 'Remove {name}',
  'showcase:/extra-components/chips#back': 'Show all of them again',
  'showcase:/extra-components/chips#filters': 'Filters of a list',
  'showcase:/extra-components/chips#severity': 'Severity: high',
  'showcase:/extra-components/chips#unit': 'Unit: 2',
  'showcase:/extra-components/chips#since': 'Since: Monday',
  'showcase:/extra-components/chips#filterAgain': 'Filter again',
  'showcase:/extra-components/divider#purpose': 'A line between two parts, with or without words.',
  'showcase:/extra-components/divider#use': 'Where a new day, a new group or another way begins.',
  'showcase:/extra-components/divider#avoid': 'Between parts that have headings or enough distance already.',
  'showcase:/extra-components/divider#morning': 'Weigh in the morning.',
  'showcase:/extra-components/divider#evening': 'Add up in the evening.',
  'showcase:/extra-components/divider#text': 'With words, in the middle and at the ends',
  'showcase:/extra-components/divider#or': 'or',
  'showcase:/extra-components/divider#yesterday': 'Yesterday',
  'showcase:/extra-components/divider#styles': 'Kinds of lines',
  'showcase:/extra-components/auto-complete#purpose': 'A text box that offers what fits what is typed.',
  'showcase:/extra-components/auto-complete#use':
    'For one of many that people know by name: a patient, a medicine, a page.',
  'showcase:/extra-components/auto-complete#avoid':
    'For a handful of choices, which are radio buttons or a select.',
  'showcase:/extra-components/auto-complete#chosen': 'Chosen: {name}',
  'showcase:/extra-components/auto-complete#medicine': 'Medicine, e.g. cal',
  'showcase:/extra-components/auto-complete#fetched': 'Fetched from the host',
  'showcase:/extra-components/auto-complete#film': 'Film, e.g. sea',
  'showcase:/extra-components/auto-complete#sections': 'In sections',
  'showcase:/extra-components/auto-complete#everything': 'Medicine or person',
  'showcase:/extra-components/auto-complete#medicines': 'Medicines',
  'showcase:/extra-components/auto-complete#people': 'People',
  'showcase:/extra-components/auto-complete#drawn': 'Drawn in a way of their own',
  'showcase:/extra-components/auto-complete#person': 'Person, e.g. mar',
  'showcase:/extra-components/auto-complete#unit': 'Unit {unit}',
  'showcase:/extra-components/auto-complete#atFocus': 'Offers before anything is typed',
  'showcase:/extra-components/auto-complete#responsible': 'Responsible person',
  'showcase:/extra-components/auto-complete#limited': 'At most two of each section',
  'showcase:/extra-components/auto-complete#two': 'Medicine or person, at most two',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseExtra, string> {}
}
