import type { Comparator } from '@/domain/rules/comparators';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Pencil from 'lucide-react/icons/pencil';
import type { AlertRule, RuleBody, RuleExclusion, RuleRecipient, RuleStatus } from '@/domain/rules/alertRule';
import type { Aggregation, Subject } from '@/domain/rules/ruleSubject';
import type { MessageId } from '@/locales';
import { labSubjectWord } from '@/shared/i18n/wording/measureWording';
import { lookTable, type StatusLook } from '@/shared/ui/StatusMark';
import { wordTable } from '@/shared/i18n/unknownWords';

export const statusLooks: Record<RuleStatus, StatusLook> = lookTable({
  active: { icon: CircleCheck, word: 'alertRules.statusActive', tone: 'text-success' },
  draft: { icon: Pencil, word: 'alertRules.statusDraft', tone: 'text-info' },
  paused: { icon: CirclePause, word: 'alertRules.statusPaused', tone: 'text-warning' },
  retired: { icon: CircleSlash, word: 'alertRules.statusRetired', tone: 'text-body-secondary' },
});

export const subjectWord: Record<Subject, MessageId> = wordTable({
  pressure: 'common.bloodPressure',
  systolic: 'alertRules.systolic',
  diastolic: 'alertRules.diastolic',
  pulse: 'common.pulse',
  water: 'common.water',
  urine: 'common.urine',
  urineVoids: 'alertRules.urineVoids',
  urineSign: 'alertRules.urineSign',
  weight: 'common.weight',
  dryWeight: 'alertRules.dryWeight',
  dryWeightShare: 'alertRules.dryWeightShare',
  cloudyBag: 'alertRules.cloudyBag',
  stress: 'common.stress',
  fatigue: 'common.fatigue',
  ...labSubjectWord,
  noData: 'alertRules.noData',
});

/** What an aggregation is called on its own; volumes count by patient day, which their `min` and `max` say. */
export const aggregationWord: Record<Aggregation, MessageId> = wordTable({
  last: 'alertRules.aggregationLast',
  mean: 'alertRules.aggregationMean',
  sum: 'alertRules.aggregationSum',
  min: 'alertRules.aggregationMin',
  max: 'alertRules.aggregationMax',
  change: 'alertRules.aggregationChange',
  count: 'alertRules.aggregationCount',
});

/** The figure that is compared, with its window. */
export const figurePhrase: Record<Aggregation, MessageId> = wordTable({
  last: 'alertRules.figureLast',
  mean: 'alertRules.figureMean',
  sum: 'alertRules.figureSum',
  min: 'alertRules.figureMin',
  max: 'alertRules.figureMax',
  change: 'alertRules.figureChange',
  count: 'alertRules.figureCount',
});

export const comparatorWord: Record<Comparator, MessageId> = wordTable({
  below: 'alertRules.below',
  atMost: 'alertRules.atMost',
  above: 'alertRules.above',
  atLeast: 'alertRules.atLeast',
  between: 'alertRules.between',
  outside: 'alertRules.outside',
});

export const policyWord: Record<RuleBody['missingPolicy'], MessageId> = wordTable({
  ignore: 'alertRules.missingIgnore',
  hold: 'alertRules.missingHold',
  raise: 'alertRules.missingRaise',
});

export const exclusionWord: Record<RuleExclusion, MessageId> = wordTable({
  anuric: 'alertRules.excludeAnuric',
  minors: 'alertRules.excludeMinors',
  children: 'alertRules.excludeChildren',
  adolescents: 'alertRules.excludeAdolescents',
  adults: 'alertRules.excludeAdults',
  pregnant: 'alertRules.excludePregnant',
  notPregnant: 'alertRules.excludeNotPregnant',
  drinksMuch: 'alertRules.excludeDrinksMuch',
  drinksAsUsual: 'alertRules.excludeDrinksAsUsual',
});

export const dialysisWord: Record<AlertRule['dialysis'], MessageId> = wordTable({
  any: 'alertRules.dialysisAny',
  only: 'alertRules.dialysisOnly',
  haemodialysis: 'alertRules.dialysisHaemo',
  peritoneal: 'alertRules.dialysisPeritoneal',
  none: 'alertRules.dialysisNone',
});

export const scopeWord: Record<AlertRule['appliesTo']['to'], MessageId> = wordTable({
  all: 'alertRules.scopeAll',
  category: 'alertRules.scopeCategory',
  pathology: 'alertRules.scopePathology',
  patient: 'alertRules.scopePatient',
});

export const recipientWord: Record<RuleRecipient, MessageId> = wordTable({
  referent: 'patient.referent',
  nephroLogist: 'patient.nephroLogist',
  generalPracticenor: 'patient.generalPracticenor',
  uroLogist: 'patient.uroLogist',
  coach: 'patient.coach',
  admin: 'alertRules.recipientAdmin',
});

/** What the parts of a rule are called where its history names them; those with figures say them themselves. */
export const partWords: Readonly<Record<string, MessageId>> = {
  name: 'alertRules.columnName',
  description: 'alertRules.description',
  subject: 'alertRules.subject',
  measure: 'alertRules.awaited',
  aggregation: 'alertRules.aggregation',
  window: 'alertRules.window',
  minReadings: 'alertRules.minReadings',
  minDays: 'alertRules.minDays',
  comparator: 'alertRules.comparator',
  basis: 'alertRules.basis',
  clear: 'alertRules.clears',
  missingPolicy: 'alertRules.missing',
  appliesTo: 'alertRules.columnScope',
  dialysis: 'alertRules.dialysis',
  withPlan: 'alertRules.withPlan',
  exclusions: 'alertRules.exclusions',
  activeHours: 'alertRules.activeHours',
  notify: 'alertRules.notify',
  escalation: 'alertRules.escalation',
  advice: 'alertRules.sectionAdvice',
};
