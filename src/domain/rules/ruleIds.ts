/** The rules every installation begins with. An alert names its rule by these ids, so they never change. */
export const ruleIds = [
  'pressureSevere',
  'pressurePregnancy',
  'pressureLow',
  'pressureMean',
  'pressureMeanDialysis',
  'fluidOver',
  'fluidUnder',
  'noPressure',
  'noWater',
  'urineLow',
  'urineHigh',
  'stonePrevention',
  'weightHeartFailure',
  'interdialyticGain',
  'interdialyticGainShare',
  'cloudyBag',
  'fatigueHigh',
  'fatigueWeek',
  'stressHigh',
  'potassiumHigh',
  'potassiumLow',
  'egfrFall',
  'haemoglobinLow',
  'sodiumLow',
  'bicarbonateLow',
  'tacrolimusRange',
] as const;
export type RuleId = (typeof ruleIds)[number];

/** Whether a rule is one of those every installation begins with: their names and sentences are translated. */
export const isDefaultRule = (id: string): id is RuleId => (ruleIds as readonly string[]).includes(id);
