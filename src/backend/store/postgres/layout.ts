import type { Key, KeyPart } from '../port';
import type { TableName } from '../schema';

/** The place of a table of the port in the database. */
export interface Layout {
  table: string;
  /** The columns of the key, in order. */
  key: readonly string[];
  /** The key that a record holds itself; undefined where it is named with each write. */
  keyOf?: (value: object) => Key;
  /** The column of the value; absent where the key says all. */
  value?: { column: string; write: (value: unknown) => unknown; read: (stored: unknown) => unknown };
  /** The columns of each index. */
  indexes: Readonly<Record<string, readonly string[]>>;
  /** The column that says which rows are not closed; absent where none ever is. */
  open?: string;
}

const same = (value: unknown): unknown => value;
const json = { column: 'body', write: (value: unknown) => JSON.stringify(value), read: same };

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const partOf = (value: object, field: string) => (value as Record<string, KeyPart>)[field] ?? '';

/** A table of records that are found by their id, and by some of their fields. */
const records = (name: string, ...fields: string[]): Layout => ({
  table: snake(name),
  key: ['key'],
  keyOf: (value) => partOf(value, 'id'),
  value: json,
  indexes: Object.fromEntries(fields.map((field) => [field, [`"${snake(field)}"`]])),
});

/** All tables but that of readings, which are packed. */
export const layouts: Readonly<Record<Exclude<TableName, 'readings'>, Layout>> = {
  patients: records('patients', 'patientId'),
  identifiers: { table: 'identifiers', key: ['system', 'value', 'patient'], indexes: {} },
  summaries: records('summaries'),
  standings: records('standings'),
  conditions: records('conditions', 'patient'),
  medicationRequests: records('medicationRequests', 'patient'),
  labResults: records('labResults', 'patient'),
  allergies: records('allergies', 'patient'),
  dialysisSessions: records('dialysisSessions', 'patient'),
  categories: records('categories', 'code'),
  alerts: { ...records('alerts', 'patient', 'nextAt'), open: 'is_open' },
  latest: { table: 'latest', key: ['patient', 'measure'], value: json, indexes: {} },
  annotations: records('annotations', 'patient'),
  reviews: records('reviews'),
  views: records('views', 'owner'),
  audit: records('audit', 'patient'),
  rules: records('rules'),
  thresholds: records('thresholds'),
  fluidPlans: records('fluidPlans'),
  fluidAssignments: records('fluidAssignments', 'patient', 'plan'),
  medicines: records('medicines'),
  allocations: records('allocations', 'patient', 'medicine'),
  intakes: {
    ...records('intakes', 'patient'),
    indexes: { patient: ['patient'], day: ['patient', 'day'] },
  },
  practitioners: records('practitioners'),
  enrolments: records('enrolments'),
  questionnaires: records('questionnaires'),
  questionnaireAssignments: records('questionnaireAssignments', 'patient', 'questionnaire'),
  questionnaireResponses: records('questionnaireResponses', 'patient', 'questionnaire'),
  articles: records('articles'),
  articleAssignments: records('articleAssignments', 'patient', 'article'),
  settings: records('settings'),
  terms: records('terms'),
  meta: { table: 'meta', key: ['key'], value: { column: 'value', write: same, read: same }, indexes: {} },
  accounts: records('accounts', 'username'),
  sessions: records('sessions', 'accessHash', 'familyHash', 'account'),
  links: records('links', 'hash', 'account'),
  outbox: records('outbox', 'order', 'link'),
  tries: { ...records('tries'), keyOf: (value) => partOf(value, 'key') },
  keys: {
    table: 'keys',
    key: ['key'],
    value: {
      column: 'value',
      write: (bytes) => Buffer.from(bytes as Uint8Array),
      read: (stored) => new Uint8Array(stored as Buffer),
    },
    indexes: {},
  },
  bookmarks: {
    table: 'bookmarks',
    key: ['"user"', 'id'],
    keyOf: (value) => [partOf(value, 'user'), partOf(value, 'id')],
    value: json,
    indexes: {},
  },
};
