import { hasMessage, type MessageId } from '@/locales';
import { alertStatusWord } from '@/shared/i18n/alertWording';
import {
  escalationWord,
  falseAlarmWord,
  originWord,
  outcomeWord,
  teamWord,
} from '@/shared/i18n/alertStoryWording';
import { fieldWord } from '@/shared/i18n/fieldWording';
import { measureWord } from '@/shared/i18n/measureWording';
import { languages } from '@/shared/i18n/languages';
import { medicationWord } from '@/shared/i18n/medicationWording';
import { programmeWord } from '@/shared/i18n/reasonWording';

type Words = Readonly<Record<string, MessageId>>;

/** Fields whose name says the same in every kind of record. */
const everywhere: Words = {
  patient: 'audit.patient',
  by: 'audit.who',
  status: 'audit.fieldStatus',
  state: 'audit.fieldStatus',
  start: 'audit.fieldFrom',
  end: 'audit.fieldTo',
  due: 'audit.fieldDue',
  reviewOn: 'audit.fieldReviewOn',
  language: 'audit.fieldLanguage',
  title: 'audit.fieldTitle',
  texts: 'audit.fieldText',
  measure: 'audit.fieldMeasure',
  rule: 'audit.kindRules',
  plan: 'audit.kindFluidPlans',
  article: 'audit.kindArticles',
  questionnaire: 'audit.kindQuestionnaires',
  allocation: 'audit.kindAllocations',
  assignment: 'audit.fieldAssignment',
  imported: 'audit.fieldSource',
  recordedBy: 'audit.fieldRecordedBy',
  active: 'audit.fieldActive',
  publishedRevision: 'audit.fieldRevision',
  published: 'audit.fieldPublished',
  scores: 'answering.scores',
  until: 'alertRules.until',
  minReadings: 'alertRules.minReadings',
  minDays: 'alertRules.minDays',
  escalation: 'alertRules.escalation',
  notify: 'alertRules.notify',
};

