export const fluidAssignments = {
  'fluidRecord.containers': '{isExact, select, true {} other {≈ }}{count} × {name} of {volume}',
  'fluidRecord.openEnd': '{from} – open',
  'fluidRecord.closedEnd': '{from} – {to}',
  'fluidRecord.prescriber': 'Prescribed by',
  'fluidRecord.reason': 'Reason',
  'fluidRecord.pause': 'Pause',
  'fluidRecord.resume': 'Resume',
  'fluidRecord.complete': 'Complete',
  'fluidRecord.pauseTitle': 'Pause “{plan}”?',
  'fluidRecord.pauseText':
    'From today no fluid amount is prescribed until the plan is resumed. Paused days are not assessed.',
  'fluidRecord.resumeTitle': 'Resume “{plan}”?',
  'fluidRecord.resumeText': 'The plan applies again from today, with the total last calculated.',
  'fluidRecord.completeTitle': 'Complete “{plan}”?',
  'fluidRecord.completeText':
    'Today is its last day. A completed plan cannot be resumed; a new one can be given.',
  'fluidRecord.paused': 'The plan is paused.',
  'fluidRecord.resumed': 'The plan is resumed.',
  'fluidRecord.completed': 'The plan is completed.',
  'fluidRecord.choosePlan': 'Choose a plan',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof fluidAssignments, string> {}
}
