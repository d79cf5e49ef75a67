export const recordNotes = {
  'worklist.nothingOpen': 'No findings.',
  'readings.ahead': 'In the future: incorrect clock',
  'telemonitoring.unusual': 'Unusual values',
  'telemonitoring.confirm': 'I checked: this value is correct.',
  'telemonitoring.confirmNeeded': 'Check the unusual value and confirm it.',
  'telemonitoring.zone': 'Days and times in the patient’s time zone: {zone}.',
  'registration.readings': 'Readings requested',
  'registration.timesADay': '{measure}: {times, plural, one {once} other {# times}} a day',
  'registration.timesAWeek': '{measure}: {times, plural, one {once} other {# times}} a week',
  'programme.changedUntil': 'until {until}',
  'team.wholeHistory': 'Whole history of the record',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof recordNotes, string> {}
}
