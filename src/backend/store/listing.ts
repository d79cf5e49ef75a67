import { keysAfter } from './port';
import { isActive, type Alert } from '@/domain/alerts/alert';
import { Refused, type Entities, type Kind, type ListQuery, type Page } from '../contract';
import { isOwned, readTable } from './tables';
import type { ReadTransaction } from './transaction';

const DEFAULT_LIMIT = 500;
const LARGEST_LIMIT = 1000;
const CURSOR = /^after:(.+)$/s;

/** Where a page goes on, by its cursor. @throws Refused 400 for one that is none of ours */
export function afterOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const [, after] = CURSOR.exec(cursor) ?? [];
  if (after === undefined) throw new Refused(400, 'errors.badRequest');
  return after;
}

export const cursorAfter = (id: string): string => `after:${id}`;

const wanted = (query: ListQuery) => (record: object) => {
  if ('status' in record && query.active) return isActive(record as Alert);
  return true;
};

/** The records of a patient, or somebody's own views; few enough to be sorted in memory. */
async function owned<K extends Kind>(
  transaction: ReadTransaction,
  kind: K,
  { patient = '', owner = '' }: ListQuery,
): Promise<Entities[K][]> {
  const own = readTable(transaction, kind);
  if (kind === 'views') return own.index('owner').getAll(owner);
  if (kind === 'thresholds') {
    const all = await transaction.table('thresholds').getAll();
    return all.filter(({ scope, key }) => scope === 'patient' && key === patient) as Entities[K][];
  }
  if (isOwned(kind)) return own.index('patient').getAll(patient);
  const record = await own.get(patient);
  return record ? [record] : [];
}

/**
 * One page in the order of ids. Pages are read by key, so the last of 10,000 costs as much as the first.
 * @throws Refused 400 for a cursor that is none of ours
 */
export async function listPage<K extends Kind>(
  transaction: ReadTransaction,
  kind: K,
  query: ListQuery,
): Promise<Page<Entities[K]>> {
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, LARGEST_LIMIT);
  const isWanted = kind === 'alerts' ? wanted(query) : () => true;
  const only = kind === 'alerts' && query.active ? 'open' : undefined;
  let after = afterOf(query.cursor);
  const items: Entities[K][] = [];
  if (query.patient !== undefined || kind === 'views') {
    const rows = await owned(transaction, kind, query);
    items.push(...rows.filter((row) => isWanted(row) && (after === undefined || row.id > after)));
  } else {
    for (let exhausted = false; !exhausted && items.length <= limit;) {
      const range = after === undefined ? null : keysAfter(after);
      const rows = await readTable(transaction, kind).getAll(range, limit + 1, only);
      items.push(...rows.filter(isWanted));
      after = rows.at(-1)?.id ?? after;
      exhausted = rows.length <= limit;
    }
  }
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return items.length > limit && last ? { items: page, next: cursorAfter(last.id) } : { items: page };
}
