import { roleNames } from '@/shared/i18n/wording/roleWording';
import { hasMessage, type MessageId } from '@/locales';
import { analyteWord, comparatorWord } from '@/shared/i18n/wording/analyteWording';
import { accessWord, sessionKindWord, sessionStatusWord } from '@/shared/i18n/wording/sessionWording';
import { alertStatusWord } from '@/shared/i18n/wording/alertWording';
import {
  escalationWord,
  falseAlarmWord,
  originWord,
  outcomeWord,
} from '@/shared/i18n/wording/alertStoryWording';
import { languages } from '@/shared/i18n/languages';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { medicationWord } from '@/shared/i18n/wording/medicationWording';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';

type Words = Readonly<Record<string, MessageId>>;
const own = (words: Words, key: string): MessageId | null =>
  Object.hasOwn(words, key) ? (words[key] ?? null) : null;

/** Words of a value whose message id is a beginning and the value itself. */
const beginning =
  (start: string) =>
  (value: string): MessageId | null =>
    hasMessage(start + value) ? ((start + value) as MessageId) : null;
const among = (words: Words) => (value: string) => own(words, value);
const answers = among({ true: 'audit.yes', false: 'audit.no' });

const measures = among(measureWord);
const severities = among({
  critical: 'common.severityCritical',
  high: 'common.severityHigh',
  medium: 'common.severityMedium',
  low: 'common.severityLow',
  unknown: 'common.unknown',
});
const published = among({
  draft: 'audit.isDraft',
  inReview: 'audit.isInReview',
  active: 'audit.isActive',
  published: 'audit.fieldPublished',
  archived: 'audit.isArchived',
  retired: 'audit.isArchived',
  paused: 'audit.isPaused',
  completed: 'audit.isCompleted',
  superseded: 'audit.isChanged',
  cancelled: 'audit.isWithdrawn',
  withdrawn: 'audit.isWithdrawn',
  activated: 'audit.isActive',
  taken: 'audit.isTaken',
  skipped: 'audit.isSkipped',
  assigned: 'audit.fieldAssignedAt',
  opened: 'audit.fieldOpened',
  read: 'audit.fieldRead',
  quizDone: 'audit.fieldQuizAt',
});

type Say = (value: string) => MessageId | null;

