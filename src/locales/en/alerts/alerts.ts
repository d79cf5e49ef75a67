export const alerts = {
  'alerts.title': 'Alerts',
  'alerts.leadCritical':
    '{count, plural, one {# critical alert is open; the oldest since {since}.} other {# critical alerts are open; the oldest since {since}.}}',
  'alerts.leadNoCritical':
    '{count, plural, =0 {No alert is open.} one {No critical alert is open; # other alert is open.} other {No critical alert is open; # other alerts are open.}}',
  'alerts.notEmergency':
    'This service is not an emergency service. In an emergency, call the local emergency number.',
  'alerts.filters': 'Filter alerts',
  'alerts.search': 'Search by patient name',
  'alerts.searchHint': 'Patient name',
  'alerts.shown': '{count, plural, one {# alert} other {# alerts}}',
  'alerts.namesMissing':
    '{count, plural, one {The name of one patient could not be loaded.} other {The names of # patients could not be loaded.}}',
  'alerts.hidden':
    '{count, plural, one {# open critical or high alert is not in this list.} other {# open critical or high alerts are not in this list.}}',
  'alerts.showHidden': 'Show all',
  'alerts.caption': 'Alerts, most urgent first, then oldest first',
  'alerts.columnPatient': 'Patient',
  'alerts.columnRule': 'Alert',
  'alerts.columnObserved': 'Observed',
  'alerts.columnStarted': 'Started',
  'alerts.columnRepeats': 'Repeats',
  'alerts.columnOwner': 'Owner',
  'alerts.nobody': 'Nobody',
  'alerts.emptyTitle': 'No alerts',
  'alerts.emptyText': 'New readings are checked as they arrive. Alerts they raise appear here.',
  'alerts.noMatchTitle': 'No alert matches the filters',
  'alerts.patientActive': 'Active alerts',
  'alerts.patientPast': 'Earlier alerts',
  'alerts.patientLead':
    '{count, plural, =0 {No alert is active.} one {# alert is active.} other {# alerts are active.}}',
  'alerts.patientNoneActive': 'No active alert',
  'alerts.patientNonePast': 'No earlier alert',
  'alerts.columnLast': 'Last event',
  'alerts.columnLastShort': 'Latest',
  'alerts.columnDue': 'Escalation',
  'alerts.chooseRow': 'Choose the alert of {patient}',
  'alerts.folded': '+{count, number} more',
  'alerts.repeats': '{count, plural, one {observed again once} other {observed again # times}}',
  'alerts.untilTime': 'until {when}',
  'alerts.unclosedCount':
    '{count, plural, one {# alert was taken over more than a day ago and is not closed.} other {# alerts were taken over more than a day ago and are not closed.}}',
  'alerts.age': 'Waiting',
  'alerts.olderHours': '{hours, plural, one {longer than # hour} other {longer than # hours}}',
  'alerts.olderDays': '{days, plural, one {longer than # day} other {longer than # days}}',
  'alerts.attention': 'Attention',
  'alerts.mine': 'Mine',
  'alerts.searched': 'Name',
  'alerts.filterIs': '{filter}: {value}',
  'alerts.moreFilters': 'More filters',
  'alerts.columns': 'Columns',
  'alerts.bulk': 'Chosen alerts',
  'alerts.chosen': '{count, plural, one {# alert chosen} other {# alerts chosen}}',
  'alerts.chooseNone': 'Choose none',
  'alerts.bulkOpen': '{action}…',
  'alerts.bulkTitle': '{action}: {count, plural, one {# alert} other {# alerts}}',
  'alerts.bulkExcluded': '{count, plural, one {# alert is not included:} other {# alerts are not included:}}',
  'alerts.bulkFailed':
    '{count, plural, one {# alert could not be changed and stays chosen:} other {# alerts could not be changed and stay chosen:}}',
  'alerts.bulkAcknowledged': '{count, plural, one {# alert acknowledged.} other {# alerts acknowledged.}}',
  'alerts.bulkAssigned': '{count, plural, one {# alert assigned.} other {# alerts assigned.}}',
  'alerts.bulkSnoozed': '{count, plural, one {# alert snoozed.} other {# alerts snoozed.}}',
  'alerts.bulkResolved': '{count, plural, one {# alert resolved.} other {# alerts resolved.}}',
  'alerts.waiting': '{count, plural, one {# new alert} other {# new alerts}}',
  'alerts.showWaiting': 'Show them',
  'alerts.fileName': 'alerts',
  'alerts.printed': '{shown, number} of {all, number} alerts, as of {time}, printed by {who}.',
  'alerts.exported': '{count, plural, one {# alert exported.} other {# alerts exported.}}',
  'alerts.dueNext': 'Escalation due',
  'alerts.broughtToMe': 'Escalated to me',
  'alerts.partOfAlerts':
    'Only {count, plural, one {# alert} other {# alerts}} could be loaded. All counts and lists are of {count, plural, one {this one} other {these}}; the others, and what has changed, are unknown.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof alerts, string> {}
}
