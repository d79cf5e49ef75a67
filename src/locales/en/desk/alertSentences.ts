export const alertSentences = {
  'alerts.system': 'system',
  'alerts.sentenceWorst': 'Worst: {value}, {when}.',
  'alerts.statusOpen': 'Open',
  'alerts.statusUnknown': 'Unknown status',
  'alerts.statusAcknowledged': 'Acknowledged',
  'alerts.statusInProgress': 'In progress',
  'alerts.statusSnoozed': 'Snoozed',
  'alerts.statusNeedsReview': 'Needs review',
  'alerts.statusFalseAlarm': 'False alarm',
  'alerts.statusAutoCleared': 'Cleared automatically',
  'alerts.statusResolved': 'Resolved',
  'alerts.announceOne': '{severity}: {patient}. {sentence}',
  'alerts.announceMany':
    '{count, plural, one {# new alert, the most urgent: {severity}, {patient}. {sentence}} other {# new alerts, the most urgent: {severity}, {patient}. {sentence}}}',
  'alerts.inMmHg': '{figures}\u00a0mmHg',
  'alerts.inDays': '{days, plural, one {# day} other {# days}}',
  'alerts.inVoids': '{count, plural, one {# void} other {# voids}}',
  'alerts.noValue': 'No value',
  'alerts.rulePressureSevere': 'Severely high blood pressure',
  'alerts.rulePressurePregnancy': 'Severely high blood pressure in pregnancy',
  'alerts.rulePressureLow': 'Low blood pressure',
  'alerts.rulePressureMean': 'High 7-day home mean',
  'alerts.rulePressureMeanDialysis': 'High 7-day home mean on dialysis',
  'alerts.ruleFluidOver': 'Fluid over the limit',
  'alerts.ruleFluidUnder': 'Fluid under the minimum',
  'alerts.ruleNoPressure': 'No blood pressure received',
  'alerts.ruleNoWater': 'No fluid intake recorded',
  'alerts.ruleUrineLow': 'Low urine output',
  'alerts.ruleUrineHigh': 'High urine output',
  'alerts.ruleStonePrevention': 'Urine output too low for stone prevention',
  'alerts.ruleWeightHeartFailure': 'Weight gain in heart failure',
  'alerts.ruleInterdialyticGain': 'Weight above dry weight',
  'alerts.ruleInterdialyticGainShare': 'Weight far above dry weight',
  'alerts.ruleFatigueHigh': 'Severe fatigue',
  'alerts.ruleFatigueWeek': 'Persistent fatigue',
  'alerts.ruleStressHigh': 'High stress for several days',
  'alerts.ruleUnknown': 'Rule “{rule}”',
  'alerts.sentencePressureSevere': 'Blood pressure {value}; severe from {limit}.',
  'alerts.sentencePressurePregnancy': 'Blood pressure {value} in pregnancy; severe from {limit}.',
  'alerts.sentencePressureLow': 'Low blood pressure {value}; limit {limit} systolic.',
  'alerts.sentencePressureMean':
    '7-day mean {value} ({readings, plural, one {# reading} other {# readings}}); limit {limit}.',
  'alerts.sentencePressureMeanDialysis':
    '7-day mean {value} on dialysis ({readings, plural, one {# reading} other {# readings}}); limit {limit} systolic.',
  'alerts.sentenceFluidOver':
    '{days, plural, =0 {Fluid intake {value}; limit {limit}.} one {Fluid intake {value}; limit {limit}.} other {Over {limit} for # days; last {value}.}}',
  'alerts.sentenceFluidUnder':
    '{days, plural, =0 {Fluid intake {value}; minimum {limit}.} one {Fluid intake {value}; minimum {limit}.} other {Under {limit} for # days; last {value}.}}',
  'alerts.sentenceNoPressure':
    '{missing, plural, one {No blood pressure for # day.} other {No blood pressure for # days.}}',
  'alerts.sentenceNoWater':
    '{missing, plural, one {No fluid intake recorded for # day.} other {No fluid intake recorded for # days.}}',
  'alerts.sentenceUrineLow': 'Urine output {value} (complete 24\u00a0h collection); limit {limit}.',
  'alerts.sentenceUrineHigh': 'Urine output {value} in one day; limit {limit}.',
  'alerts.sentenceStonePrevention':
    'Mean urine output {value} a day; at least {limit} needed for stone prevention.',
  'alerts.sentenceWeightHeartFailure': '{value} above the lowest weight of the previous days; limit {limit}.',
  'alerts.sentenceInterdialyticGain': '{value} above dry weight; limit {limit}.',
  'alerts.sentenceInterdialyticGainShare': 'Weight gain {value} of dry weight; limit {limit}.',
  'alerts.sentenceFatigueHigh': 'Fatigue {value}; severe from {limit}.',
  'alerts.sentenceFatigueWeek': 'Fatigue {value} on average over the week; limit {limit}.',
  'alerts.sentenceStressHigh':
    'Stress {value}; limit {limit}{days, plural, =0 {} =1 {} one {} other {, # days in a row}}.',
  'alerts.sentenceHigh': '{measure} {value}, above the limit of {limit}.',
  'alerts.sentenceLow': '{measure} {value}, below the limit of {limit}.',
  'alerts.sentenceUnknown': '{measure} {value}; limit {limit}.',
  'alerts.sentenceMissing': '{measure}: no data. {value}; limit {limit}.',
  'alerts.show': 'Show',
  'alerts.brought':
    '{count, plural, one {# open alert has been escalated to you: nobody has taken it over.} other {# open alerts have been escalated to you: nobody has taken them over.}}',
  'alerts.inPoints': '{count, plural, one {# point} other {# points}}',
  'alerts.sentenceScoreHigh': 'Questionnaire score {value}; alert from {limit}.',
  'alerts.sentenceScoreLow': 'Questionnaire score {value}; alert up to {limit}.',
  'alerts.digest':
    '{open, plural, =0 {No alert is open.} one {# alert is open, {critical, number} of them critical.} other {# alerts are open, {critical, number} of them critical.}}',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof alertSentences, string> {}
}
