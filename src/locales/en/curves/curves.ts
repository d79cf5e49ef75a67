export const curves = {
  'curves.title': 'The clinic over eight weeks',
  'curves.alerts': 'Alerts in the last 7 days',
  'curves.raisedAndClosed': '<n>{raised, number}</n> raised <n>{closed, number}</n> closed',
  'curves.alertText':
    '{cleared, plural, =0 {None was cleared automatically.} one {# more cleared automatically.} other {# more cleared automatically.}}',
  'curves.alertBefore':
    'In the first 7 days shown: {raised, number} raised, {closed, number} closed, {cleared, number} cleared automatically.',
  'curves.alertLabel':
    'Alerts per day from {firstDay} to {lastDay}: {raised, number} raised, {closed, number} closed and {cleared, number} cleared automatically in all',
  'curves.raised': 'Raised',
  'curves.closed': 'Closed',
  'curves.cleared': 'Cleared automatically',
  'curves.fluid': 'Within fluid target',
  'curves.pressure': 'Blood pressure at target',
  'curves.shareText': '{met, number} of {known, plural, one {# patient} other {# patients}} on {day}.',
  'curves.pressureText':
    '{met, number} of {known, plural, one {# patient} other {# patients}}, by the mean of the 7 days up to {day}.',
  'curves.shareBefore':
    '{weeks, plural, one {A week} other {# weeks}} before: {share} ({met, number} of {known, number}).',
  'curves.shareLabel': '{title}: {first} on {firstDay}, {last} on {lastDay}, between {low} and {high}',
  'curves.shareCell': '{share} ({met, number} of {known, number})',
  'curves.noShare': 'Nothing is known of any patient in these weeks.',
  'curves.basis':
    'Days that are over. Fluid by what was asked on the day; blood pressure by the mean of 7 days and the targets that hold today. A day on which nothing is known is left out.',
  'curves.table': 'Show as table',
  'curves.day': 'Day',
  'curves.unknown': 'Unknown',
  'curves.empty': 'Nothing to draw yet',
  'curves.emptyText': 'The curves begin with the first day that is over.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof curves, string> {}
}
