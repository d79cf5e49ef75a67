import { keysBetween } from '../../store/port';
import type { Measure } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import { type Block, yearOf } from '../../store/blocks';
import { ofPatient } from '../../store/tables';
import type { ReadTransaction } from '../../store/transaction';
import { unpack, unpackErrors } from '../../store/unpack';

async function blocksBetween(
  transaction: ReadTransaction,
  patient: string,
  measure: Measure,
  from: number,
  to: number,
): Promise<Block[]> {
  if (from >= to) return [];
  const years = keysBetween([patient, yearOf(from)], [patient, yearOf(to)]);
  return transaction.table('readings').getAll(years, undefined, measure);
}

/** Readings of a half-open range of epoch ms, ascending; only the years it touches are read. */
export async function readingsBetween(
  transaction: ReadTransaction,
  patient: string,
  measure: Measure,
  from: number,
  to: number,
): Promise<Reading[]> {
  const blocks = await blocksBetween(transaction, patient, measure, from, to);
  return blocks.flatMap((block) => unpack(patient, measure, block[measure], from, to));
}

/** The same with those that were entered in error. */
export async function allReadingsBetween(
  transaction: ReadTransaction,
  patient: string,
  measure: Measure,
  from: number,
  to: number,
): Promise<Reading[]> {
  const blocks = await blocksBetween(transaction, patient, measure, from, to);
  const sound = blocks.flatMap((block) => unpack(patient, measure, block[measure], from, to));
  const wrong = blocks.flatMap((block) => unpackErrors(patient, measure, block[measure], from, to));
  // The blocks are in order by themselves.
  return wrong.length === 0
    ? sound
    : [...sound, ...wrong].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** A reading by its id, also one entered in error, with the year of its block. The newest years are looked at first. */
export async function findReading(
  transaction: ReadTransaction,
  patient: string,
  measure: Measure,
  id: string,
): Promise<{ reading: Reading; year: number } | undefined> {
  const store = transaction.table('readings');
  for (const key of (await store.getAllKeys(ofPatient(patient))).reverse()) {
    const series = (await store.get(key))?.[measure];
    const all = [...unpack(patient, measure, series), ...unpackErrors(patient, measure, series)];
    const reading = all.find((one) => one.id === id);
    if (reading) return { reading, year: key[1] };
  }
  return undefined;
}

/** Names a reading among those of its patient. */
export const keyOfReading = ({ measure, id }: { measure: Measure; id: string }): string => `${measure} ${id}`;

/** Readings by `keyOfReading`, also those entered in error; each block is read once, and the newest year counts. */
export async function readingsByKey(
  transaction: ReadTransaction,
  patient: string,
  keys: readonly { measure: Measure; id: string }[],
): Promise<Map<string, Reading>> {
  const wanted = new Set(keys.map(keyOfReading));
  const found = new Map<string, Reading>();
  if (wanted.size === 0) return found;
  const wantedMeasures = new Set(keys.map(({ measure }) => measure));
  for (const block of await transaction.table('readings').getAll(ofPatient(patient)))
    for (const measure of wantedMeasures)
      for (const reading of [
        ...unpackErrors(patient, measure, block[measure]),
        ...unpack(patient, measure, block[measure]),
      ])
        if (wanted.has(keyOfReading(reading))) found.set(keyOfReading(reading), reading);
  return found;
}

/** Newest reading of every measure of the given patients, not older than `since` (epoch ms). */
export async function latestOf(
  transaction: ReadTransaction,
  patients: string[],
  since: number,
): Promise<Reading[]> {
  const store = transaction.table('latest');
  const rows = await Promise.all(patients.map((patient) => store.getAll(ofPatient(patient))));
  return rows.flat().filter((reading) => Date.parse(reading.at) >= since);
}
