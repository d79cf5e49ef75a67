export const lists = {
  'alerts.severity': 'Severity',
  'alerts.status': 'Status',
  'alerts.measure': 'Measure',
  'alerts.view': 'Alert views',
  'alerts.viewRecent': 'Recent',
  'alerts.viewAll': 'All',
  'alerts.unknownPatient': 'Patient, name not loaded',
  'alerts.noMatchText': 'Change the filters, or clear them.',
  'alertRules.configure': 'Configure',
  'alertRules.columnName': 'Name',
  'alertRules.columnChanged': 'Last change',
  'alertRules.versionNumber': 'Version {number}',
  'alertRules.by': '{who}, {when}',
  'alertRules.statusDraft': 'Draft',
  'alertRules.delete': 'Delete',
  'alertRules.created': 'Created',
  'alertRules.changedTo': '{field}: {before} → {after}',
  'alertRules.becauseOf': 'Reason:',
  'alertRules.findPatient': 'Find a patient by name or ID',
  'alertRules.findPatientHint': 'Name or ID',
  'alertRules.sectionName': 'Name and description',
  'alertRules.sectionReason': 'Reason for the change',
  'alertRules.sectionHistory': 'Changes',
  'alertRules.description': 'Description',
  'alertRules.reason': 'Reason',
  'alertRules.reasonHint': 'Shown in the history with your name and the time.',
  'staff.actionFor': '{action}: {name}',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof lists, string> {}
}
