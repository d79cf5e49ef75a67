export const planDoubts = {
  'fluidPlans.unitDays': 'days',
  'fluidPlans.perDay': '{unit} a day',
  'fluidPlans.missing':
    'Missing: {names}. The total cannot be calculated without {count, plural, one {this value} other {these values}}.',
  'fluidPlans.supplied_weight': 'Stored as a reading taken now.',
  'fluidPlans.supplied_urine24h': '24-hour volume of yesterday; stored as a reading.',
  'fluidPlans.supplied_dryWeight': 'Stored in the profile.',
  'fluidPlans.supplied_height': 'Stored in the profile.',
  'fluidPlans.supplied_baseline': 'An estimate; kept with the plan.',
  'fluidPlans.doubts': 'Unusual: a reason is required to give this plan',
  'fluidPlans.doubt_low': '{ml} a day is less than {bound}.',
  'fluidPlans.doubt_high': '{ml} a day is more than {bound}.',
  'fluidPlans.doubt_heartFailure': 'In heart failure, a limit of {ml}, below {bound}, may be harmful.',
  'fluidPlans.doubt_againstDialysis':
    'The plan sets a minimum, but this patient is on dialysis and needs a limit.',
  'fluidPlans.doubt_againstDialysisUnknown':
    'The plan sets a minimum, but whether this patient is on dialysis is not known. Record it in the profile.',
  'fluidPlans.doubt_againstHeartFailure':
    'The plan sets a minimum, but this patient has heart failure: drinking more may harm.',
  'fluidPlans.doubt_againstAnuric':
    'The plan sets a minimum; this patient is anuric: what is drunk stays in the body.',
  'fluidPlans.doubt_category': 'The plan is for the category {category}, and this patient is not in it.',
  'fluidPlans.doubt_contraindication': 'The plan is not intended for patients with: {pathology}.',
  'fluidPlans.doubt_typed': '“{name}” is unusual.',
  'fluidRecord.atLeast': 'min {min}',
  'fluidRecord.atMost': 'max {max}',
  'fluidRecord.between': '{min} to {max}',
  'fluidRecord.plan': 'Plan',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof planDoubts, string> {}
}
