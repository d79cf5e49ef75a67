export const notifications = {
  'notifications.button': 'Demonstration notifications: {count}',
  'notifications.plainButton': 'Notifications',
  'notifications.forYou': 'For you',
  'notifications.nothing': 'Nothing is waiting for you.',
  'notifications.loading': 'Looking for what is new …',
  'notifications.failed': 'What is new could not be loaded. Try again',
  'notifications.assigned': 'Assigned to you by {who}',
  'notifications.escalated': 'Escalated: nobody has acknowledged it',
  'notifications.reminded': 'Reminder: yours, and still open',
  'notifications.mailFails':
    '{count, plural, one {# mail could not be delivered} other {# mails could not be delivered}}',
  'notifications.unknownPatient': 'Patient, name not loaded',
  'notifications.new': '{count, plural, =0 {Nothing new} one {# new} other {# new}}',
  'notifications.lead': 'Invented messages of the demonstration. None is about a patient.',
  'notifications.isNew': 'New',
  'notifications.readAll': 'Read all notifications',
  'notifications.allRead': 'All notifications are read',
  'notifications.orderTitle': 'Sample order placed',
  'notifications.orderText': 'Somebody bought nine desk lamps in the demonstration shop.',
  'notifications.brochureTitle': 'Sample brochure ready',
  'notifications.brochureText': 'The made-up brochure has its last page.',
  'notifications.mailboxTitle': 'Sample mailbox almost full',
  'notifications.mailboxText': 'The demonstration mailbox holds 97 of 100 messages.',
  'notifications.parcelTitle': 'Sample parcel on its way',
  'notifications.parcelText': 'Three office chairs have left an invented warehouse.',
  'notifications.reportTitle': 'Sample report due',
  'notifications.reportText': 'The demonstration shop still waits for its sales figures.',
  'notifications.alerts':
    '{open, plural, =0 {No open alert} one {# open alert} other {# open alerts}}{critical, plural, =0 {{open, plural, =0 {} one {, the most urgent: {worst}} other {, the most urgent: {worst}}}} one {, # of them critical} other {, # of them critical}}',
  'notifications.alertsUnknown': 'Open alerts: the number is still unknown',
  'notifications.alertsNotAvailable': 'Open alerts: the number is not available',
  'notifications.open': '{number, plural, one {{count} open} other {{count} open}}',
  'notifications.critical': '{number, plural, one {{count} critical} other {{count} critical}}',
  'notifications.notAvailable': 'not available',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof notifications, string> {}
}
