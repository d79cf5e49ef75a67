import type { RuleId } from '@/domain/ruleIds';
import type { MessageId } from '@/locales';

interface RuleWords {
  name: MessageId;
  /** When it raises an alert; figures are left out, for they can be changed. */
  explanation: MessageId;
  /** What an alert of it says. */
  sentence: MessageId;
}

/** The words of the rules every installation begins with. */
export const ruleWords: Readonly<Record<RuleId, RuleWords>> = {
  pressureSevere: {
    name: 'alerts.rulePressureSevere',
    explanation: 'alerts.explainPressureSevere',
    sentence: 'alerts.sentencePressureSevere',
  },
  pressureLow: {
    name: 'alerts.rulePressureLow',
    explanation: 'alerts.explainPressureLow',
    sentence: 'alerts.sentencePressureLow',
  },
  pressureMean: {
    name: 'alerts.rulePressureMean',
    explanation: 'alerts.explainPressureMean',
    sentence: 'alerts.sentencePressureMean',
  },
  pressureMeanDialysis: {
    name: 'alerts.rulePressureMeanDialysis',
    explanation: 'alerts.explainPressureMeanDialysis',
    sentence: 'alerts.sentencePressureMeanDialysis',
  },
  fluidOver: {
    name: 'alerts.ruleFluidOver',
    explanation: 'alerts.explainFluidOver',
    sentence: 'alerts.sentenceFluidOver',
  },
  fluidUnder: {
    name: 'alerts.ruleFluidUnder',
    explanation: 'alerts.explainFluidUnder',
    sentence: 'alerts.sentenceFluidUnder',
  },
  noPressure: {
    name: 'alerts.ruleNoPressure',
    explanation: 'alerts.explainNoPressure',
    sentence: 'alerts.sentenceNoPressure',
  },
  noWater: {
    name: 'alerts.ruleNoWater',
    explanation: 'alerts.explainNoWater',
    sentence: 'alerts.sentenceNoWater',
  },
  urineLow: {
    name: 'alerts.ruleUrineLow',
    explanation: 'alerts.explainUrineLow',
    sentence: 'alerts.sentenceUrineLow',
  },
  urineHigh: {
    name: 'alerts.ruleUrineHigh',
    explanation: 'alerts.explainUrineHigh',
    sentence: 'alerts.sentenceUrineHigh',
  },
  stonePrevention: {
    name: 'alerts.ruleStonePrevention',
    explanation: 'alerts.explainStonePrevention',
    sentence: 'alerts.sentenceStonePrevention',
  },
  weightHeartFailure: {
    name: 'alerts.ruleWeightHeartFailure',
    explanation: 'alerts.explainWeightHeartFailure',
    sentence: 'alerts.sentenceWeightHeartFailure',
  },
  interdialyticGain: {
    name: 'alerts.ruleInterdialyticGain',
    explanation: 'alerts.explainInterdialyticGain',
    sentence: 'alerts.sentenceInterdialyticGain',
  },
  interdialyticGainShare: {
    name: 'alerts.ruleInterdialyticGainShare',
    explanation: 'alerts.explainInterdialyticGainShare',
    sentence: 'alerts.sentenceInterdialyticGainShare',
  },
  fatigueHigh: {
    name: 'alerts.ruleFatigueHigh',
    explanation: 'alerts.explainFatigueHigh',
    sentence: 'alerts.sentenceFatigueHigh',
  },
  fatigueWeek: {
    name: 'alerts.ruleFatigueWeek',
    explanation: 'alerts.explainFatigueWeek',
    sentence: 'alerts.sentenceFatigueWeek',
  },
  stressHigh: {
    name: 'alerts.ruleStressHigh',
    explanation: 'alerts.explainStressHigh',
    sentence: 'alerts.sentenceStressHigh',
  },
};