/** What the values of fields with few values say, by kind and field. */
const values: Readonly<Record<string, Say>> = {
  'accounts role': among({ ADMIN: 'auth.roleAdmin', USER: 'auth.roleUser' }),
  'patients gender': beginning('patient.'),
  'patients pathology': beginning('worklist.'),
  'patients ext.status': among(programmeWord),
  'patients ext.dialysisMode': beginning('registration.dialysis_'),
  'patients ext.referrals.state': beginning('team.state_'),
  'readings measure': measures,
  'readings dayMark': among({
    complete: 'trends.dayComplete',
    incomplete: 'trends.dayIncomplete',
    nothing: 'trends.dayNothing',
    total: 'trends.dayTotalMark',
  }),
  'readings source': among({
    staff: 'telemonitoring.sourceStaff',
    patient: 'telemonitoring.sourcePatient',
    device: 'telemonitoring.sourceDevice',
    import: 'telemonitoring.sourceImport',
    questionnaire: 'telemonitoring.sourceQuestionnaire',
  }),
  'alerts origin': among(originWord),
  'alerts measure': measures,
  'alerts direction': among({
    high: 'audit.isHigh',
    low: 'audit.isLow',
    missing: 'audit.isMissing',
    unknown: 'common.unknown',
  }),
  'alerts severity': severities,
  'alerts status': among(alertStatusWord),
  'alerts team': among(roleNames),
  'alerts owner': among(roleNames),
  'alerts escalatedTo': among(escalationWord),
  'alerts outcome': among(outcomeWord),
  'alerts falseAlarmReason': among(falseAlarmWord),
  'annotations kind': beginning('readings.kind_'),
  'conditions clinicalStatus': among({
    active: 'patient.conditionActive',
    recurrence: 'patient.conditionRecurrence',
    relapse: 'patient.conditionRelapse',
    inactive: 'patient.conditionInactive',
    remission: 'patient.conditionRemission',
    resolved: 'patient.conditionResolved',
    unknown: 'patient.conditionUnknown',
  }),
  'allergies category': beginning('allergies.category_'),
  'allergies type': beginning('allergies.type_'),
  'allergies criticality': beginning('allergies.risk_'),
  'allergies clinicalStatus': among({
    active: 'patient.conditionActive',
    inactive: 'patient.conditionInactive',
    resolved: 'patient.conditionResolved',
  }),
  'allergies verification': beginning('conditions.verification_'),
  'conditions verification': beginning('conditions.verification_'),
  'conditions severity': beginning('conditions.severity_'),
  'medicationRequests status': among(medicationWord),
  'medicationRequests intent': among({
    order: 'audit.intentOrder',
    'original-order': 'audit.intentOriginal',
    'reflex-order': 'audit.intentReflex',
    'filler-order': 'audit.intentFiller',
    'instance-order': 'audit.intentInstance',
  }),
  'labResults analyte': among(analyteWord),
  'labResults comparator': among(comparatorWord),
  'labResults source': among({ staff: 'telemonitoring.sourceStaff', import: 'laboratory.imported' }),
  'labResults status': among({
    preliminary: 'laboratory.preliminary',
    final: 'laboratory.final',
    corrected: 'laboratory.corrected',
    'entered-in-error': 'laboratory.mistake',
  }),
  'dialysisSessions kind': among(sessionKindWord),
  'dialysisSessions access': among(accessWord),
  'dialysisSessions source': among({ staff: 'telemonitoring.sourceStaff', import: 'dialysis.imported' }),
  'dialysisSessions status': among(sessionStatusWord),
  'rules status': published,
  'rules subject': among({
    ...measureWord,
    pressure: 'common.bloodPressure',
    systolic: 'telemonitoring.systolic',
    diastolic: 'telemonitoring.diastolic',
    urineVoids: 'alertRules.urineVoids',
    dryWeight: 'alertRules.dryWeight',
    dryWeightShare: 'alertRules.dryWeightShare',
    cloudyBag: 'alertRules.cloudyBag',
    urineSign: 'alertRules.urineSign',
    noData: 'alertRules.noData',
  }),
  'rules measure': measures,
  'rules aggregation': among({
    last: 'alertRules.aggregationLast',
    mean: 'alertRules.aggregationMean',
    sum: 'alertRules.aggregationSum',
    min: 'alertRules.aggregationMin',
    max: 'alertRules.aggregationMax',
    change: 'alertRules.aggregationChange',
    count: 'alertRules.aggregationCount',
  }),
  'rules comparator': beginning('alertRules.'),
  'rules basis': among({ figure: 'alertRules.basisFigure', plan: 'alertRules.basisPlan' }),
  'rules missingPolicy': among({
    ignore: 'alertRules.missingIgnore',
    hold: 'alertRules.missingHold',
    raise: 'alertRules.missingRaise',
  }),
  'rules dialysis': among({
    any: 'alertRules.dialysisAny',
    only: 'alertRules.dialysisOnly',
    haemodialysis: 'alertRules.dialysisHaemo',
    peritoneal: 'alertRules.dialysisPeritoneal',
    none: 'alertRules.dialysisNone',
  }),
  'thresholds scope': among({
    patient: 'alertRules.scopePatient',
    category: 'alertRules.scopeCategory',
    pathology: 'alertRules.scopePathology',
  }),
  'categories type': (value) =>
    value === 'unknown' ? 'common.unknown' : beginning('categories.type_')(value),
  'categories colour': beginning('categories.colour_'),
  'categories icon': beginning('categories.icon_'),
  'fluidPlans direction': beginning('fluidPlans.'),
  'medicines form': beginning('medicines.form_'),
  'medicines route': beginning('medicines.route_'),
  'intakes reason': beginning('intakes.reason_'),
  'questionnaireResponses status': beginning('answering.response_'),
  'enrolments step': beginning('registration.step_'),
  'settings digest': among({
    none: 'settings.digestNone',
    daily: 'settings.digestDaily',
    weekly: 'settings.digestWeekly',
  }),
};

const inLanguage = new Set(['language', 'locale', 'ext.preferredLanguage']);

/** What a value of a field says, where it is one of a few; null for text and figures, which stand as they were stored. */
export function auditValueText(
  kind: string,
  field: string,
  value: string,
  t: (id: MessageId) => string,
): string | null {
  if (inLanguage.has(field)) return languages.find(([locale]) => locale === value)?.[1] ?? null;
  const say = values[`${kind} ${field}`];
  const isState = field === 'status' || field === 'state';
  const word = say ? say(value) : isState ? published(value) : answers(value);
  return word && t(word);
}
