/** Words of pages of the showcase. */
export const showcaseMarks = {
  'showcase:/components/badges#purpose': 'A state in a word, in the line of what it is about.',
  'showcase:/components/badges#use':
    'For what is to be seen at a glance in a list: urgency, state, something new.',
  'showcase:/components/badges#avoid':
    'For what is pressed (a button), or where a colour would have to be learnt: the word always stands there.',
  'showcase:/components/badges#severity': 'Urgency, as the product shows it',
  'showcase:/components/badges#programme': 'Place in the programme',
  'showcase:/components/badges#light': 'Light ground',
  'showcase:/components/badges#square': 'Square',
  'showcase:/components/badges#wide': 'As a link, and across the line',
  'showcase:/components/badges#glowing': 'With a glow',
  'showcase:/components/badges#new': 'New',
  'showcase:/components/badges#seen': 'Seen',
  'showcase:/components/badges#done': 'Done',
  'showcase:/components/badges#planned': 'Planned',
  'showcase:/components/badges#due': 'Due today',
  'showcase:/components/badges#overdue': 'Overdue',
  'showcase:/components/badges#toAlerts': 'Open alerts',
  'showcase:/components/badges#toCalendar': 'Appointments',
  'showcase:/components/badges#offDay': 'No session today',
  'showcase:/components/pill-badges#purpose': 'The same marks with round ends.',
  'showcase:/components/pill-badges#use': 'For numbers on a button, and where many marks stand in one line.',
  'showcase:/components/pill-badges#avoid':
    'Mixed with square ones in the same list: the shape would seem to mean something.',
  'showcase:/components/pill-badges#notification': 'On a button',
  'showcase:/components/pill-badges#another': 'One more message',
  'showcase:/components/pill-badges#waiting':
    '{count, plural, =0 {No message waits} one {# message waits} other {# messages wait}}',
  'showcase:/components/progress#purpose': 'How much of something is done, as a bar with a name.',
  'showcase:/components/progress#use':
    'For what has a known end: an upload, the readings of a day, a share of a limit.',
  'showcase:/components/progress#avoid':
    'Where nobody knows how long it takes: there, grey lines stand in the place of the content.',
  'showcase:/components/progress#readings': 'Readings of today',
  'showcase:/components/progress#measured': '{done} of {all} readings are there',
  'showcase:/components/progress#measure': 'Add a reading',
  'showcase:/components/progress#restart': 'Begin again',
  'showcase:/components/progress#labelled': 'With its figure inside',
  'showcase:/components/progress#striped': 'Striped',
  'showcase:/components/progress#animated': 'Moving',
  'showcase:/components/progress#several': 'Several parts of one whole',
  'showcase:/components/progress#ofToday': 'Share of the fluid of today',
  'showcase:/components/progress#drunk': 'Drinks',
  'showcase:/components/progress#eaten': 'Water in food',
  'showcase:/components/progress#medicines': 'With medicines',
  'showcase:/components/media-objects#purpose': 'A picture and what is told of it, side by side.',
  'showcase:/components/media-objects#use':
    'For people, comments and short advice, where a picture helps to find the line again.',
  'showcase:/components/media-objects#avoid': 'For long lists with figures: a table lines them up.',
  'showcase:/components/media-objects#person': 'A person',
  'showcase:/components/media-objects#dietitian': 'Dietitian of the team',
  'showcase:/components/media-objects#roundAtEnd': 'Round, at the end of the line',
  'showcase:/components/media-objects#bordered': 'With a border',
  'showcase:/components/media-objects#nested': 'One inside the other',
  'showcase:/components/media-objects#fluid': 'Drink in small portions',
  'showcase:/components/media-objects#fluidText':
    'A small glass every two hours quenches the thirst better than a large one at once.',
  'showcase:/components/media-objects#pressure': 'Measure at rest',
  'showcase:/components/media-objects#pressureText':
    'Sit for five minutes, the arm on the table, and measure twice.',
  'showcase:/components/media-objects#weight': 'Weigh every morning',
  'showcase:/components/media-objects#weightText': 'Always on the same scales and in the same clothes.',
  'showcase:/components/spinners#purpose': 'Something is on its way, and nobody knows how long it takes.',
  'showcase:/components/spinners#use':
    'Inside a button that works, or beside a word that says what is awaited.',
  'showcase:/components/spinners#avoid':
    'Alone in the place of a page or a list: grey lines there show what will come.',
  'showcase:/components/spinners#product': 'Grey lines, as the product waits',
  'showcase:/components/spinners#growing': 'Growing',
  'showcase:/components/spinners#inButtons': 'In buttons',
  'showcase:/components/spinners#fetch': 'Fetch again',
  'showcase:/components/spinners#first': 'Session on Monday, four hours',
  'showcase:/components/spinners#second': 'Session on Wednesday, four hours',
  'showcase:/components/spinners#third': 'Session on Friday, three and a half hours',
  'showcase:/components/spinners#save': 'Save the reading',
  'showcase:/components/spinners#saving': 'Saving…',
  'showcase:/components/spinners#sending': 'Sending…',
  'showcase:/components/spinners#saved': '{count, plural, one {Saved once} other {Saved # times}}',
  'showcase:/components/spinners#awaiting': 'Readings of the scales are awaited',
  'showcase:/components/spinners#around':
    'The scales send by themselves. Meanwhile you can go on: what arrives is put into the record and told here.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseMarks, string> {}
}
