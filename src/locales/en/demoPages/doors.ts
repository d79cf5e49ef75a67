export const doors = {
  'doors.home': 'Back to the first page',
  'doors.again': 'Try again',
  'doors.back': 'Go back',
  'doors.serverErrorLead':
    'The server could not do what it was asked for. Nothing of yours is lost: try again in a moment.',
  'doors.maintenanceLead': 'We are working on the product and are back soon. Thank you for waiting.',
  'doors.soonLead': 'Something new is being built here. Leave your address, and be told when it opens.',
  'doors.hereLead': 'The day has come: it is open.',
  'doors.until': 'Time until {day}',
  'doors.days': '{count, plural, one {day} other {days}}',
  'doors.hours': '{count, plural, one {hour} other {hours}}',
  'doors.minutes': '{count, plural, one {minute} other {minutes}}',
  'doors.seconds': '{count, plural, one {second} other {seconds}}',
  'doors.email': 'Your email address',
  'doors.subscribe': 'Subscribe',
  'doors.subscribed': '{email} is noted. This is a demonstration: nobody is written to.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof doors, string> {}
}
