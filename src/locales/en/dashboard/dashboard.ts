export const dashboard = {
  'dashboard.title': 'Dashboard',
  'dashboard.updated': 'As of {time}',
  'dashboard.triage': 'Patients by urgency',
  'dashboard.showAll': 'Show all {count, number}',
  'dashboard.nobodyUrgent': 'No patient has critical or high severity.',
  'dashboard.nobodyUrgentText': 'New alerts appear here automatically.',
  'dashboard.nobodyYet': 'Nobody yet',
  'dashboard.course': 'course over {days, plural, one {# day} other {# days}}',
  'dashboard.silent': 'No data or overdue',
  'dashboard.nobodySilent': 'No readings are overdue.',
  'dashboard.openAlerts': 'Open alerts',
  'dashboard.control': 'Home blood pressure on target today',
  'dashboard.controlText':
    '<g>{good, number}</g> of <a>{all, number}</a> patients with enough readings have a mean of the last 7 days, including today, below their own target or, if none is set, below their alert limit.',
  'dashboard.fluid': 'Fluid within target yesterday',
  'dashboard.fluidMinimum': 'Minimum plans: <g>{good, number}</g> of <a>{all, number}</a>',
  'dashboard.fluidMaximum': 'Maximum plans: <g>{good, number}</g> of <a>{all, number}</a>',
  'dashboard.fluidRange': 'Range plans: <g>{good, number}</g> of <a>{all, number}</a>',
  'dashboard.fluidUnknown':
    '<a>{count, plural, one {# day unknown, not counted} other {# days unknown, not counted}}</a>',
  'dashboard.noBase': 'Not enough readings to assess.',
  'dashboard.moreTitle': 'Clinic overview',
  'dashboard.period': 'Period',
  'dashboard.periodDay': '24 h',
  'dashboard.periodDays': '{days} d',
  'dashboard.level': 'Severity',
  'dashboard.open': 'Open',
  'dashboard.waited': '> {hours} h',
  'dashboard.noOpenAlerts': 'Every alert has been taken over.',
  'dashboard.count': '{count, number}',
  'dashboard.tasks': 'My tasks',
  'dashboard.noTasks': 'No alert is assigned to you.',
  'dashboard.myAlerts': 'My alerts, {status}',
  'dashboard.toReview': 'Alerts to review (whole team)',
  'dashboard.unreviewed':
    '{days, plural, one {Not reviewed for 24\u00a0hours} other {Not reviewed for # days}}',
  'dashboard.ofAll': 'All patients',
  'dashboard.ofMine': 'My patients',
  'dashboard.controlBy': '{own} of them by their own target, {clinic} by the clinic’s alert limits.',
  'dashboard.controlUnknown':
    '<a>{count, plural, one {# patient} other {# patients}}</a> not assessable: too few readings, or neither a target nor an alert limit for the mean',
  'dashboard.coverage': 'Enough blood pressure readings',
  'dashboard.coverageText':
    '<g>{good, number}</g> of <a>{all, number}</a> measured on {needs, plural, one {# day} other {# days}} or more of the last {days, plural, one {day} other {# days}}',
  'dashboard.pipeline': 'Enrolment',
  'dashboard.activity': 'Recent activity',
  'dashboard.noActivity': 'No changes in this period.',
  'dashboard.allActivity': 'Full log',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof dashboard, string> {}
}
