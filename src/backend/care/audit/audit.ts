import { keysBefore } from '../../store/port';
import { visits, type AuditChange, type AuditEntry } from '@/domain/audit';
import { teamMemberSchema, type Referral } from '@/domain/patients/patient';
import { type AuditQuery, type Page, Refused } from '../../contract';
import type { ReadTransaction, WriteTransaction } from '../../store/transaction';
import type { WriteContext } from '../writeContext';
import { canonical } from '@/domain/canonical';
import { addEntry, type AuditedAction } from './logEntry';

const LONGEST_VALUE = 300;
/** Whatever may open a door or name a person elsewhere is said to have changed, not to what. */
export const withheldFields: ReadonlySet<string> = new Set(['socialNumber', 'avatar']);
/** The fields that the store itself decides: they say nothing about what a person did. */
const ownFields = new Set(['id', 'version', 'updatedAt', 'history']);
const ownParts = new Set(['imported', 'ext.imported', 'ext.signs']);

/**
 * Tells whether a value is a person: their name and ways to be reached stand in a line, in the order of a letter,
 * whatever order they were sent in.
 */
const isPerson = (value: object): boolean => 'firstName' in value && 'lastName' in value;
const orderOfPerson = Object.keys(teamMemberSchema.shape);
const personLine = (value: object): string =>
  Object.entries(value)
    .toSorted(([a], [b]) => orderOfPerson.indexOf(a) - orderOfPerson.indexOf(b))
    .map(([, text]) => String(text))
    .join(', ');

/** A form sends a person's fields in an order of its own: that is no change. */
const isSamePerson = (was: unknown, is: unknown): boolean =>
  isPlain(was) && isPlain(is) && isPerson(was) && isPerson(is) && personLine(was) === personLine(is);

function wordsOf(value: object): string {
  if (isPerson(value)) return personLine(value);
  // Who is called first, second and so on; whatever else is a list of words.
  return isWords(value) ? value.join(', ') : JSON.stringify(value);
}
const isWords = (value: object): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'object' ? wordsOf(value) : String(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields whose parts are logged one by one. */
const opened = new Set(['ext', 'medicalTeam']);

/** Lists the referrals that are new or have changed: to whom and why, and what became of them. */
function referralChanges(was: unknown, is: unknown): AuditChange[] {
  const before = (was ?? []) as Referral[];
  const textOfReferral = ({ to, speciality, on, reason, note: added }: Referral) =>
    textOf([`${to.firstName} ${to.lastName}`, speciality, on, reason, added ?? ''].filter(Boolean)) ?? '';
  return ((is ?? []) as Referral[]).flatMap((referral): AuditChange[] => {
    const old = before.find(({ id }) => id === referral.id);
    if (canonical(old) === canonical(referral)) return [];
    const [from, to] = [old && textOfReferral(old), textOfReferral(referral)];
    return [
      { field: 'ext.referrals', ...(from !== undefined && from !== to && { before: from }), after: to },
      ...(old && old.state !== referral.state
        ? [{ field: 'ext.referrals.state', before: old.state, after: referral.state }]
        : []),
    ];
  });
}

/**
 * Which fields differ between two states of a record, those of `ext` and of the medical team one by one. Values are
 * text, at most 300 characters; of a withheld field only the name is given.
 */
export function changesBetween(before: object, after: object, path = ''): AuditChange[] {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => (path !== '' || !ownFields.has(name)) && !ownParts.has(path + name),
  );
  return names.flatMap((name): AuditChange[] => {
    const field = path + name;
    const [was, is] = [old[name], fresh[name]];
    if (opened.has(field) && isPlain(was) && isPlain(is)) return changesBetween(was, is, `${field}.`);
    if (field === 'ext.referrals') return referralChanges(was, is);
    const [from, to] = [textOf(was), textOf(is)];
    if (canonical(was) === canonical(is)) return [];
    if (isSamePerson(was, is)) return [];
    if (withheldFields.has(field)) return [{ field }];
    return [{ field, ...(from !== undefined && { before: from }), ...(to !== undefined && { after: to }) }];
  });
}

/** The same for records whose structured fields nobody would read as text: of those only the field name is given. */
export function namedChanges(before: object, after: object): AuditChange[] {
  const isStructured = (record: object, field: string) =>
    typeof (record as Record<string, unknown>)[field] === 'object';
  return changesBetween(before, after).map((change) => {
    const { field } = change;
    return isStructured(before, field) || isStructured(after, field) ? { field } : change;
  });
}

/**
 * Logs an action of a user in the transaction of the action, so that one is never stored without the other. Actions of
 * the programme itself are shown on the alert instead, but for those that `addEntry` is called for.
 */
export async function note(
  transaction: WriteTransaction,
  context: WriteContext,
  action: AuditedAction,
): Promise<void> {
  if (context.by !== 'system') await addEntry(transaction, context, action);
}

const DEFAULT_LIMIT = 50;
const LARGEST_LIMIT = 500;
const CURSOR = /^before:(.+)$/s;

/** The id below which a page begins; undefined for the first of all. @throws Refused 400 for an unknown cursor */
function endOf({ cursor, to }: AuditQuery): string | undefined {
  if (cursor === undefined) return to;
  const [, end] = CURSOR.exec(cursor) ?? [];
  if (end === undefined) throw new Refused(400, 'errors.badRequest');
  return end;
}

const matches = (entry: AuditEntry, { by, action, kind, patient, changes }: AuditQuery): boolean =>
  (!changes || !visits.has(entry.action)) &&
  (by === undefined || entry.by === by) &&
  (action === undefined || entry.action === action) &&
  (kind === undefined || entry.kind === kind) &&
  (patient === undefined || entry.patient === patient);

/** The entries below an id, the newest first; of one patient by their index, so that the log of all others is not read. */
function entriesBelow(transaction: ReadTransaction, patient: string | undefined, end: string | undefined) {
  const log = transaction.table('audit');
  if (patient !== undefined) return log.index('patient').rowsBackwards(patient, end);
  return log.rows(end === undefined ? null : keysBefore(end), 'backwards');
}

/**
 * One page of the log, the newest first. It is read backwards from where the last page ended.
 * @throws Refused 400 for a cursor that is none of ours
 */
export async function auditPage(transaction: ReadTransaction, query: AuditQuery): Promise<Page<AuditEntry>> {
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, LARGEST_LIMIT);
  const items: AuditEntry[] = [];
  for await (const { value: entry } of entriesBelow(transaction, query.patient, endOf(query))) {
    if (query.from !== undefined && entry.at < query.from) break;
    if (matches(entry, query)) items.push(entry);
    if (items.length > limit) break;
  }
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return items.length > limit && last ? { items: page, next: `before:${last.id}` } : { items: page };
}
