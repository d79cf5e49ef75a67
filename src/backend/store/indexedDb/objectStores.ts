import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { withAlarm } from '../versions';

export function createCareStores(database: IDBPDatabase): void {
  database
    .createObjectStore('patients', { keyPath: 'id' })
    .createIndex('patientId', 'patientId', { unique: true });
  database.createObjectStore('identifiers');
  database.createObjectStore('summaries', { keyPath: 'id' });
  database.createObjectStore('conditions', { keyPath: 'id' }).createIndex('patient', 'patient');
  database.createObjectStore('medicationRequests', { keyPath: 'id' }).createIndex('patient', 'patient');
  database.createObjectStore('categories', { keyPath: 'id' }).createIndex('code', 'code', { unique: true });
  database.createObjectStore('alerts', { keyPath: 'id' }).createIndex('patient', 'patient');
  database.createObjectStore('readings');
  database.createObjectStore('latest');
  database.createObjectStore('meta');
}

/** The sessions of the first version are given up: they name no account, and signing in again is all they cost. */
export function createIdentityStores(database: IDBPDatabase): void {
  if (database.objectStoreNames.contains('sessions')) database.deleteObjectStore('sessions');
  database
    .createObjectStore('accounts', { keyPath: 'id' })
    .createIndex('username', 'username', { unique: true });
  const sessions = database.createObjectStore('sessions', { keyPath: 'id' });
  sessions.createIndex('accessHash', 'accessHash', { unique: true });
  sessions.createIndex('familyHash', 'familyHash', { unique: true });
  sessions.createIndex('account', 'account');
  const links = database.createObjectStore('links', { keyPath: 'id' });
  links.createIndex('hash', 'hash', { unique: true });
  links.createIndex('account', 'account');
  const outbox = database.createObjectStore('outbox', { keyPath: 'id' });
  outbox.createIndex('order', 'order', { unique: true });
  outbox.createIndex('link', 'link');
  database.createObjectStore('tries', { keyPath: 'key' });
  database.createObjectStore('keys');
}

export async function setAlarms(
  alerts: IDBPObjectStore<unknown, string[], 'alerts', 'versionchange'>,
): Promise<void> {
  alerts.createIndex('nextAt', 'nextAt');
  for await (const cursor of alerts) await cursor.update(withAlarm(cursor.value));
}

export function createPlanStores(database: IDBPDatabase): void {
  database.createObjectStore('fluidPlans', { keyPath: 'id' });
  const assignments = database.createObjectStore('fluidAssignments', { keyPath: 'id' });
  assignments.createIndex('patient', 'patient');
  assignments.createIndex('plan', 'plan');
  database.createObjectStore('medicines', { keyPath: 'id' });
  const allocations = database.createObjectStore('allocations', { keyPath: 'id' });
  allocations.createIndex('patient', 'patient');
  allocations.createIndex('medicine', 'medicine');
  const intakes = database.createObjectStore('intakes', { keyPath: 'id' });
  intakes.createIndex('patient', 'patient');
  intakes.createIndex('day', ['patient', 'day']);
}

export function createCareAroundStores(database: IDBPDatabase): void {
  for (const kind of [
    'practitioners',
    'enrolments',
    'questionnaires',
    'articles',
    'settings',
    'terms',
  ] as const)
    database.createObjectStore(kind, { keyPath: 'id' });
  for (const kind of ['questionnaireAssignments', 'questionnaireResponses'] as const) {
    const given = database.createObjectStore(kind, { keyPath: 'id' });
    given.createIndex('patient', 'patient');
    given.createIndex('questionnaire', 'questionnaire');
  }
  const posts = database.createObjectStore('articleAssignments', { keyPath: 'id' });
  posts.createIndex('patient', 'patient');
  posts.createIndex('article', 'article');
}

export function createTelemonitoringStores(database: IDBPDatabase): void {
  database.createObjectStore('annotations', { keyPath: 'id' }).createIndex('patient', 'patient');
  database.createObjectStore('reviews', { keyPath: 'id' });
  database.createObjectStore('views', { keyPath: 'id' }).createIndex('owner', 'owner');
  database.createObjectStore('rules', { keyPath: 'id' });
  database.createObjectStore('thresholds', { keyPath: 'id' });
  database.createObjectStore('audit', { keyPath: 'id' }).createIndex('patient', 'patient');
}
