export const transitions = {
  'alerts.acknowledgedNotice': 'The alert is acknowledged.',
  'alerts.unacknowledgedNotice': 'The acknowledgement is undone.',
  'alerts.startedNotice': 'The alert is in progress.',
  'alerts.assignedNotice': 'The assignment is saved.',
  'alerts.snoozedNotice': 'The alert is snoozed.',
  'alerts.wokenNotice': 'The snooze is ended.',
  'alerts.falseAlarmNotice': 'The alert is closed as a false alarm.',
  'alerts.resolvedNotice': 'The alert is resolved.',
  'alerts.commentedNotice': 'The comment is added.',
  'alerts.undo': 'Undo',
  'alerts.bulkCritical': 'Critical alerts and those of unknown severity are resolved one at a time.',
  'alerts.bulkChanged': 'Somebody else acted on it in the meantime.',
  'alerts.undone': '{count, plural, one {Undone for # alert.} other {Undone for # alerts.}}',
  'alerts.notUndone':
    '{count, plural, one {# alert was not changed, because somebody has acted on it since or the time to undo is over{known, select, no {} other {: {names}}}.} other {# alerts were not changed, because somebody has acted on them since or the time to undo is over{known, select, no {} other {: {names}}}.}}',
  'readings.annotationDeleted': 'Annotation deleted.',
  'readings.undo': 'Undo',
  'alerts.eventAssignUndone': 'Assignment undone',
  'alerts.eventSnoozeUndone': 'Snooze undone',
  'audit.created': 'Created',
  'audit.updated': 'Changed',
  'audit.removed': 'Removed',
  'audit.recorded': 'Recorded',
  'audit.corrected': 'Corrected',
  'audit.restored': 'Restored',
  'audit.enteredInError': 'Marked as entered in error',
  'audit.acted': 'Acted on',
  'audit.imported': 'Imported',
  'audit.exported': 'Exported',
  'audit.reviewed': 'Reviewed',
  'audit.unreviewed': 'Review undone',
  'audit.other': 'Other action',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof transitions, string> {}
}
