import { isoInstant } from '@/domain/instant';
import type { Measure } from '@/domain/readings/measure';
import { readingSources, type Reading } from '@/domain/readings/reading';
import { derivedId, withEntries, type Entry, type Extra, type PackedSeries } from './blocks';

/** The version of a reading that was never corrected. */
export const READING_VERSION = '1';

interface Place {
  index: number;
  place: number;
  extra: Extra | undefined;
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

function readingOf(patient: string, measure: Measure, entry: Entry & { id: string }): Reading {
  const { id, t, v, w, source, recordedAt, version, ...shown } = entry;
  const at = isoInstant(t);
  return {
    id,
    version: version ?? READING_VERSION,
    updatedAt: recordedAt ?? at,
    patient,
    measure,
    at,
    value: v,
    ...(w !== undefined && { diastolic: w }),
    source,
    ...shown,
  };
}

/** The places of a series in a half-open range, each with what only that entry has and its place among equal instants. */
function* placesOf(series: PackedSeries, from = -Infinity, to = Infinity): Generator<Place> {
  const first = lowerBound(series.t, from);
  let own = series.extras.findIndex(({ index }) => index >= first);
  for (let index = first, place = 0; index < series.t.length; index += 1) {
    const t = series.t[index] ?? 0;
    if (t >= to) return;
    place = index > first && series.t[index - 1] === t ? place + 1 : 0;
    const next = series.extras[own];
    const isOwn = next?.index === index;
    if (isOwn) own += 1;
    yield { index, place, extra: isOwn ? next.extra : undefined };
  }
}

function idAt(
  patient: string,
  measure: Measure,
  series: PackedSeries,
  { index, place, extra }: Place,
): string {
  const own = extra?.id ?? series.ids?.[index] ?? '';
  return own === '' ? derivedId(patient, measure, series.t[index] ?? 0, place) : own;
}

function entryAt(patient: string, measure: Measure, series: PackedSeries, at: Place): Entry & { id: string } {
  const { index, extra } = at;
  return {
    t: series.t[index] ?? 0,
    v: series.v[index] ?? NaN,
    ...(series.w && { w: series.w[index] ?? NaN }),
    source: readingSources[series.s[index] ?? 0] ?? 'import',
    ...extra,
    id: idAt(patient, measure, series, at),
  };
}

/** Tells whether an entry has nothing of its own but its id and who stored it when. */
function isPlain(extra: Extra | undefined): boolean {
  for (const field in extra)
    if (field !== 'id' && field !== 'recordedAt' && field !== 'recordedBy') return false;
  return true;
}

/** A reading without anything special about it, as nearly all of a device are: a year of them is forty thousand. */
function plainReading(patient: string, measure: Measure, series: PackedSeries, place: Place): Reading {
  const { index, extra } = place;
  const at = isoInstant(series.t[index] ?? 0);
  const reading: Reading = {
    id: idAt(patient, measure, series, place),
    version: READING_VERSION,
    updatedAt: extra?.recordedAt ?? at,
    patient,
    measure,
    at,
    value: series.v[index] ?? NaN,
    source: readingSources[series.s[index] ?? 0] ?? 'import',
  };
  if (series.w) reading.diastolic = series.w[index] ?? NaN;
  if (extra?.recordedBy !== undefined) reading.recordedBy = extra.recordedBy;
  return reading;
}

/** The readings of a series in the half-open range `from` to `to`, epoch ms, ascending. */
export function unpack(
  patient: string,
  measure: Measure,
  series: PackedSeries | undefined,
  from?: number,
  to?: number,
): Reading[] {
  if (!series) return [];
  const readings: Reading[] = [];
  for (const at of placesOf(series, from, to)) {
    readings.push(
      isPlain(at.extra)
        ? plainReading(patient, measure, series, at)
        : readingOf(patient, measure, entryAt(patient, measure, series, at)),
    );
  }
  return readings;
}

/** The readings of a series that were entered in error, in the same range. */
export function unpackErrors(
  patient: string,
  measure: Measure,
  series: PackedSeries | undefined,
  from = -Infinity,
  to = Infinity,
): Reading[] {
  return (series?.withdrawn ?? []).flatMap(({ error, since: _since, ...entry }) =>
    error && entry.t >= from && entry.t < to
      ? [{ ...readingOf(patient, measure, entry), enteredInError: error }]
      : [],
  );
}

/** Tells whether one of the readings of a series that count has this id. */
export function hasId(patient: string, measure: Measure, series: PackedSeries, id: string): boolean {
  if (series.ids?.includes(id) || series.extras.some(({ extra }) => extra.id === id)) return true;
  // Only an id that follows from measure and instant is written down nowhere.
  return id.startsWith(`${measure}.`) && unpack(patient, measure, series).some((one) => one.id === id);
}

/**
 * The series without some of its readings, and those with their ids, ascending; undefined where it has none of them. Ids
 * that follow from the place among equal instants are written down first: the others keep theirs.
 */
export function withoutEntries(
  patient: string,
  measure: Measure,
  series: PackedSeries,
  ids: ReadonlySet<string>,
): { series: PackedSeries; entries: (Entry & { id: string })[] } | undefined {
  const all = [...placesOf(series)].map((at) => entryAt(patient, measure, series, at));
  const entries = all.filter(({ id }) => ids.has(id));
  if (entries.length === 0) return undefined;
  const instants = new Set(entries.map(({ t }) => t));
  const named = new Set(
    series.extras.flatMap(({ index: at, extra }) => (extra.id === undefined ? [] : [at])),
  );
  series.ids?.forEach((own, at) => own !== '' && named.add(at));
  const kept = all.flatMap((other, place): Entry[] => {
    if (ids.has(other.id)) return [];
    const { id: own, ...bare } = other;
    return [instants.has(other.t) || named.has(place) ? { ...bare, id: own } : bare];
  });
  const { withdrawn } = series;
  const rest = withEntries(measure, undefined, kept);
  return { series: { ...rest, ...(withdrawn && { withdrawn }) }, entries };
}

/** The same of one reading. */
export function withoutEntry(
  patient: string,
  measure: Measure,
  series: PackedSeries,
  id: string,
): { series: PackedSeries; entry: Entry & { id: string } } | undefined {
  const found = withoutEntries(patient, measure, series, new Set([id]));
  const [entry] = found?.entries ?? [];
  return found && entry && { series: found.series, entry };
}
