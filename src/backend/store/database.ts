import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Alert } from '@/domain/alerts/alert';
import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import type { Annotation } from '@/domain/readings/annotation';
import type { AuditEntry } from '@/domain/audit';
import type { Condition } from '@/domain/conditions/condition';
import type { Article, ArticleAssignment } from '@/domain/education/article';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan } from '@/domain/fluid/plan';
import type { Measure } from '@/domain/readings/measure';
import type { Allocation } from '@/domain/medicine/allocation';
import type { Intake } from '@/domain/medicine/intake';
import type { Medicine } from '@/domain/medicine/medicine';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { Patient } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assignment';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/response';
import type { Reading } from '@/domain/readings/reading';
import type { Review } from '@/domain/patients/review';
import { ruleIds } from '@/domain/rules/ruleIds';
import type { SavedView } from '@/domain/worklist/savedView';
import type { Setting, Terms } from '@/domain/settings/setting';
import type { PatientSummary } from '@/domain/patients/summary';
import type { UserCategory } from '@/domain/category/userCategory';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { Refused } from '../contract';
import type {
  AccountRecord,
  LinkRecord,
  MessageRecord,
  SessionRecord,
  TriesRecord,
} from '../identity/records';
import type { Block } from './blocks';
import { toRefused } from './failures';
import {
  createCareAroundStores,
  createCareStores,
  createIdentityStores,
  createPlanStores,
  createTelemonitoringStores,
  setAlarms,
} from './stores';

export const DATABASE_NAME = 'nephrodesk';
export const SCHEMA_VERSION = 7;
/** A new tab waits no longer than this for an old one to let go of the database, ms. */
const BLOCKED_PATIENCE_MS = 3_000;

export interface CareSchema extends DBSchema {
  patients: { key: string; value: Patient; indexes: { patientId: string } };
  /** Identifiers of other systems: system, value, patient. The key says all. */
  identifiers: { key: [string, string, string]; value: true };
  summaries: { key: string; value: PatientSummary };
  conditions: { key: string; value: Condition; indexes: { patient: string } };
  medicationRequests: { key: string; value: MedicationRequest; indexes: { patient: string } };
  categories: { key: string; value: UserCategory; indexes: { code: string } };
  /** `nextAt`: those that time alone will change, by when. */
  alerts: { key: string; value: Alert; indexes: { patient: string; nextAt: string } };
  /** Readings packed by patient and UTC year: a row each would make half a million rows. */
  readings: { key: [string, number]; value: Block };
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
   * `seeded`: when the clinic began here; `saved`: the moment that its last file is of.
   * `rules`: another one whenever a rule or a threshold changes; `swept`: the one by which everybody was judged last.
   * `ended` and a patient: what ended with a death, as JSON,
   * for whoever corrects a mistake; `imports` and a patient: what stood there before the imports of 30 days.
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
  /** What a user has decided about a page of the top bar. */
  bookmarks: { key: [string, Bookmark['id']]; value: { user: string; id: Bookmark['id']; starred: boolean } };
}
export type CareDatabase = IDBPDatabase<CareSchema>;

/**
 * What can befall an open database: a newer program wants to upgrade it (`superseded`: offer to reload), it is being
 * deleted, the browser closed it, or an older tab keeps it from opening (`blocked`).
 */
export type StorageProblem = 'superseded' | 'deleted' | 'terminated' | 'blocked';

export interface Connection {
  /** The database, opened when first wanted and again after it was lost. @throws Refused 503 */
  open: () => Promise<CareDatabase>;
  close: () => void;
}

/** A connection to the care database. `onProblem` hears of what happens outside any call. */
export function connect(
  options: { name?: string; onProblem?: (problem: StorageProblem) => void } = {},
): Connection {
  let current: Promise<CareDatabase> | undefined;
  const lost = (problem: StorageProblem) => {
    if (problem !== 'blocked') current = undefined;
    options.onProblem?.(problem);
  };
  const open = () => {
    current ??= openWithRules(options.name ?? DATABASE_NAME, lost).catch((thrown: unknown) => {
      current = undefined;
      const refused = toRefused(thrown);
      throw refused instanceof Refused ? refused : new Refused(503, 'errors.storage');
    });
    return current;
  };
  const close = () => {
    void current?.then(
      (database) => database.close(),
      () => undefined,
    );
    current = undefined;
  };
  return { open, close };
}

/** The database with rules in it: those of the beginning are put in place where they are not yet. */
async function openWithRules(name: string, lost: (problem: StorageProblem) => void): Promise<CareDatabase> {
  const database = await openCare(name, lost);
  try {
    const known = new Set(await database.getAllKeys('rules'));
    if (ruleIds.every((id) => known.has(id))) return database;
    const { putDefaultRules } = await import('../care/rules/putDefaultRules');
    await putDefaultRules(database);
    return database;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

async function openCare(name: string, lost: (problem: StorageProblem) => void): Promise<CareDatabase> {
  let giveUp: (reason: Refused) => void = () => undefined;
  const patience = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opening = openDB<CareSchema>(name, SCHEMA_VERSION, {
    async upgrade(database, before, _now, transaction) {
      if (before < 1) createCareStores(database);
      if (before < 2) createIdentityStores(database);
      if (before < 3) database.createObjectStore('bookmarks', { keyPath: ['user', 'id'] });
      if (before < 4) createTelemonitoringStores(database);
      if (before < 5) await setAlarms(transaction.objectStore('alerts'));
      if (before < 6) createPlanStores(database);
      if (before < 7) createCareAroundStores(database);
    },
    blocked() {
      lost('blocked');
      timer = setTimeout(() => giveUp(new Refused(503, 'errors.storage')), BLOCKED_PATIENCE_MS);
    },
    blocking(_current, next, event) {
      (event.target as IDBDatabase).close();
      lost(next === null ? 'deleted' : 'superseded');
    },
    terminated: () => lost('terminated'),
  });
  try {
    return await Promise.race([opening, patience]);
  } catch (thrown) {
    // Should it open after all, nobody is waiting for it.
    void opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
}
