import type { Alert } from '@/domain/alerts/alert';
import type { AlertAction } from '@/domain/alerts/alertAction';
import type { BulkAction, BulkOutcome } from '@/domain/alerts/alertBulk';
import type { AlertRule, RuleBody, Threshold, ThresholdBody } from '@/domain/rules/alertRule';
import type { Annotation } from '@/domain/readings/annotation';
import type { AuditAction, AuditEntry } from '@/domain/audit';
import type { CategoryMove, CategoryMoved } from '@/domain/category/moving';
import type { Colleague } from '@/domain/staff/colleague';
import type { Condition, ConditionBody } from '@/domain/conditions/condition';
import type { ClinicCurves } from '@/domain/curves/clinicCurves';
import type {
  Article,
  ArticleAssignment,
  ArticleAssignmentBody,
  ArticleBody,
} from '@/domain/education/article';
import type { BulkAssignment, BulkAssignmentOutcome } from '@/domain/education/cohort';
import type { Enrolment, EnrolmentBody } from '@/domain/enrolment/enrolment';
import type { Duplicate, EnrolmentIdentity } from '@/domain/enrolment/duplicatePatients';
import type { DialysisSession, SessionBody } from '@/domain/dialysis/session';
import type { Draft, Entity } from '@/domain/entity';
import type { Allergy, AllergyBody } from '@/domain/allergies/allergy';
import type { AssignmentBody, FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import type { Allocation, AllocationBody } from '@/domain/medicine/allocation';
import type { Intake, IntakeBody } from '@/domain/medicine/intake';
import type { LabResult, LabResultBody } from '@/domain/laboratory/labResult';
import type { MailState } from '@/domain/mail';
import type { Medicine } from '@/domain/medicine/medicine';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { Patient, ProgrammeState } from '@/domain/patients/patient';
import type { Practitioner, PractitionerBody } from '@/domain/staff/practitioner';
import type { ProgrammeDraft } from '@/domain/patients/programme';
import type { TargetDraft } from '@/domain/patients/target';
import type { ProgrammePreview } from '@/domain/patients/programmeEnd';
import type {
  QuestionnaireAssignment,
  QuestionnaireAssignmentBody,
} from '@/domain/questionnaire/assigning/assignment';
import type { BulkGiving, GivingOutcome } from '@/domain/questionnaire/assigning/bulk';
import type { Questionnaire, QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse, ResponseBody } from '@/domain/questionnaire/responses/response';
import type { Review } from '@/domain/patients/review';
import type { SimulationPart } from '@/domain/rules/ruleSimulation';
import type { SavedView } from '@/domain/worklist/savedView';
import type { Setting, SettingBody, Terms, TermsBody } from '@/domain/settings/setting';
import { differencesOf } from '@/domain/exchange/storedOtherwise';
import type { PatientSummary } from '@/domain/patients/summary';
import type { CategoryBody, UserCategory } from '@/domain/category/userCategory';
import type { ClinicFiles } from './clinicContract';
import type { RecordExchange } from './exchangeContract';
import type { Readings } from './readingContract';
import type { Actor } from './actor';

/** The kinds of records and their shapes. `summaries` are derived: they are listed and read, never written. */
export interface Entities {
  patients: Patient;
  summaries: PatientSummary;
  conditions: Condition;
  medicationRequests: MedicationRequest;
  labResults: LabResult;
  allergies: Allergy;
  dialysisSessions: DialysisSession;
  categories: UserCategory;
  alerts: Alert;
  annotations: Annotation;
  reviews: Review;
  views: SavedView;
  rules: AlertRule;
  thresholds: Threshold;
  fluidPlans: FluidPlan;
  fluidAssignments: FluidAssignment;
  medicines: Medicine;
  allocations: Allocation;
  intakes: Intake;
  practitioners: Practitioner;
  enrolments: Enrolment;
  questionnaires: Questionnaire;
  questionnaireAssignments: QuestionnaireAssignment;
  questionnaireResponses: QuestionnaireResponse;
  articles: Article;
  articleAssignments: ArticleAssignment;
  settings: Setting;
  terms: Terms;
}
export type Kind = keyof Entities;

/** The bodies that a client sends to create or replace a record of each kind. */
export interface Bodies {
  patients: Draft<Patient>;
  summaries: Draft<PatientSummary>;
  conditions: ConditionBody;
  medicationRequests: Draft<MedicationRequest>;
  labResults: LabResultBody;
  allergies: AllergyBody;
  dialysisSessions: SessionBody;
  categories: CategoryBody;
  alerts: Draft<Alert>;
  annotations: Draft<Annotation>;
  reviews: Draft<Review>;
  views: Omit<Draft<SavedView>, 'owner'>;
  rules: RuleBody;
  thresholds: ThresholdBody;
  fluidPlans: PlanBody;
  fluidAssignments: AssignmentBody;
  medicines: Draft<Medicine>;
  allocations: AllocationBody;
  intakes: IntakeBody;
  practitioners: PractitionerBody;
  enrolments: EnrolmentBody;
  questionnaires: QuestionnaireBody;
  questionnaireAssignments: QuestionnaireAssignmentBody;
  questionnaireResponses: ResponseBody;
  articles: ArticleBody;
  articleAssignments: ArticleAssignmentBody;
  settings: SettingBody;
  terms: TermsBody;
}

/** One page of a list; `next` is an opaque cursor, absent on the last page. `total` is optional: not all servers count. */
export interface Page<T> {
  items: T[];
  next?: string;
  total?: number;
}

export interface ListQuery {
  patient?: string;
  /** Alerts only: those not yet resolved. */
  active?: boolean;
  /** Views only: whose. Without it there are none. */
  owner?: string;
  limit?: number;
  cursor?: string;
}

/** Which entries of the log: instants ISO 8601 UTC, `to` exclusive; the newest come first. */
export interface AuditQuery {
  patient?: string;
  by?: string;
  action?: AuditAction;
  kind?: string;
  from?: string;
  to?: string;
  /** Only what changed something, or took it along: without who signed in and who read what. */
  changes?: boolean;
  limit?: number;
  cursor?: string;
}

/** The mails of a clinic; a browser sends none. */
export interface Mails {
  mailState(actor: Actor): Promise<MailState>;
  /** Writes a test mail to the caller. @throws Refused 409 where none can be sent */
  sendTestMail(actor: Actor): Promise<void>;
}

/**
 * The calls that every care store can answer. Small on purpose: queries are declarative, cursors opaque, no type of
 * any particular store appears, so that another server can stand behind the same screens.
 *
 * Creating with an id that exists already answers the stored record unchanged where it says the same: a retry never
 * makes a second one. Where it says otherwise it is refused with 409 and what is stored.
 * Errors are thrown as `Refused`.
 */
export interface Repository extends ClinicFiles, Mails, Readings, RecordExchange {
  list<K extends Kind>(kind: K, query: ListQuery, signal?: AbortSignal): Promise<Page<Entities[K]>>;
  read<K extends Kind>(kind: K, id: string): Promise<Entities[K]>;
  create<K extends Kind>(kind: K, body: Bodies[K], actor: Actor): Promise<Entities[K]>;
  update<K extends Kind>(
    kind: K,
    id: string,
    body: Bodies[K],
    ifMatch: string,
    actor: Actor,
  ): Promise<Entities[K]>;
  remove(kind: Kind, id: string, ifMatch: string, actor: Actor): Promise<void>;
  /**
   * Moves patients of a category to another; patients no longer in it are left alone. Repeating the call changes
   * nothing.
   */
  moveCategory(
    category: string,
    move: CategoryMove,
    actor: Actor,
    signal?: AbortSignal,
  ): Promise<CategoryMoved>;
  /** Carries an alert to its next state; the version read must be named. */
  act(alert: string, action: AlertAction, ifMatch: string, actor: Actor): Promise<Alert>;
  /** The same action on many alerts: each outcome is its own, in the order asked for. */
  actOnMany(bulk: BulkAction, actor: Actor): Promise<BulkOutcome[]>;
  /** Gives a post to many patients, also all of a category or pathology: each outcome is its own. */
  giveToMany(bulk: BulkAssignment, actor: Actor): Promise<BulkAssignmentOutcome[]>;
  /** Gives a questionnaire to many patients; those who have it keep the one they have. */
  giveQuestionnaire(bulk: BulkGiving, actor: Actor): Promise<GivingOutcome[]>;
  /** The users an alert can be assigned to, by name, including the caller. */
  colleagues(actor: Actor): Promise<Colleague[]>;
  /** The alerts that a draft rule would have raised lately, for a number of patients at a time. */
  simulate(
    rule: RuleBody,
    query: { cursor?: string; limit?: number },
    signal?: AbortSignal,
  ): Promise<SimulationPart>;
  /** Counts what is open and would end with a change of the programme to that state, today. */
  previewProgramme(patient: string, to: ProgrammeState): Promise<ProgrammePreview>;
  /** Changes a patient's place in the programme, with all it brings; the version read must be named. */
  changeProgramme(patient: string, draft: ProgrammeDraft, ifMatch: string, actor: Actor): Promise<Patient>;
  /** Sets, changes or ends a target of a patient; the version read must be named. A repeated id stores nothing new. */
  decideTarget(patient: string, draft: TargetDraft, ifMatch: string, actor: Actor): Promise<Patient>;
  /** Patients who may be the person of these entries, those who agree in most first. */
  duplicates(identity: EnrolmentIdentity): Promise<Duplicate[]>;
  /** Makes a patient of a registration with all that was chosen in it; the version read must be named. */
  activateEnrolment(enrolment: string, ifMatch: string, actor: Actor): Promise<Enrolment>;
  /** Gives what the clinic's curves show of the last weeks. */
  curves(): Promise<ClinicCurves>;
  /** Marks a patient as reviewed now by the caller. */
  review(patient: string, actor: Actor): Promise<Review>;
  /** Takes one's own recent review back: the one before counts again. The version read must be named. */
  undoReview(patient: string, ifMatch: string, actor: Actor): Promise<void>;
  /** Worklist rows for an export, which is audited; patients that do not exist are left out. */
  exportSummaries(patients: string[], actor: Actor): Promise<PatientSummary[]>;
  /** Alerts for an export, which is audited; alerts that do not exist are left out. */
  exportAlerts(alerts: string[], actor: Actor): Promise<Alert[]>;
  /**
   * The audit log: who did what when. Entries are never changed, and are deleted only after the clinic's retention
   * period.
   */
  audit(query: AuditQuery): Promise<Page<AuditEntry>>;
  /**
   * Notes that somebody has read the record of a patient, once an hour for each person and patient; of who is no patient
   * there is nothing to note.
   */
  noteRead(patient: string, actor: Actor): Promise<void>;
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 422 | 423 | 429 | 503;

/** A refusal by a repository: the status, a message id for people, and the fields at fault as message ids. */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly fields: Record<string, string> | undefined;
  /** The record that is stored under the same id and says otherwise. */
  readonly record: Entity | undefined;
  constructor(status: RefusalStatus, message: string, fields?: Record<string, string>, record?: Entity) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.fields = fields;
    this.record = record;
  }
}

/** A refusal that says by field what is wrong. */
export const invalid = (fields: Record<string, string>): Refused =>
  new Refused(422, 'errors.invalid', fields);

/**
 * A first try whose answer was lost may be what is stored: it is not taken for what was sent since.
 * @throws Refused 409 with the stored record where it says otherwise
 */
export function mustSaySame(kind: string, stored: Entity, sent: object): void {
  if (differencesOf(kind, stored, sent).length > 0)
    throw new Refused(409, 'errors.storedOtherwise', undefined, stored);
}
