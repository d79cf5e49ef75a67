/** Words of pages of the showcase. */
export const showcaseEntries = {
  'showcase:/forms/elements/number-input#purpose':
    'A number with its unit, read in every notation that can be meant only one way.',
  'showcase:/forms/elements/number-input#use':
    'For whatever is measured or counted: weight, pulse, fluid, money.',
  'showcase:/forms/elements/number-input#avoid':
    'For figures one does not calculate with, such as telephone or hospital numbers (a text input, a mask).',
  'showcase:/forms/elements/number-input#decimals': 'With decimals',
  'showcase:/forms/elements/number-input#formatted': 'An amount of money',
  'showcase:/forms/elements/number-input#native': 'The browser’s own',
  'showcase:/forms/elements/number-input#wellbeing': 'How well do you feel today?',
  'showcase:/forms/elements/number-input#range':
    'A whole number from {min} to {max}. The arrow keys change it, too.',
  'showcase:/forms/elements/number-input#less': 'One less',
  'showcase:/forms/elements/number-input#more': 'One more',
  'showcase:/forms/elements/number-input#read': 'Read as: {value}',
  'showcase:/forms/elements/number-input#price': 'Price of the device',
  'showcase:/forms/elements/number-input#dry': 'Dry weight in kg (only read here)',
  'showcase:/forms/elements/number-input#sessions': 'Sessions a week (locked)',
  'showcase:/forms/elements/number-input#needles': 'Needles, always in pairs (at most 20)',
  'showcase:/forms/elements/textarea#purpose': 'Several lines of text in one’s own words.',
  'showcase:/forms/elements/textarea#use': 'For notes, reasons and letters that nobody can put into a list.',
  'showcase:/forms/elements/textarea#avoid':
    'For what is counted or searched later; ask for it in a field of its own.',
  'showcase:/forms/elements/textarea#inAForm': 'In a form of the product',
  'showcase:/forms/elements/textarea#counted': 'With a count',
  'showcase:/forms/elements/textarea#floating': 'With a floating label, grows with its text',
  'showcase:/forms/elements/textarea#note': 'Note on the session',
  'showcase:/forms/elements/textarea#noteHint': 'What the next shift has to know.',
  'showcase:/forms/elements/textarea#headline': 'Headline of the handover',
  'showcase:/forms/elements/textarea#over':
    'At most {limit} characters fit on the board. Nothing is cut off.',
  'showcase:/forms/elements/textarea#letter': 'Letter to the general practitioner',
  'showcase:/forms/elements/textarea#readOnly': 'Prescription (can be copied, not changed)',
  'showcase:/forms/elements/textarea#disabled': 'Prescription (locked until signed)',
  'showcase:/forms/elements/pickers#purpose': 'Days and times, typed or picked from a calendar.',
  'showcase:/forms/elements/pickers#use': 'For every day and time; what was meant is said in words below.',
  'showcase:/forms/elements/pickers#avoid':
    'For a duration (a number with its unit) or a rough time such as “last spring” (text).',
  'showcase:/forms/elements/pickers#inWords': 'A day, said in words',
  'showcase:/forms/elements/pickers#withTime': 'A day with its time',
  'showcase:/forms/elements/pickers#limited': 'Within the next 14 days',
  'showcase:/forms/elements/pickers#unless': 'Not on certain days',
  'showcase:/forms/elements/pickers#range': 'From one day to another',
  'showcase:/forms/elements/pickers#several': 'Several days',
  'showcase:/forms/elements/pickers#weeks': 'With the number of the week',
  'showcase:/forms/elements/pickers#time': 'A time of day',
  'showcase:/forms/elements/pickers#limitedTime': 'A time within limits',
  'showcase:/forms/elements/pickers#session': 'Start of the next session',
  'showcase:/forms/elements/pickers#zone': 'Local time of the patient: {zone}',
  'showcase:/forms/elements/pickers#control': 'Next blood test',
  'showcase:/forms/elements/pickers#within': 'From {from} to {to}.',
  'showcase:/forms/elements/pickers#notWithin': 'This is not possible. Choose something from {from} to {to}.',
  'showcase:/forms/elements/pickers#visit': 'Day of the home visit',
  'showcase:/forms/elements/pickers#span': '{from} to {to}',
  'showcase:/forms/elements/pickers#closed': 'Closed: {days}',
  'showcase:/forms/elements/pickers#isClosed': 'The unit is closed from {days}. Choose another day.',
  'showcase:/forms/elements/pickers#stay': 'Stay on the ward',
  'showcase:/forms/elements/pickers#from': 'Arrival',
  'showcase:/forms/elements/pickers#to': 'Departure',
  'showcase:/forms/elements/pickers#order': 'Departure cannot come before arrival.',
  'showcase:/forms/elements/pickers#days':
    '{count, plural, one {One day} other {# days}} with arrival and departure',
  'showcase:/forms/elements/pickers#further': 'Further day of training',
  'showcase:/forms/elements/pickers#add': 'Add the day',
  'showcase:/forms/elements/pickers#twice': 'This day is in the list already.',
  'showcase:/forms/elements/pickers#chosen': 'Days of training',
  'showcase:/forms/elements/pickers#remove': 'Remove {day}',
  'showcase:/forms/elements/pickers#count':
    '{count, plural, =0 {No day is chosen.} one {One day is chosen.} other {# days are chosen.}}',
  'showcase:/forms/elements/pickers#duty': 'First day of duty',
  'showcase:/forms/elements/pickers#week': 'Week {week}',
  'showcase:/forms/elements/pickers#reminder': 'Reminder to weigh oneself',
  'showcase:/forms/elements/pickers#start': 'Start of the evening shift',
  'showcase:/forms/elements/input-mask#purpose':
    'A box that knows the form of what is typed, and puts the blanks and strokes in by itself.',
  'showcase:/forms/elements/input-mask#use':
    'For numbers with a form that everybody knows and that never differs.',
  'showcase:/forms/elements/input-mask#avoid':
    'For names, for foreign telephone numbers or wherever the form may differ: a mask refuses what is right.',
  'showcase:/forms/elements/input-mask#day': 'Day, month and year',
  'showcase:/forms/elements/input-mask#card': 'Number of a payment card',
  'showcase:/forms/elements/input-mask#order': 'Number of an order',
  'showcase:/forms/elements/input-mask#amount': 'Amount with decimals',
  'showcase:/forms/elements/input-mask#like': 'For example {example}',
  'showcase:/forms/elements/input-mask#stored': 'Stored: {value}',
  'showcase:/forms/elements/input-mask#figures':
    '{count, plural, one {One figure} other {# figures}} of {of}. Do not type a real number here.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof showcaseEntries, string> {}
}
