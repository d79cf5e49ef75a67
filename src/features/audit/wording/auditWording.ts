import type { AlertAction } from '@/domain/alerts/alertAction';
import type { AuditAction, AuditEntry } from '@/domain/audit';
import { sessionKinds, type SessionKind } from '@/domain/dialysis/session';
import type { Analyte } from '@/domain/laboratory/analytes';
import { measureSchema, type Measure } from '@/domain/readings/measure';
import type { MessageId } from '@/locales';
import { wordTable } from '@/shared/i18n/unknownWords';
import { analyteWord } from '@/shared/i18n/wording/analyteWording';
import { changeActionWord } from '@/shared/i18n/wording/auditWording';
import { sessionKindWord } from '@/shared/i18n/wording/sessionWording';
import { measureWord } from '@/shared/i18n/wording/measureWording';

/** What somebody did, in a word. */
export const auditActionWord: Record<AuditAction, MessageId> = wordTable({
  ...changeActionWord,
  read: 'audit.read',
  signedIn: 'audit.signedIn',
  signInFailed: 'audit.signInFailed',
  signedOut: 'audit.signedOut',
});

/** The kinds of records there are, in the order of the filter. */
export const auditKinds = [
  'patients',
  'readings',
  'alerts',
  'annotations',
  'conditions',
  'medicationRequests',
  'labResults',
  'allergies',
  'dialysisSessions',
  'rules',
  'thresholds',
  'categories',
  'reviews',
  'fluidPlans',
  'fluidAssignments',
  'medicines',
  'allocations',
  'intakes',
  'articles',
  'articleAssignments',
  'questionnaires',
  'questionnaireAssignments',
  'questionnaireResponses',
  'practitioners',
  'enrolments',
  'accounts',
  'clinic',
  'settings',
  'terms',
] as const;
type AuditKind = (typeof auditKinds)[number];

export const kindWords: Record<AuditKind, MessageId> = {
  patients: 'audit.kindPatients',
  readings: 'audit.kindReadings',
  alerts: 'audit.kindAlerts',
  annotations: 'audit.kindAnnotations',
  conditions: 'audit.kindConditions',
  medicationRequests: 'audit.kindMedicationRequests',
  labResults: 'audit.kindLabResults',
  allergies: 'audit.kindAllergies',
  dialysisSessions: 'audit.kindDialysisSessions',
  rules: 'audit.kindRules',
  thresholds: 'audit.kindThresholds',
  categories: 'audit.kindCategories',
  reviews: 'audit.kindReviews',
  fluidPlans: 'audit.kindFluidPlans',
  fluidAssignments: 'audit.kindFluidAssignments',
  medicines: 'audit.kindMedicines',
  allocations: 'audit.kindAllocations',
  intakes: 'audit.kindIntakes',
  articles: 'audit.kindArticles',
  articleAssignments: 'audit.kindArticleAssignments',
  questionnaires: 'audit.kindQuestionnaires',
  questionnaireAssignments: 'audit.kindQuestionnaireAssignments',
  questionnaireResponses: 'audit.kindQuestionnaireResponses',
  practitioners: 'audit.kindPractitioners',
  enrolments: 'audit.kindEnrolments',
  accounts: 'audit.kindAccounts',
  clinic: 'audit.kindClinic',
  settings: 'audit.kindSettings',
  terms: 'audit.kindTerms',
};

/** The word for a kind of record; null for one that is not known here, which is shown as it was sent. */
export function kindWord(kind: string): MessageId | null {
  return auditKinds.some((known) => known === kind) ? kindWords[kind as AuditKind] : null;
}

/**
 * The reading that a change tells, canonical, to be said with its unit; null for what is none, which stands as it was
 * stored.
 * @param text one number, or two with a stroke between them where it is a blood pressure
 */
export function readingOf(
  { kind, detail }: AuditEntry,
  field: string,
  text: string,
): { measure: Measure; value: number; diastolic?: number } | null {
  const measure = measureSchema.safeParse(detail);
  if (kind !== 'readings' || field !== 'value' || !measure.success) return null;
  const found = /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text);
  const isPair = measure.data === 'bloodPressure';
  if (!found || isPair !== (found[2] !== undefined)) return null;
  const value = Number(found[1]);
  return { measure: measure.data, value, ...(isPair && { diastolic: Number(found[2]) }) };
}

