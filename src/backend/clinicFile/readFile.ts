import {
  clinicHeaderSchema,
  MOST_DEPTH,
  type ClinicHeader,
  type ClinicProblem,
} from '@/domain/exchange/clinicFile';
import type * as z from 'zod/mini';
import { pacer } from '../http/pause';
import type { Key } from '../store/port';
import { recordChanges, SCHEMA_VERSION } from '../store/versions';
import type { CareTable } from '../store/transaction';
import { blockOf, type BlockLine } from './blockLine';
import { storeSchemas, clinicStores, unique } from './kept';
import { digestOf, TooLarge, unpacked, Unreadable } from './packing';
import { opened } from './sealing';
import type { SentClinic, Watch } from '../clinicContract';
import { Wrong } from './wrong';

/** One record on its way into its store. */
export interface Row {
  key?: Key;
  value: unknown;
}
export interface ClinicContents {
  header: ClinicHeader;
  rows: Map<CareTable, Row[]>;
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Tells whether a value read from JSON names nothing that objects have by themselves, and is not nested without end.
 */
function isHarmless(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MOST_DEPTH) return false;
  if (Array.isArray(value)) return value.every((one) => isHarmless(one, depth + 1));
  return Object.entries(value).every(([key, own]) => !forbidden.has(key) && isHarmless(own, depth + 1));
}

function parsed(line: string, at: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Wrong(at === 1 ? { kind: 'format' } : { kind: 'record', line: at });
  }
}

/**
 * Judges each line by the schema of its store; what an earlier version of the program kept otherwise is brought up to date.
 * @param from the version of the store that the file was made from
 */
function recordReader(from: number) {
  const rows = new Map<CareTable, Row[]>(clinicStores.map((store) => [store, []]));
  const seen = new Set<string>();
  const once = (store: CareTable, field: string, key: unknown, line: number) => {
    const own = JSON.stringify([store, field, key]);
    if (seen.has(own)) throw new Wrong({ kind: 'record', line, store, field });
    seen.add(own);
  };
  const checked = (schema: z.ZodMiniType, value: unknown, line: number, store: CareTable) => {
    const found = schema.safeParse(value);
    if (found.success) return found.data;
    const field = found.error.issues[0]?.path.map(String).join('.');
    throw new Wrong({ kind: 'record', line, store, ...(field && { field }) });
  };
  const take = (entry: unknown, line: number) => {
    const [name, ...rest]: unknown[] = Array.isArray(entry) ? entry : [];
    const store = clinicStores.find((one) => one === name);
    if (!store || !isHarmless(rest)) throw new Wrong({ kind: 'record', line });
    const { key: keySchema, value: schema, row } = storeSchemas[store];
    if (rest.length !== (keySchema ? 2 : 1)) throw new Wrong({ kind: 'record', line, store });
    const value = upToDate(store, rest.at(-1), from);
    const read = checked(schema, value, line, store);
    const own = value as Record<string, unknown>;
    if (keySchema) checked(keySchema, rest[0], line, store);
    if (row) checked(row, rest, line, store);
    once(store, 'id', keySchema ? rest[0] : own['id'], line);
    const only = unique[store];
    if (only !== undefined) once(store, only, own[only], line);
    rows.get(store)?.push({
      ...(keySchema && { key: rest[0] as Key }),
      // What is said beyond the schema stays as it is stored here too; packed series are what the schema made of them.
      value: store === 'readings' ? blockOf(read as BlockLine) : value,
    });
  };
  return { rows, take };
}

/** A record as the database would have changed it on the way from an earlier version. */
function upToDate(store: CareTable, record: unknown, from: number): unknown {
  return recordChanges
    .filter((one) => one.store === store && from < one.before)
    .reduce<unknown>((value, { change }) => (isObject(value) ? change(value) : value), record);
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

async function headerOf(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ header: ClinicHeader; body: Uint8Array<ArrayBuffer> }> {
  const end = bytes.indexOf(10);
  const first = new TextDecoder().decode(
    bytes.subarray(0, end === -1 ? Math.min(bytes.length, 10_000) : end),
  );
  const headerJson = parsed(first, 1);
  const newer = clinicHeaderSchema.safeParse(headerJson);
  if (!newer.success) throw new Wrong({ kind: 'format' });
  const header = newer.data;
  if (header.schema > SCHEMA_VERSION) throw new Wrong({ kind: 'newer' });
  const body = bytes.subarray(end + 1);
  if (end === -1 || body.at(-1) !== 10) throw new Wrong({ kind: 'cut' });
  return { header, body };
}

async function readAll(
  { file, passphrase }: SentClinic,
  { signal, onProgress }: Watch,
): Promise<ClinicContents> {
  const { header, body } = await headerOf(await unpacked(await opened(file, passphrase, signal)));
  const total = Object.values(header.counts).reduce((sum, count) => sum + count, 0);
  const breathe = pacer();
  const reader = recordReader(header.schema);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [from, line] = [0, 1];
  const isWhole = (await digestOf(body)) === header.sha256;
  while (from < body.length) {
    const end = body.indexOf(10, from);
    line += 1;
    // A missing end is reported as such, even though the checksum is wrong too.
    if (!isWhole && line > total + 1) break;
    if (isWhole) reader.take(parsed(textOf(decoder, body.subarray(from, end), line), line), line);
    from = end + 1;
    if (line % 100 === 0) onProgress?.(line, total);
    signal?.throwIfAborted();
    await breathe();
  }
  if (!isWhole) throw new Wrong({ kind: line - 1 < total ? 'cut' : 'changed' });
  const isAll = clinicStores.every((store) => (header.counts[store] ?? 0) === reader.rows.get(store)?.length);
  if (!isAll || line - 1 !== total) throw new Wrong({ kind: 'cut' });
  return { header, rows: reader.rows };
}

function textOf(decoder: TextDecoder, bytes: Uint8Array, line: number): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Wrong({ kind: 'record', line });
  }
}

/** Reads what a file holds and judges every record; or tells why the file is not taken. */
export async function readClinic(
  sent: SentClinic,
  watch: Watch,
): Promise<ClinicContents | { problem: ClinicProblem }> {
  try {
    return await readAll(sent, watch);
  } catch (thrown) {
    if (thrown instanceof Wrong) return { problem: thrown.problem };
    if (thrown instanceof TooLarge) return { problem: { kind: 'size' } };
    if (thrown instanceof Unreadable) return { problem: { kind: 'cut' } };
    throw thrown;
  }
}
