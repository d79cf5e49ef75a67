import type { IntlShape } from 'react-intl';
import { isRuleOfScore } from '@/domain/questionnaire/scores/ruleOfScore';
import { ruleIds, type RuleId } from '@/domain/rules/ruleIds';
import type { MessageId } from '@/locales';

/** When each rule raises an alert; figures are left out, for they can be changed. */
const explanations: Readonly<Record<RuleId, MessageId>> = {
  pressureSevere: 'alerts.explainPressureSevere',
  pressurePregnancy: 'alerts.explainPressurePregnancy',
  pressureAdolescent: 'alerts.explainPressureAdolescent',
  pressureChild: 'alerts.explainPressureChild',
  pressureLow: 'alerts.explainPressureLow',
  pressureLowChild: 'alerts.explainPressureLowChild',
  pressureMean: 'alerts.explainPressureMean',
  pressureMeanPregnancy: 'alerts.explainPressureMeanPregnancy',
  pressureMeanDialysis: 'alerts.explainPressureMeanDialysis',
  pulseLow: 'alerts.explainPulseLow',
  pulseHigh: 'alerts.explainPulseHigh',
  pulseChild: 'alerts.explainPulseChild',
  fluidOver: 'alerts.explainFluidOver',
  fluidUnder: 'alerts.explainFluidUnder',
  noPressure: 'alerts.explainNoPressure',
  noWater: 'alerts.explainNoWater',
  urineLow: 'alerts.explainUrineLow',
  urineLowChild: 'alerts.explainUrineLowChild',
  urineHigh: 'alerts.explainUrineHigh',
  urineHighDrinking: 'alerts.explainUrineHighDrinking',
  urineSign: 'alerts.explainUrineSign',
  stonePrevention: 'alerts.explainStonePrevention',
  weightHeartFailure: 'alerts.explainWeightHeartFailure',
  weightPeritoneal: 'alerts.explainWeightPeritoneal',
  interdialyticGain: 'alerts.explainInterdialyticGain',
  interdialyticGainShare: 'alerts.explainInterdialyticGainShare',
  dryWeightPeritoneal: 'alerts.explainDryWeightPeritoneal',
  cloudyBag: 'alerts.explainCloudyBag',
  fatigueHigh: 'alerts.explainFatigueHigh',
  fatigueWeek: 'alerts.explainFatigueWeek',
  stressHigh: 'alerts.explainStressHigh',
  potassiumHigh: 'alerts.explainPotassiumHigh',
  potassiumLow: 'alerts.explainPotassiumLow',
  egfrFall: 'alerts.explainEgfrFall',
  haemoglobinLow: 'alerts.explainHaemoglobinLow',
  sodiumLow: 'alerts.explainSodiumLow',
  bicarbonateLow: 'alerts.explainBicarbonateLow',
  tacrolimusRange: 'alerts.explainTacrolimusRange',
};

/** When a rule raises an alert and what its limits are, in a sentence. */
export function ruleExplanation(rule: string, intl: IntlShape): string {
  if (isRuleOfScore(rule)) return intl.formatMessage({ id: 'alerts.explainScore' });
  const known = ruleIds.find((id) => id === rule);
  return intl.formatMessage({ id: known ? explanations[known] : 'alerts.explainUnknown' });
}
