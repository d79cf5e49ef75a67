/** The rules every installation begins with. An alert names its rule by these ids, so they never change. */
export const ruleIds = [
  'pressureSevere',
  'pressurePregnancy',
  'pressureAdolescent',
  'pressureChild',
  'pressureLow',
  'pressureLowChild',
  'pressureMean',
  'pressureMeanPregnancy',
  'pressureMeanDialysis',
  'pulseLow',
  'pulseHigh',
  'pulseChild',
  'fluidOver',
  'fluidUnder',
  'noPressure',
  'noWater',
  'urineLow',
  'urineLowChild',
  'urineHigh',
  'urineHighDrinking',
  'urineSign',
  'stonePrevention',
  'weightHeartFailure',
  'weightPeritoneal',
  'interdialyticGain',
  'interdialyticGainShare',
  'dryWeightPeritoneal',
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
/**
 * Counts the editions of these rules. It is raised whenever one of them changes: stored rules that nobody has changed
 * follow the next time the store is opened.
 */
export const ruleEdition = 2;
export type RuleId = (typeof ruleIds)[number];

/** Tells whether a rule is one of those every installation begins with: their names and sentences are translated. */
export const isDefaultRule = (id: string): id is RuleId => (ruleIds as readonly string[]).includes(id);

/** Tells whether a rule comes from an earlier edition and nobody has changed it, which its history would show. */
export const isOutdated = ({
  id,
  version,
  history,
}: {
  id: string;
  version: string;
  history: readonly { by: string }[];
}): boolean =>
  isDefaultRule(id) && history.every(({ by }) => by === 'system') && Number(version) < ruleEdition;
