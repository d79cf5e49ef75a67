import { may, type Action, type Role } from '@/domain/access';
import { isSameValue } from '@/domain/canonical';
import { invalid, Refused, type Bodies, type Entities, type Kind } from '../contract';

/** A field of a record, or with a dot one within it. */
type Path = string;

/**
 * Fields that the server decides, by kind: what is sent of them is not read, and what is stored stays. Every kind has its
 * version and the time of its last change besides.
 */
export const serverFields: Readonly<Record<Kind, readonly Path[]>> = {
  patients: [
    'ext.consent',
    'ext.programme',
    'ext.pauses',
    'ext.targetDecisions',
    'ext.signs',
    'ext.imported',
  ],
  summaries: [],
  conditions: ['recordedBy', 'imported'],
  medicationRequests: ['imported'],
  labResults: ['recordedBy', 'history', 'imported'],
  allergies: ['recordedBy', 'imported'],
  dialysisSessions: ['recordedBy', 'history'],
  categories: [],
  alerts: [],
  annotations: ['by'],
  reviews: ['by', 'at'],
  views: ['owner'],
  rules: ['history'],
  thresholds: ['by', 'at'],
  fluidPlans: ['revision', 'history'],
  fluidAssignments: ['by', 'revision', 'body', 'runs', 'history', 'supersededBy', 'endBefore'],
  medicines: [],
  allocations: ['given', 'history'],
  intakes: ['day', 'dueAt', 'by', 'loggedAt', 'retroactive'],
  practitioners: [],
  enrolments: ['by', 'patient'],
  questionnaires: ['revision', 'published'],
  questionnaireAssignments: ['by'],
  questionnaireResponses: ['by', 'scores', 'answeredAt', 'reviewedBy', 'reviewedAt'],
  articles: ['revision', 'history', 'published', 'approvedAt', 'approvedBy'],
  articleAssignments: ['by', 'revision', 'assignedAt', 'openedAt', 'readAt', 'quizAt', 'quizRight', 'quizOf'],
  settings: [],
  terms: ['number', 'by'],
};

/** Fields that a stored record keeps for good: whose it is. */
const fixedFields: Partial<Record<Kind, readonly Path[]>> = {
  medicationRequests: ['patient'],
  annotations: ['patient'],
};

/** Fields of a stored record that need an action of their own besides writing it. */
const reservedFields: Partial<Record<Kind, Readonly<Record<Path, Action>>>> = {
  patients: { category: 'patients.setCategory' },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(record: unknown, path: Path): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);
}

/** A copy with another value at a path; the field is left out where there is none. */
function withValue(record: Record<string, unknown>, path: Path, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const { [name]: current, ...others } = record;
  if (rest.length > 0)
    return isObject(current) ? { ...record, [name]: withValue(current, rest.join('.'), value) } : record;
  return value === undefined ? others : { ...record, [name]: value };
}

/**
 * Gives what was sent, with the fields of the server as they are stored; without any of them where nothing is stored.
 */
export function withServerFields<K extends Kind>(kind: K, body: Bodies[K], stored?: Entities[K]): Bodies[K] {
  const own = serverFields[kind].reduce<Record<string, unknown>>(
    (record, path) => withValue(record, path, valueAt(stored, path)),
    { ...body },
  );
  // The same fields with other values; TypeScript does not see it through the paths.
  return own as Bodies[K];
}

const differs = (one: unknown, other: unknown): boolean => !isSameValue(one, other);

/** @throws Refused 422 for a record that would become another's, 403 for a field that the role may not change; both name it */
export function mustBeTheirs<K extends Kind>(
  kind: K,
  body: Bodies[K],
  stored: Entities[K],
  role: Role | undefined,
): void {
  const changed = (paths: readonly Path[] = []) =>
    paths.filter((path) => differs(valueAt(body, path), valueAt(stored, path)));
  const named = (paths: readonly Path[], message: string) =>
    Object.fromEntries(paths.map((path) => [path, message]));
  const moved = changed(fixedFields[kind]);
  if (moved.length > 0) throw invalid(named(moved, 'validation.invalid'));
  const ownActions: Readonly<Record<Path, Action>> = reservedFields[kind] ?? {};
  const guarded = Object.entries(ownActions).filter(([, action]) => !may(role, action));
  const reserved = changed(guarded.map(([path]) => path));
  if (reserved.length > 0) throw new Refused(403, 'errors.forbidden', named(reserved, 'errors.forbidden'));
}
