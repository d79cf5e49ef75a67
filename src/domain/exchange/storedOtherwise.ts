/** A value that one of two records has otherwise, by its path, e.g. `segments.0.dose`. */
export interface Difference {
  path: string;
  stored: unknown;
  sent: unknown;
}

/**
 * The fields that nobody compares when a record is sent a second time, by the name of its list: what the server
 * writes itself, and what is said only to get past a check and is not kept.
 */
const notCompared: Readonly<Record<string, readonly string[]>> = {
  patients: ['ext.programme', 'ext.pauses', 'ext.targetDecisions', 'ext.imported', 'ext.weightOn'],
  conditions: ['recordedBy', 'imported'],
  medicationRequests: ['imported'],
  labResults: ['recordedBy', 'history', 'imported', 'reason'],
  allergies: ['recordedBy', 'imported'],
  dialysisSessions: ['recordedBy', 'history', 'reason'],
  annotations: ['by'],
  views: ['owner'],
  rules: ['history'],
  thresholds: ['by', 'at'],
  fluidPlans: ['revision', 'history'],
  fluidAssignments: ['by', 'revision', 'body', 'supersededBy', 'endBefore', 'runs', 'history'],
  allocations: ['given', 'history'],
  intakes: ['day', 'dueAt', 'by', 'loggedAt', 'retroactive'],
  practitioners: ['accepted'],
  enrolments: ['by', 'patient'],
  questionnaires: ['revision', 'published'],
  questionnaireAssignments: ['by', 'reason'],
  questionnaireResponses: ['by', 'answeredAt', 'reviewedBy', 'reviewedAt', 'scores', 'note', 'reason'],
  articles: ['revision', 'approvedAt', 'approvedBy', 'published', 'history'],
  articleAssignments: [
    'by',
    'revision',
    'assignedAt',
    'openedAt',
    'readAt',
    'quizAt',
    'quizAnswers',
    'quizRight',
    'quizOf',
    'reason',
  ],
  terms: ['number', 'by'],
  'identities/staff': ['state', 'lastSignInAt'],
  readings: ['recordedBy', 'history', 'restored', 'amendedAt', 'saidAt'],
};
/** The fields that the server fills in where nothing was sent. */
const filledIn: Readonly<Record<string, readonly string[]>> = {
  patients: ['wakeUpTime'],
  intakes: ['takenAt'],
};
const ofEvery = ['version', 'updatedAt'];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An amount is read as one, e.g. 100 mg. */
const isAmount = (value: unknown): boolean => isPlain(value) && 'value' in value && 'unit' in value;

/** Tells whether a value says nothing: absent, empty, or an unticked box. */
function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(saysNothing);
}

const INSTANT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/;
function isSameText(a: string, b: string): boolean {
  if (a.trim() === b.trim()) return true;
  // An address is the same in capitals.
  if (a.includes('@') && a.trim().toLowerCase() === b.trim().toLowerCase()) return true;
  return INSTANT.test(a) && INSTANT.test(b) && Date.parse(a) === Date.parse(b);
}

function compare(path: string, stored: unknown, sent: unknown, aside: ReadonlySet<string>): Difference[] {
  if (aside.has(path)) return [];
  if (Object.is(stored, sent) || (saysNothing(stored) && saysNothing(sent))) return [];
  if (typeof stored === 'string' && typeof sent === 'string' && isSameText(stored, sent)) return [];
  const areBoth = (is: (value: unknown) => boolean) => is(stored) && is(sent);
  const isOpened = areBoth(isPlain) || areBoth(Array.isArray);
  if (!isOpened) return [{ path, stored, sent }];
  const [was, is] = [stored as Record<string, unknown>, sent as Record<string, unknown>];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const within = names.flatMap((name) =>
    compare(path === '' ? name : `${path}.${name}`, was[name], is[name], aside),
  );
  return within.length > 0 && areBoth(isAmount) ? [{ path, stored, sent }] : within;
}

/**
 * Where a record that is stored says otherwise than what was sent under its id. What the server decides, letters in an
 * offset of time and empty fields are no difference. The first try of a save whose answer was lost may be what is stored:
 * then what was corrected since must not be taken for saved.
 * @param kind name of the list, as in the address of the call
 */
export function differencesOf(kind: string, stored: object, sent: object): Difference[] {
  const missing = (filledIn[kind] ?? []).filter(
    (field) => (sent as Record<string, unknown>)[field] === undefined,
  );
  const aside = new Set([...ofEvery, ...(notCompared[kind] ?? []), ...missing]);
  return compare('', stored, sent, aside);
}
