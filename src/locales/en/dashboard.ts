export const dashboard = {
  'dashboard.title': 'Dashboard',
  'dashboard.updated': 'As of {time}',
  'dashboard.triage': 'Patients by urgency',
  'dashboard.showAll': 'Show all {count, number}',
  'dashboard.nobodyUrgent': 'Nobody is critical or high.',
  'dashboard.nobodyUrgentText': 'New alerts appear here by themselves.',
  'dashboard.silent': 'Sent nothing for 3 days',
  'dashboard.nobodySilent': 'Everybody sent something in the last 3 days.',
  'dashboard.openAlerts': 'Active alerts',
  'dashboard.noAlerts': 'No active alerts.',
  'dashboard.oldest': 'oldest: {when}',
  'dashboard.unacknowledged':
    '{count, plural, =0 {all acknowledged} one {# not acknowledged} other {# not acknowledged}}',
  'dashboard.control': 'Home blood pressure on target',
  'dashboard.controlText':
    '{good, number} of {all, number} patients with enough readings have a 7-day mean below their own target.',
  'dashboard.fluid': 'Fluid within target yesterday',
  'dashboard.fluidMinimum': 'Minimum plans: {good, number} of {all, number}',
  'dashboard.fluidMaximum': 'Maximum plans: {good, number} of {all, number}',
  'dashboard.fluidRange': 'Range plans: {good, number} of {all, number}',
  'dashboard.fluidUnknown':
    '{count, plural, one {# day unknown and not counted} other {# days unknown and not counted}}',
  'dashboard.noBase': 'Not enough readings to say.',
  'dashboard.alertCount': '{count, plural, one {# active alert} other {# active alerts}}',
};
