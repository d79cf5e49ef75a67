import { CLINIC_FORMAT, type ClinicHeader } from '@/domain/exchange/clinicFile';
import { canonical } from '@/domain/canonical';
import type { Watch } from '../clinicContract';
import { pacer } from '../http/pause';
import { keysAfter, type Key } from '../store/port';
import { SCHEMA_VERSION } from '../store/versions';
import type { Block } from '../store/blocks';
import type { CareTable, ReadTransaction } from '../store/transaction';
import { lineOf } from './blockLine';
import { storeSchemas, clinicStores } from './kept';
import { digestOf, packed } from './packing';

/** The number of records read at a time. */
const AT_ONCE = 400;

/** Counts the records of each kind. */
export async function countsIn(transaction: ReadTransaction): Promise<Record<string, number>> {
  const counts = await Promise.all(clinicStores.map((store) => transaction.table(store).count()));
  return Object.fromEntries(clinicStores.map((store, place) => [store, counts[place] ?? 0]));
}

const lineFor = (store: CareTable, key: Key, value: unknown): string => {
  const line = store === 'readings' ? lineOf(value as Block) : value;
  return canonical([store, ...(storeSchemas[store].key ? [key] : []), line]);
};

/** Everything that is kept, a line each, of one moment. */
export async function clinicLines(
  transaction: ReadTransaction,
  { signal, onProgress }: Watch,
): Promise<{ counts: Record<string, number>; lines: string[] }> {
  const counts = await countsIn(transaction);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const lines: string[] = [];
  for (const name of clinicStores) {
    const store = transaction.table(name);
    let after: Key | undefined;
    for (;;) {
      const range = after === undefined ? null : keysAfter(after);
      const [keys, values] = await Promise.all([
        store.getAllKeys(range, AT_ONCE),
        store.getAll(range, AT_ONCE),
      ]);
      signal?.throwIfAborted();
      for (const [place, key] of keys.entries()) lines.push(lineFor(name, key, values[place]));
      onProgress?.(lines.length, total);
      after = keys.at(-1);
      if (keys.length < AT_ONCE || after === undefined) break;
    }
  }
  return { counts, lines };
}

/** The lines as a packed file with its header. @param at epoch ms */
export async function fileOf(
  { counts, lines }: { counts: Record<string, number>; lines: readonly string[] },
  at: number,
): Promise<Blob> {
  const encoder = new TextEncoder();
  const breathe = pacer();
  const parts: Uint8Array[] = [];
  for (const line of lines) {
    parts.push(encoder.encode(`${line}\n`));
    await breathe();
  }
  const body = joined(parts);
  const header: ClinicHeader = {
    format: CLINIC_FORMAT,
    schema: SCHEMA_VERSION,
    at: new Date(at).toISOString(),
    counts,
    sha256: await digestOf(body),
  };
  const bytes = await packed(joined([encoder.encode(`${JSON.stringify(header)}\n`), body]));
  return new Blob([bytes], { type: 'application/gzip' });
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
