import type { Measure } from '@/domain/measure';
import { readingSources, type Reading, type ReadingSource } from '@/domain/reading';

/** What only some readings have. */
interface Extra {
  id?: string;
  recordedBy?: string;
  /** Instant of recording, ISO 8601 UTC. */
  recordedAt?: string;
  note?: string;
  confirmedOutOfRange?: boolean;
}

/** Readings of one measure, ascending: `t` epoch ms, `v` canonical value, `w` diastolic mmHg, `s` source code. */
export interface PackedSeries {
  t: Float64Array;
  v: Float64Array;
  w?: Float64Array;
  s: Uint8Array;
  /** Sparse, ascending by place in the series. */
  extras: { index: number; extra: Extra }[];
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

/** Readings never change, so there is one version of each. */
const READING_VERSION = '1';
const LONGEST_ID = 100;

export const yearOf = (t: number): number => new Date(t).getUTCFullYear();

/** Id of a reading that none was given for: measure, instant, place among those of the same instant, patient. */
export function derivedId(patient: string, measure: Measure, t: number, place: number): string {
  return `${measure}.${t.toString(36)}.${place}.${patient}`.slice(0, LONGEST_ID);
}

/** First index whose instant is not before `t`. */
function lowerBound(instants: Float64Array, t: number): number {
  let [low, high] = [0, instants.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((instants[middle] ?? 0) < t) low = middle + 1;
    else high = middle;
  }
  return low;
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
  };
  const extras = series?.extras ?? [];
  let [old, fresh, kept] = [0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    const entry = incoming[fresh];
    const oldAt = series?.t[old];
    if (series && oldAt !== undefined && (!entry || oldAt <= entry.t)) {
      merged.t[index] = oldAt;
      merged.v[index] = series.v[old] ?? NaN;
      merged.s[index] = series.s[old] ?? 0;
      if (merged.w) merged.w[index] = series.w?.[old] ?? NaN;
      const own = extras[kept];
      if (own?.index === old) {
        merged.extras.push({ index, extra: own.extra });
        kept += 1;
      }
      old += 1;
    } else if (entry) {
      const { t, v, w, source, ...extra } = entry;
      merged.t[index] = t;
      merged.v[index] = v;
      merged.s[index] = readingSources.indexOf(source);
      if (merged.w) merged.w[index] = w ?? NaN;
      if (Object.values(extra).some((value) => value !== undefined)) merged.extras.push({ index, extra });
      fresh += 1;
    }
  }
  return merged;
}

/** The readings of a series in the half-open range `from` to `to`, epoch ms, ascending. */
export function unpack(
  patient: string,
  measure: Measure,
  series: PackedSeries | undefined,
  from = -Infinity,
  to = Infinity,
): Reading[] {
  if (!series) return [];
  const extras = new Map(series.extras.map(({ index, extra }) => [index, extra]));
  const readings: Reading[] = [];
  const first = lowerBound(series.t, from);
  let place = 0;
  for (let index = first; index < series.t.length; index += 1) {
    const t = series.t[index] ?? 0;
    if (t >= to) break;
    place = index > first && series.t[index - 1] === t ? place + 1 : 0;
    const { id, recordedAt, ...shown } = extras.get(index) ?? {};
    const at = new Date(t).toISOString();
    readings.push({
      id: id ?? derivedId(patient, measure, t, place),
      version: READING_VERSION,
      updatedAt: recordedAt ?? at,
      patient,
      measure,
      at,
      value: series.v[index] ?? NaN,
      ...(series.w && { diastolic: series.w[index] ?? NaN }),
      source: readingSources[series.s[index] ?? 0] ?? 'import',
      ...shown,
    });
  }
  return readings;
}
