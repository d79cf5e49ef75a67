import type { AuditEntry } from '@/domain/audit';
import type { WriteContext } from '../care/writeContext';
import type { CareTable, WriteTransaction } from '../store/transaction';
import { clinicStores } from './kept';
import type { ClinicContents, Row } from './readFile';
import type { Watch } from '../clinicContract';

/** The number of records written to a store at a time. */
const AT_ONCE = 400;

async function putAll(transaction: WriteTransaction, name: CareTable, rows: readonly Row[]): Promise<void> {
  const store = transaction.table(name);
  await Promise.all(rows.map(({ key, value }) => store.put(value as never, key as never)));
}

/**
 * The log is never changed: the entries of the file come to those that are there. Nobody here has seen what they tell, so
 * they say who brought them, and when, whatever they say of that themselves.
 */
async function addMissing(
  transaction: WriteTransaction,
  rows: readonly Row[],
  fromFile: AuditEntry['fromFile'],
): Promise<void> {
  const log = transaction.table('audit');
  const known = new Set(await log.getAllKeys());
  const entries = rows.map(({ value }) => value as AuditEntry);
  for (const entry of entries) if (!known.has(entry.id)) await log.add({ ...entry, fromFile });
}

/**
 * Puts what a file holds in the place of everything but the log, within one transaction: all of it is kept or nothing
 * changes.
 * @param restored by whom, and when (epoch ms)
 */
export async function replaceAll(
  transaction: WriteTransaction,
  { rows }: ClinicContents,
  restored: Pick<WriteContext, 'by' | 'now'>,
  { signal, onProgress }: Watch,
): Promise<void> {
  const total = [...rows.values()].reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  for (const name of clinicStores) {
    const own = rows.get(name) ?? [];
    if (name === 'audit') {
      await addMissing(transaction, own, { by: restored.by, at: new Date(restored.now).toISOString() });
      done += own.length;
      onProgress?.(done, total);
      continue;
    }
    await transaction.table(name).clear();
    for (let from = 0; from < own.length; from += AT_ONCE) {
      signal?.throwIfAborted();
      const part = own.slice(from, from + AT_ONCE);
      await putAll(transaction, name, part);
      done += part.length;
      onProgress?.(done, total);
    }
  }
}
