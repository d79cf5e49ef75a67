import type { Block } from './blocks';
import type {
  AccountRecord,
  LinkRecord,
  MessageRecord,
  SessionRecord,
  TriesRecord,
} from '../identity/records';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import type { UserCategory } from '@/domain/category/userCategory';
import type { Standing } from '@/domain/curves/standing';
import type { PatientSummary } from '@/domain/patients/summary';
import type { Setting, Terms } from '@/domain/settings/setting';
import type { SavedView } from '@/domain/worklist/savedView';
import type { DialysisSession } from '@/domain/dialysis/session';
import type { Review } from '@/domain/patients/review';
import type { Reading } from '@/domain/readings/reading';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import type { Allergy } from '@/domain/allergies/allergy';
import type { Practitioner } from '@/domain/staff/practitioner';
import type { Patient } from '@/domain/patients/patient';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { Medicine } from '@/domain/medicine/medicine';
import type { Intake } from '@/domain/medicine/intake';
import type { Allocation } from '@/domain/medicine/allocation';
import type { Measure } from '@/domain/readings/measure';
import type { FluidPlan } from '@/domain/fluid/plan';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import type { Article, ArticleAssignment } from '@/domain/education/article';
import type { Condition } from '@/domain/conditions/condition';
import type { AuditEntry } from '@/domain/audit';
import type { Annotation } from '@/domain/readings/annotation';
import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import type { Alert } from '@/domain/alerts/alert';

/** Every table: its key, what a row holds, and by what else rows are found. */
export interface Tables {
  patients: { key: string; value: Patient; indexes: { patientId: string } };
  /** Identifiers of other systems: system, value, patient. The key says all. */
  identifiers: { key: [string, string, string]; value: true };
  summaries: { key: string; value: PatientSummary };
  /** The values that the clinic's curves are counted from, by patient; derived as summaries are. */
  standings: { key: string; value: Standing };
  conditions: { key: string; value: Condition; indexes: { patient: string } };
  medicationRequests: { key: string; value: MedicationRequest; indexes: { patient: string } };
  labResults: { key: string; value: LabResult; indexes: { patient: string } };
  allergies: { key: string; value: Allergy; indexes: { patient: string } };
  dialysisSessions: { key: string; value: DialysisSession; indexes: { patient: string } };
  categories: { key: string; value: UserCategory; indexes: { code: string } };
  /** `nextAt`: those that time alone will change, by when. */
  alerts: { key: string; value: Alert; indexes: { patient: string; nextAt: string }; parts: 'open' };
  /** Readings packed by patient and UTC year: a row each would make half a million rows. */
  readings: { key: [string, number]; value: Block; parts: Measure };
  latest: { key: [string, Measure]; value: Reading };
  annotations: { key: string; value: Annotation; indexes: { patient: string } };
  reviews: { key: string; value: Review };
  views: { key: string; value: SavedView; indexes: { owner: string } };
  /** Ids begin with the instant, so the order of keys is that of time. */
  audit: { key: string; value: AuditEntry; indexes: { patient: string } };
  rules: { key: string; value: AlertRule };
  thresholds: { key: string; value: Threshold };
  fluidPlans: { key: string; value: FluidPlan };
  fluidAssignments: { key: string; value: FluidAssignment; indexes: { patient: string; plan: string } };
  medicines: { key: string; value: Medicine };
  allocations: { key: string; value: Allocation; indexes: { patient: string; medicine: string } };
  intakes: { key: string; value: Intake; indexes: { patient: string; day: [string, string] } };
  practitioners: { key: string; value: Practitioner };
  enrolments: { key: string; value: Enrolment };
  questionnaires: { key: string; value: Questionnaire };
  questionnaireAssignments: {
    key: string;
    value: QuestionnaireAssignment;
    indexes: { patient: string; questionnaire: string };
  };
  questionnaireResponses: {
    key: string;
    value: QuestionnaireResponse;
    indexes: { patient: string; questionnaire: string };
  };
  articles: { key: string; value: Article };
  articleAssignments: {
    key: string;
    value: ArticleAssignment;
    indexes: { patient: string; article: string };
  };
  settings: { key: string; value: Setting };
  terms: { key: string; value: Terms };
  /**
   * `seeded`: when the clinic was set up here; `saved`: the instant of its last clinic file.
   * `rules`: changes whenever a rule or a threshold changes; `swept`: the value of `rules` at the last evaluation of
   * all patients.
   * `ended` and a patient: what ended with a death, as JSON, so that a mistake can be corrected; `imports` and a
   * patient: the records from before the imports of 30 days.
   */
  meta: {
    key: 'seeded' | 'saved' | 'rules' | 'swept' | `ended ${string}` | `imports ${string}`;
    value: string;
  };
  accounts: { key: string; value: AccountRecord; indexes: { username: string } };
  sessions: {
    key: string;
    value: SessionRecord;
    indexes: { accessHash: string; familyHash: string; account: string };
  };
  links: { key: string; value: LinkRecord; indexes: { hash: string; account: string } };
  outbox: { key: string; value: MessageRecord; indexes: { order: number; link: string } };
  tries: { key: string; value: TriesRecord };
  /** Keys of this browser that sign something, by what for. */
  keys: { key: string; value: Uint8Array<ArrayBuffer> };
  /** The decisions of a user about pages of the top bar. */
  bookmarks: { key: [string, Bookmark['id']]; value: { user: string; id: Bookmark['id']; starred: boolean } };
}

export type TableName = keyof Tables;
export type KeyOf<N extends TableName> = Tables[N]['key'];
export type ValueOf<N extends TableName> = Tables[N]['value'];
/** The parts of a table that can be asked for without the rest. */
export type PartOf<N extends TableName> = Tables[N] extends { parts: infer Parts } ? Parts : never;
export type IndexesOf<N extends TableName> = Tables[N] extends { indexes: infer Indexes } ? Indexes : never;
