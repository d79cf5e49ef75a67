export const fluidToday = {
  'fluidRecord.drunkOf': 'Intake so far: {drunk} of {target}.',
  'fluidRecord.nothingYet': 'No fluid intake recorded today: the amount is unknown. Plan: {target}.',
  'fluidRecord.paceOn': 'Expected by now: {expected}. On pace.',
  'fluidRecord.paceMore': 'Expected by now: {expected}. Intake is {difference} above that.',
  'fluidRecord.paceLess': 'Expected by now: {expected}. Intake is {difference} below that.',
  'fluidRecord.why_confirm': 'Reason for giving despite warning',
  'fluidRecord.slotPlan': 'Plan by slots',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof fluidToday, string> {}
}