/** What the fields of a kind of record are called, where the record's own form calls them so. */
const ofKind: Readonly<Record<string, Words>> = {
  patients: {
    'ext.transplant': 'registration.transplant',
    'ext.ckdStage': 'registration.ckdStage',
    'ext.anuric': 'registration.anuric',
    'ext.pregnant': 'registration.pregnant',
    'ext.identifiers': 'audit.fieldIdentifiers',
    'ext.consent': 'registration.consent',
    'ext.askedReadings': 'registration.readings',
    'ext.weightOn': 'audit.fieldWeightOn',
    'ext.programme': 'audit.programme',
    'ext.programme.on': 'audit.fieldSince',
    'ext.programme.until': 'audit.fieldUntil',
    'ext.imported': 'audit.fieldSource',
  },
  readings: {
    diastolic: 'telemonitoring.diastolic',
    confirmedOutOfRange: 'telemonitoring.confirmedUnusual',
    dayMark: 'audit.fieldDayMark',
    urine: 'audit.fieldUrine',
    source: 'telemonitoring.source',
    amendedAt: 'audit.fieldAmendedAt',
    enteredInError: 'audit.enteredInError',
    restored: 'audit.restored',
  },
  alerts: {
    ruleName: 'audit.kindRules',
    ruleVersion: 'alerts.ruleVersion',
    origin: 'alerts.limitWhose',
    direction: 'fluidPlans.direction',
    startedAt: 'alerts.columnStarted',
    lastEventAt: 'alerts.columnLast',
    repeatCount: 'alerts.columnRepeats',
    observed: 'alerts.observed',
    worst: 'alerts.worst',
    found: 'alerts.observed',
    team: 'alerts.columnOwner',
    snoozedUntil: 'alerts.snoozedUntil',
    snoozedBy: 'audit.snooze',
    clearing: 'audit.fieldClearing',
    escalatedTo: 'alerts.columnDue',
    nextAt: 'alerts.dueNext',
    remindedAt: 'audit.fieldReminded',
    closedAt: 'audit.resolve',
    previousAlertId: 'alerts.previous',
  },
  annotations: { kind: 'audit.kind' },
  conditions: { severity: 'audit.fieldSeverity' },
  rules: {
    name: 'alertRules.columnName',
    description: 'alertRules.description',
    subject: 'alertRules.subject',
    measure: 'alertRules.awaited',
    aggregation: 'alertRules.aggregation',
    window: 'alertRules.window',
    comparator: 'alertRules.comparator',
    basis: 'alertRules.basis',
    levels: 'alerts.limit',
    clear: 'audit.fieldClearing',
    missingPolicy: 'alertRules.missing',
    appliesTo: 'audit.fieldAppliesTo',
    dialysis: 'alertRules.dialysis',
    withPlan: 'alertRules.withPlan',
    completeDays: 'audit.fieldCompleteDays',
    exclusions: 'alertRules.exclusions',
    activeHours: 'alertRules.activeHours',
    advice: 'audit.fieldAdvice',
  },
  thresholds: {
    scope: 'audit.fieldAppliesTo',
    key: 'audit.fieldAppliesTo',
    off: 'alertRules.off',
    limits: 'alerts.limit',
    margin: 'alertRules.margin',
  },
  categories: { type: 'categories.type' },
  reviews: { previous: 'audit.before' },
  fluidPlans: {
    direction: 'fluidPlans.direction',
    upperFormula: 'fluidPlans.upperFormula',
    clampMinMl: 'fluidPlans.clampMin',
    clampMaxMl: 'fluidPlans.clampMax',
    stepMl: 'fluidPlans.step',
    dimensions: 'fluidPlans.container',
    quantity: 'fluidPlans.quantity',
    fluidSlot: 'fluidPlans.slots',
    fluidDistribution: 'fluidPlans.distribution',
    quietHours: 'fluidPlans.quietHours',
    dialysisDay: 'fluidPlans.dialysisDay',
    countsFood: 'fluidPlans.countsFood',
    allowedDrinks: 'fluidPlans.allowedDrinks',
    contraindications: 'fluidPlans.contraindications',
  },
  fluidAssignments: {
    typed: 'audit.fieldTyped',
    override: 'audit.fieldOverride',
    confirmed: 'fluidRecord.why_confirm',
    seen: 'audit.fieldTyped',
    body: 'audit.kindFluidPlans',
    supersededBy: 'fluidRecord.status_superseded',
    endBefore: 'audit.fieldTo',
    runs: 'fluidRecord.why',
  },
  medicines: {
    manufacturer: 'medicines.manufacturer',
    capacity: 'medicines.capacity',
    form: 'medicines.form',
    route: 'medicines.route',
    activeIngredients: 'medicines.ingredients',
    avoidIn: 'medicines.avoidIn',
  },
  allocations: {
    stopped: 'medicines.state_stopped',
    accepted: 'medicines.overlapField',
    given: 'medicines.medicine',
    asNeeded: 'imports.fieldAsNeeded',
  },
  intakes: {
    due: 'audit.fieldDue',
    takenAt: 'audit.isTaken',
    amount: 'medicines.dose',
    day: 'fluidRecord.day',
    loggedAt: 'audit.fieldRecordedAt',
    retroactive: 'audit.fieldRetroactive',
  },
  articles: {
    tags: 'education.tags',
    categories: 'education.categories',
    sources: 'education.sources',
    author: 'education.author',
    reviewer: 'education.reviewer',
    quiz: 'education.quiz',
    attachment: 'education.attachment',
    approvedAt: 'audit.fieldApproved',
    approvedBy: 'audit.fieldApproved',
  },
  articleAssignments: {
    message: 'education.message',
    quizAnswers: 'education.quiz',
    assignedAt: 'audit.fieldAssignedAt',
    openedAt: 'audit.fieldOpened',
    readAt: 'audit.fieldRead',
    quizAt: 'audit.fieldQuizAt',
    quizRight: 'audit.fieldQuizRight',
    quizOf: 'audit.fieldQuizOf',
  },
  questionnaires: { items: 'questionerBuilder.items' },
  questionnaireAssignments: {
    recurrence: 'answering.every',
    windowDays: 'answering.windowDays',
    remindAfterDays: 'answering.remindAfter',
  },
  questionnaireResponses: {
    answers: 'answering.answers',
    onBehalf: 'answering.onBehalf',
    answeredAt: 'answering.answeredAt',
    reviewedBy: 'audit.fieldReviewedBy',
    reviewedAt: 'audit.reviewed',
  },
  practitioners: {
    email: 'team.email',
    address: 'team.address',
    cityName: 'team.cityName',
    roles: 'team.roles',
    speciality: 'team.speciality',
  },
  enrolments: {
    step: 'audit.fieldStep',
    typed: 'audit.fieldTyped',
    done: 'audit.fieldStep',
    duplicates: 'registration.otherPerson',
  },
  settings: {
    organisation: 'settings.organisation',
    logo: 'settings.logo',
    locale: 'settings.locale',
    timeZone: 'settings.timeZone',
    dayStart: 'settings.dayStart',
    workingDays: 'settings.workingDays',
    workFrom: 'settings.workFrom',
    workTo: 'settings.workTo',
    holidays: 'settings.holidays',
    retentionMonths: 'settings.retention',
    weightDays: 'settings.weightDays',
    fileDays: 'settings.fileDays',
    banner: 'settings.banner',
    links: 'settings.links',
    apiBase: 'settings.apiBase',
    testedAt: 'audit.fieldTestedAt',
    told: 'settings.told',
    quiet: 'settings.quietHours',
    digest: 'settings.digest',
    templates: 'settings.templates',
  },
  terms: { effectiveOn: 'settings.effectiveOn', number: 'audit.fieldRevision' },
};

const own = (words: Words | undefined, key: string): MessageId | null =>
  words && Object.hasOwn(words, key) ? (words[key] ?? null) : null;

/** The word for a field of a kind of record; null for one that is not known here. */
export const auditFieldWord = (kind: string, field: string): MessageId | null =>
  own(ofKind[kind], field) ?? fieldWord(field) ?? own(everywhere, field);

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
  'alerts team': among(teamWord),
  'alerts owner': among(teamWord),
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
  'conditions verification': beginning('conditions.verification_'),
  'conditions severity': beginning('conditions.severity_'),
  'medicationRequests status': among(medicationWord),
  'rules status': published,
  'rules subject': among({
    ...measureWord,
    pressure: 'common.bloodPressure',
    systolic: 'telemonitoring.systolic',
    diastolic: 'telemonitoring.diastolic',
    urineVoids: 'alertRules.urineVoids',
    dryWeight: 'alertRules.dryWeight',
    dryWeightShare: 'alertRules.dryWeightShare',
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