/** The patient an entry leads to; one that was removed with it leads nowhere. */
export const leadsTo = ({ patient, action, kind }: AuditEntry): string | null =>
  patient === undefined || (action === 'removed' && kind === 'patients') ? null : patient;

const alertActionWord: Record<AlertAction['action'], MessageId> = {
  acknowledge: 'audit.acknowledge',
  undoAcknowledge: 'audit.undoAcknowledge',
  start: 'audit.start',
  assign: 'audit.assign',
  snooze: 'audit.snooze',
  undoAssign: 'audit.undoAssign',
  undoSnooze: 'audit.undoSnooze',
  wake: 'audit.wake',
  resolve: 'audit.resolve',
  falseAlarm: 'audit.falseAlarm',
  comment: 'audit.comment',
};
const isAlertAction = (text: string): text is AlertAction['action'] => Object.hasOwn(alertActionWord, text);

/** The outcome of a plan, a medicine or an intake. */
const stateWords: Readonly<Record<string, MessageId>> = {
  draft: 'audit.isDraft',
  active: 'audit.isActive',
  paused: 'audit.isPaused',
  completed: 'audit.isCompleted',
  changed: 'audit.isChanged',
  resumed: 'audit.isResumed',
  stopped: 'audit.isStopped',
  taken: 'audit.isTaken',
  skipped: 'audit.isSkipped',
};
/** The outcome of a registration or a place in the programme. */
const placeWords: Readonly<Record<string, MessageId>> = {
  activated: 'audit.isActive',
  programme: 'audit.programme',
};
/** What somebody decided about a doubtful row of an import, and about a target. */
const patientWords: Readonly<Record<string, MessageId>> = {
  targetSet: 'targets.wasSet',
  targetEnded: 'targets.wasEnded',
  importSame: 'imports.decidedSame',
  importUndone: 'imports.wasUndone',
  importOther: 'imports.decidedOther',
  importReplace: 'imports.decidedReplace',
};
/** How all records were exported. */
const exportWords: Readonly<Record<string, MessageId>> = {
  encrypted: 'audit.isEncrypted',
  plain: 'audit.isPlain',
};
/** What was done to an account, and how a session began or ended. */
const accountWords: Readonly<Record<string, MessageId>> = {
  invited: 'audit.accountInvited',
  signedUp: 'audit.accountSignedUp',
  appointed: 'audit.accountAppointed',
  password: 'audit.accountPassword',
  passwordReset: 'audit.accountPasswordReset',
  resetAsked: 'audit.accountResetAsked',
  questions: 'audit.accountQuestions',
  elsewhere: 'audit.sessionElsewhere',
  reused: 'audit.sessionReused',
  organisation: 'audit.sessionOrganisation',
};
const tellsState: readonly string[] = ['fluidAssignments', 'allocations', 'intakes'];

/** The word for an entry's detail; an unknown one is null and shown as it was sent. */
export function detailWord({ kind, detail = '' }: AuditEntry): MessageId | null {
  if (kind === 'alerts') return isAlertAction(detail) ? alertActionWord[detail] : null;
  if (kind === 'patients' && detail !== 'programme')
    return Object.hasOwn(patientWords, detail) ? (patientWords[detail] ?? null) : null;
  if (kind === 'enrolments' || detail === 'programme')
    return Object.hasOwn(placeWords, detail) ? (placeWords[detail] ?? null) : null;
  if (kind === 'clinic') return Object.hasOwn(exportWords, detail) ? (exportWords[detail] ?? null) : null;
  if (kind === 'accounts') return Object.hasOwn(accountWords, detail) ? (accountWords[detail] ?? null) : null;
  if (tellsState.includes(kind))
    return Object.hasOwn(stateWords, detail) ? (stateWords[detail] ?? null) : null;
  if (kind === 'labResults')
    return Object.hasOwn(analyteWord, detail) ? analyteWord[detail as Analyte] : null;
  if (kind === 'dialysisSessions')
    return sessionKinds.some((one) => one === detail) ? sessionKindWord[detail as SessionKind] : null;
  const measure = measureSchema.safeParse(detail);
  return measure.success ? measureWord[measure.data] : null;
}
