import type { AuditAction, AuditChange, AuditEntry } from '@/domain/audit';
import type { Page } from '../contract';
import type { ReadTransaction, WriteTransaction } from './transaction';
import { Refused, type AuditQuery } from '../contract';
import type { Surroundings } from './effects';

const LONGEST_VALUE = 300;
/** Whatever may open a door or name a person elsewhere is said to have changed, not to what. */
const withheld = new Set(['socialNumber', 'avatar']);
/** What the store itself decides says nothing about what somebody did. */
const ownFields = new Set(['id', 'version', 'updatedAt', 'history']);

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Which fields differ between two states of a record, those of `ext` one by one. Values are text, at most 300 characters;
 * of a withheld field only the name is told.
 */
export function changesBetween(before: object, after: object, path = ''): AuditChange[] {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => path !== '' || !ownFields.has(name),
  );
  return names.flatMap((name): AuditChange[] => {
    const field = path + name;
    const [was, is] = [old[name], fresh[name]];
    if (field === 'ext' && isPlain(was) && isPlain(is)) return changesBetween(was, is, 'ext.');
    const [from, to] = [textOf(was), textOf(is)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (withheld.has(field)) return [{ field }];
    return [{ field, ...(from !== undefined && { before: from }), ...(to !== undefined && { after: to }) }];
  });
}

/** What is told of something done; who and when come from the surroundings. */
export interface Deed {
  action: AuditAction;
  kind: string;
  record: string;
  patient?: string | undefined;
  detail?: string | undefined;
  reason?: string | undefined;
  changes?: AuditChange[];
}

/** The same of records whose structured fields nobody would read as text: of those only the name is told. */
export function namedChanges(before: object, after: object): AuditChange[] {
  const isStructured = (record: object, field: string) =>
    typeof (record as Record<string, unknown>)[field] === 'object';
  return changesBetween(before, after).map((change) => {
    const { field } = change;
    return isStructured(before, field) || isStructured(after, field) ? { field } : change;
  });
}

let noted = 0;

/**
 * Writes down what somebody did, in the transaction in which it is done: neither stands without the other. What the
 * programme does by itself is told where it shows, on the alert.
 */
export async function note(
  transaction: WriteTransaction,
  { now, newId, by, role }: Surroundings,
  { action, kind, record, patient, detail, reason, changes = [] }: Deed,
): Promise<void> {
  if (by === 'system') return;
  const at = new Date(now).toISOString();
  noted = (noted + 1) % 1_000_000;
  await transaction.objectStore('audit').add({
    // Deeds of one moment keep their order.
    id: `${at}.${String(noted).padStart(6, '0')}.${newId()}`,
    version: '1',
    updatedAt: at,
    at,
    by,
    ...(role !== undefined && { role }),
    action,
    kind,
    record,
    ...(patient !== undefined && { patient }),
    ...(detail !== undefined && { detail }),
    ...(reason !== undefined && reason !== '' && { reason }),
    changes,
  });
}

const DEFAULT_LIMIT = 50;
const LARGEST_LIMIT = 500;
const CURSOR = /^before:(.+)$/s;

function upperKey({ cursor, to }: AuditQuery): IDBKeyRange | null {
  if (cursor !== undefined) {
    const [, before] = CURSOR.exec(cursor) ?? [];
    if (before === undefined) throw new Refused(400, 'errors.badRequest');
    return IDBKeyRange.upperBound(before, true);
  }
  return to === undefined ? null : IDBKeyRange.upperBound(to, true);
}

const matches = (entry: AuditEntry, { by, action, kind, patient }: AuditQuery): boolean =>
  (by === undefined || entry.by === by) &&
  (action === undefined || entry.action === action) &&
  (kind === undefined || entry.kind === kind) &&
  (patient === undefined || entry.patient === patient);

/**
 * One page of the log, the newest first. It is read backwards from where the last page ended.
 * @throws Refused 400 for a cursor that is none of ours
 */
export async function auditPage(transaction: ReadTransaction, query: AuditQuery): Promise<Page<AuditEntry>> {
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, LARGEST_LIMIT);
  const items: AuditEntry[] = [];
  let cursor = await transaction.objectStore('audit').openCursor(upperKey(query), 'prev');
  for (; cursor && items.length <= limit; cursor = await cursor.continue()) {
    const entry = cursor.value;
    if (query.from !== undefined && entry.at < query.from) break;
    if (matches(entry, query)) items.push(entry);
  }
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return items.length > limit && last ? { items: page, next: `before:${last.id}` } : { items: page };
}
