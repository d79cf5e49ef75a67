import type { RuleId } from '@/domain/rules/ruleIds';
import type { MessageId } from '@/locales';

interface RuleWords {
  name: MessageId;
  /** The sentence that an alert of the rule says. */
  sentence: MessageId;
}

/** The words of the rules every installation begins with. */
export const ruleWords: Readonly<Record<RuleId, RuleWords>> = {
  pressureSevere: {
    name: 'alerts.rulePressureSevere',
    sentence: 'alerts.sentencePressureSevere',
  },
  pressurePregnancy: {
    name: 'alerts.rulePressurePregnancy',
    sentence: 'alerts.sentencePressurePregnancy',
  },
  pressureAdolescent: {
    name: 'alerts.rulePressureAdolescent',
    sentence: 'alerts.sentencePressureAdolescent',
  },
  pressureChild: {
    name: 'alerts.rulePressureChild',
    sentence: 'alerts.sentencePressureChild',
  },
  pressureLow: {
    name: 'alerts.rulePressureLow',
    sentence: 'alerts.sentencePressureLow',
  },
  pressureLowChild: {
    name: 'alerts.rulePressureLowChild',
    sentence: 'alerts.sentencePressureLowChild',
  },
  pressureMean: {
    name: 'alerts.rulePressureMean',
    sentence: 'alerts.sentencePressureMean',
  },
  pressureMeanPregnancy: {
    name: 'alerts.rulePressureMeanPregnancy',
    sentence: 'alerts.sentencePressureMeanPregnancy',
  },
  pressureMeanDialysis: {
    name: 'alerts.rulePressureMeanDialysis',
    sentence: 'alerts.sentencePressureMeanDialysis',
  },
  pulseLow: {
    name: 'alerts.rulePulseLow',
    sentence: 'alerts.sentencePlain',
  },
  pulseHigh: {
    name: 'alerts.rulePulseHigh',
    sentence: 'alerts.sentencePlain',
  },
  pulseChild: {
    name: 'alerts.rulePulseChild',
    sentence: 'alerts.sentencePlain',
  },
  fluidOver: {
    name: 'alerts.ruleFluidOver',
    sentence: 'alerts.sentenceFluidOver',
  },
  fluidUnder: {
    name: 'alerts.ruleFluidUnder',
    sentence: 'alerts.sentenceFluidUnder',
  },
  noPressure: {
    name: 'alerts.ruleNoPressure',
    sentence: 'alerts.sentenceNoPressure',
  },
  noWater: {
    name: 'alerts.ruleNoWater',
    sentence: 'alerts.sentenceNoWater',
  },
  urineLow: {
    name: 'alerts.ruleUrineLow',
    sentence: 'alerts.sentenceUrineLow',
  },
  urineLowChild: {
    name: 'alerts.ruleUrineLowChild',
    sentence: 'alerts.sentenceUrineLowChild',
  },
  urineHigh: {
    name: 'alerts.ruleUrineHigh',
    sentence: 'alerts.sentenceUrineHigh',
  },
  urineHighDrinking: {
    name: 'alerts.ruleUrineHighDrinking',
    sentence: 'alerts.sentenceUrineHigh',
  },
  urineSign: {
    name: 'alerts.ruleUrineSign',
    sentence: 'alerts.sentenceUrineSign',
  },
  stonePrevention: {
    name: 'alerts.ruleStonePrevention',
    sentence: 'alerts.sentenceStonePrevention',
  },
  weightHeartFailure: {
    name: 'alerts.ruleWeightHeartFailure',
    sentence: 'alerts.sentenceWeightHeartFailure',
  },
  weightPeritoneal: {
    name: 'alerts.ruleWeightPeritoneal',
    sentence: 'alerts.sentenceWeightHeartFailure',
  },
  interdialyticGain: {
    name: 'alerts.ruleInterdialyticGain',
    sentence: 'alerts.sentenceInterdialyticGain',
  },
  interdialyticGainShare: {
    name: 'alerts.ruleInterdialyticGainShare',
    sentence: 'alerts.sentenceInterdialyticGainShare',
  },
  dryWeightPeritoneal: {
    name: 'alerts.ruleDryWeightPeritoneal',
    sentence: 'alerts.sentenceDryWeightPeritoneal',
  },
  cloudyBag: {
    name: 'alerts.ruleCloudyBag',
    sentence: 'alerts.sentenceCloudyBag',
  },
  fatigueHigh: {
    name: 'alerts.ruleFatigueHigh',
    sentence: 'alerts.sentenceFatigueHigh',
  },
  fatigueWeek: {
    name: 'alerts.ruleFatigueWeek',
    sentence: 'alerts.sentenceFatigueWeek',
  },
  stressHigh: {
    name: 'alerts.ruleStressHigh',
    sentence: 'alerts.sentenceStressHigh',
  },
  potassiumHigh: {
    name: 'alerts.rulePotassiumHigh',
    sentence: 'alerts.sentencePlain',
  },
  potassiumLow: {
    name: 'alerts.rulePotassiumLow',
    sentence: 'alerts.sentencePotassiumLow',
  },
  egfrFall: {
    name: 'alerts.ruleEgfrFall',
    sentence: 'alerts.sentenceEgfrFall',
  },
  haemoglobinLow: {
    name: 'alerts.ruleHaemoglobinLow',
    sentence: 'alerts.sentencePlain',
  },
  sodiumLow: {
    name: 'alerts.ruleSodiumLow',
    sentence: 'alerts.sentencePlain',
  },
  bicarbonateLow: {
    name: 'alerts.ruleBicarbonateLow',
    sentence: 'alerts.sentencePlain',
  },
  tacrolimusRange: {
    name: 'alerts.ruleTacrolimusRange',
    sentence: 'alerts.sentencePlain',
  },
};
