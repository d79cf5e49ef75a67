import type { Measure } from '@/domain/readings/measure';
import { readingSources, type Reading, type ReadingSource } from '@/domain/readings/reading';

/** The fields that only some readings have. */
export interface Extra extends Pick<
  Partial<Reading>,
  | 'id'
  | 'recordedBy'
  | 'note'
  | 'confirmedOutOfRange'
  | 'dayMark'
  | 'urine'
  | 'history'
  | 'restored'
  | 'version'
  | 'amendedAt'
  | 'saidAt'
> {
  /** Instant of recording or of the last correction, ISO 8601 UTC. */
  recordedAt?: string;
}

/**
 * Readings of one measure, ascending: `t` epoch ms, `v` canonical value, `w` diastolic mmHg, `s` source code. Sums,
 * means and newest values use these arrays as they are: they contain no withdrawn readings.
 */
export interface PackedSeries {
  t: Float64Array;
  v: Float64Array;
  w?: Float64Array;
  s: Uint8Array;
  /** Ids by place, '' where it is the derived one; absent where all are. Older blocks hold them in `extras`. */
  ids?: string[];
  /** Sparse, ascending by place in the series. */
  extras: { index: number; extra: Extra }[];
  /** Entered in error, or gone to another year by a correction; absent where there is none. */
  withdrawn?: Withdrawn[];
}

/** All readings of one patient in one UTC year. */
export type Block = Partial<Record<Measure, PackedSeries>>;

/** A reading on its way into a block. */
export interface Entry extends Extra {
  t: number;
  v: number;
  w?: number;
  source: ReadingSource;
}

/** A reading that counts no more in its block; without an error it lives on under the same id in another year. */
export interface Withdrawn extends Entry {
  id: string;
  error?: NonNullable<Reading['enteredInError']>;
  /** For a reading entered in error: since when it had said so. */
  since?: string;
}

const LONGEST_ID = 100;

export const yearOf = (t: number): number => new Date(t).getUTCFullYear();

/** The last five digits of an instant to the base 36: some 17 hours. */
const LOW = 36 ** 5;
const digits = Array.from({ length: 36 ** 2 }, (_, pair) => pair.toString(36).padStart(2, '0'));
let high = { value: NaN, text: '' };

/** `t.toString(36)`, which takes its time for what is no small integer: neighbours share all but five digits. */
function toBase36(t: number): string {
  const value = Math.floor(t / LOW);
  if (value < 1 || !Number.isInteger(t)) return t.toString(36);
  if (high.value !== value) high = { value, text: value.toString(36) };
  const low = t - value * LOW;
  const [upper, lower] = [Math.floor(low / 36 ** 3), low % 36 ** 3];
  return high.text + digits[upper] + Math.floor(lower / 36 ** 2).toString(36) + digits[lower % 36 ** 2];
}

/** Id of a reading that none was given for: measure, instant, place among those of the same instant, patient. */
export function derivedId(patient: string, measure: Measure, t: number, place: number): string {
  const id = `${measure}.${toBase36(t)}.${place}.${patient}`;
  return id.length > LONGEST_ID ? id.slice(0, LONGEST_ID) : id;
}

/** The series with the entries in it, as a new one. At equal instants what was there stays first. */
export function withEntries(
  measure: Measure,
  series: PackedSeries | undefined,
  entries: readonly Entry[],
): PackedSeries {
  const incoming = entries.toSorted((a, b) => a.t - b.t);
  const before = series?.t.length ?? 0;
  const length = before + incoming.length;
  const merged: PackedSeries = {
    t: new Float64Array(length),
    v: new Float64Array(length),
    ...(measure === 'bloodPressure' && { w: new Float64Array(length) }),
    s: new Uint8Array(length),
    extras: [],
    ...(series?.withdrawn && { withdrawn: series.withdrawn }),
  };
  const extras = series?.extras ?? [];
  const ids: string[] = [];
  const keep = (index: number, { id, ...extra }: Extra) => {
    if (id !== undefined) ids[index] = id;
    if (Object.values(extra).some((value) => value !== undefined)) merged.extras.push({ index, extra });
  };
  let [old, fresh, kept] = [0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    ids[index] = '';
    const entry = incoming[fresh];
    const oldAt = series?.t[old];
    if (series && oldAt !== undefined && (!entry || oldAt <= entry.t)) {
      merged.t[index] = oldAt;
      merged.v[index] = series.v[old] ?? NaN;
      merged.s[index] = series.s[old] ?? 0;
      if (merged.w) merged.w[index] = series.w?.[old] ?? NaN;
      ids[index] = series.ids?.[old] ?? '';
      const own = extras[kept];
      if (own?.index === old) {
        keep(index, own.extra);
        kept += 1;
      }
      old += 1;
    } else if (entry) {
      const { t, v, w, source, ...extra } = entry;
      merged.t[index] = t;
      merged.v[index] = v;
      merged.s[index] = readingSources.indexOf(source);
      if (merged.w) merged.w[index] = w ?? NaN;
      keep(index, extra);
      fresh += 1;
    }
  }
  return ids.some((id) => id !== '') ? { ...merged, ids } : merged;
}
