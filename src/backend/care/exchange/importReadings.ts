import { isOfOneInstant, isSameReading, momentOf, type Moment } from '@/domain/exchange/fileReadings';
import { measures, summedMeasures, type Measure } from '@/domain/readings/measure';
import type { Reading, ReadingDraft, Revision } from '@/domain/readings/reading';
import { type Block, derivedId, type PackedSeries, withEntries, yearOf } from '../../store/blocks';
import { READING_VERSION, unpack } from '../../store/unpack';
import { noteLatest } from '../alerts/reevaluatePatient';
import { nextVersion } from '../readings/correctReading';
import { entryOf } from '../readings/recordReading';
import type { WriteTransaction } from '../../store/transaction';

const MINUTE_MS = 60_000;

/** A reading that was stored, and the version that it got. */
export type Added = Pick<Reading, 'measure' | 'id' | 'version'>;
/** The same with its instant. */
export type Stored = Added & Pick<Reading, 'at'>;

/** A reading as its block knows it: all that it ever said, and the reading where it is in force. */
interface Known {
  id: string;
  said: Moment[];
  reading?: Reading;
}

/** To the millisecond: what is stored under an id says the same as what is sent under it. */
const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.t === other.t && one.value === other.value && one.diastolic === other.diastolic;

const saidBy = (now: Parameters<typeof momentOf>[0], history: readonly Revision[] = []): Moment[] =>
  [now, ...history].map(momentOf);

/**
 * Everything a block knows of a measure: also what was corrected or entered in error, which no import may bring back. What
 * went with an import that was undone comes back with its file.
 */
function knownIn(patient: string, measure: Measure, series: PackedSeries | undefined): Known[] {
  const inForce = unpack(patient, measure, series).map((reading) => ({
    id: reading.id,
    said: saidBy(reading, reading.history),
    reading,
  }));
  const gone = (series?.withdrawn ?? []).flatMap(({ id, t, v, w, dayMark, history, error }) =>
    error?.undone
      ? []
      : [{ id, said: saidBy({ at: new Date(t).toISOString(), value: v, diastolic: w, dayMark }, history) }],
  );
  return [...inForce, ...gone];
}

/** A reading that is sent, and the stored one of its instant that has another value. */
export interface Changed {
  sent: ReadingDraft;
  stored: Reading;
}

/**
 * Finds what is sent and not stored yet: readings of instants of which nothing else is stored, and others; and what is stored
 * under its id with another content.
 */
export interface Unknown {
  fresh: ReadingDraft[];
  changed: Changed[];
  otherwise: ReadingDraft[];
}

/** Keeps what a source sends twice once: the same id is one reading, and so are the same instant and value but of what is summed. */
function once(measure: Measure, sent: readonly ReadingDraft[]): ReadingDraft[] {
  const isSummed = summedMeasures.includes(measure);
  const seen = new Set<string>();
  return sent.filter((reading) => {
    const { t, value, diastolic } = momentOf(reading);
    const names = [reading.id, ...(isSummed ? [] : [`${t} ${value} ${diastolic}`])];
    const isRepeated = names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return !isRepeated;
  });
}

/**
 * The readings of one measure that are not stored yet. What has the same id, or says the same of the same minute, is the
 * same reading by whatever way it came; each stored one is the same as one that is sent, so that two drinks of the same
 * minute are two as often as the source says so.
 */
function unknownAmong(measure: Measure, known: readonly Known[], sent: readonly ReadingDraft[]): Unknown {
  const byId = new Map(known.map((one) => [one.id, one]));
  const byMinute = new Map<number, Known[]>();
  const minuteOf = ({ t }: Moment) => Math.floor(t / MINUTE_MS);
  for (const one of known)
    for (const minute of new Set(one.said.map(minuteOf))) {
      const ofMinute = byMinute.get(minute);
      if (ofMinute) ofMinute.push(one);
      else byMinute.set(minute, [one]);
    }
  const spoken = new Set<Known>();
  const take = (moment: Moment, isIt: (one: Known) => boolean): Known | undefined => {
    const minute = minuteOf(moment);
    const found = [minute, minute - 1, minute + 1]
      .flatMap((near) => byMinute.get(near) ?? [])
      .find((one) => !spoken.has(one) && isIt(one));
    if (found) spoken.add(found);
    return found;
  };
  const unknown: Unknown = { fresh: [], changed: [], otherwise: [] };
  let left = once(measure, sent).filter((reading) => {
    const named = byId.get(reading.id);
    if (!named) return true;
    spoken.add(named);
    const [now] = named.said;
    if (now && !isSameMoment(now, momentOf(reading))) unknown.otherwise.push(reading);
    return false;
  });
  // What agrees to the second is not taken for its neighbour.
  for (const isExact of [true, false])
    left = left.filter((reading) => {
      const moment = momentOf(reading);
      const isIt = (one: Moment) => isSameReading(one, moment) && (!isExact || one.t === moment.t);
      return !take(moment, ({ said }) => said.some(isIt));
    });
  for (const reading of left) {
    const moment = momentOf(reading);
    const beside = take(
      moment,
      (one) => one.reading !== undefined && isOfOneInstant(momentOf(one.reading), moment),
    );
    if (beside?.reading) unknown.changed.push({ sent: reading, stored: beside.reading });
    else unknown.fresh.push(reading);
  }
  return unknown;
}

/** The readings of each year of UTC, in whose block they are. */
function* byYear(readings: readonly ReadingDraft[]): Generator<[number, ReadingDraft[]]> {
  const years = new Map<number, ReadingDraft[]>();
  for (const reading of readings) {
    const year = yearOf(Date.parse(reading.at));
    const ofYear = years.get(year);
    if (ofYear) ofYear.push(reading);
    else years.set(year, [reading]);
  }
  yield* years;
}

/** Finds the readings of a patient that are not stored yet. */
export async function unknownReadings(
  transaction: WriteTransaction,
  patient: string,
  sent: readonly ReadingDraft[],
): Promise<Unknown> {
  const all: Unknown = { fresh: [], changed: [], otherwise: [] };
  for (const [year, readings] of byYear(sent)) {
    const block = (await transaction.table('readings').get([patient, year])) ?? {};
    for (const measure of measures) {
      const ofMeasure = readings.filter((reading) => reading.measure === measure);
      if (ofMeasure.length === 0) continue;
      const found = unknownAmong(measure, knownIn(patient, measure, block[measure]), ofMeasure);
      all.fresh = all.fresh.concat(found.fresh);
      all.changed = all.changed.concat(found.changed);
      all.otherwise = all.otherwise.concat(found.otherwise);
    }
  }
  return all;
}

/** Puts readings of one patient and year, none of which is stored, into a block, those of a measure together. */
function mergeIntoBlock(block: Block, unknown: readonly ReadingDraft[]): { block: Block; added: Stored[] } {
  const added: Stored[] = [];
  const merged: Block = { ...block };
  for (const measure of measures) {
    const missing = unknown.filter((reading) => reading.measure === measure);
    if (missing.length === 0) continue;
    const gone = block[measure]?.withdrawn ?? [];
    const byId = new Map(gone.map((one) => [one.id, one]));
    const entries = missing.map((reading) => {
      const derived = derivedId(reading.patient, measure, Date.parse(reading.at), 0);
      const undone = byId.get(reading.id);
      const entry = entryOf(reading, reading.id === derived ? {} : { id: reading.id });
      // Nobody who saw it before takes it for the version that they saw.
      return undone ? { ...entry, version: nextVersion(undone) } : entry;
    });
    const back = new Set(missing.map(({ id }) => id));
    const { withdrawn: _, ...series } = withEntries(measure, block[measure], entries);
    const withdrawn = gone.filter(({ id }) => !back.has(id));
    merged[measure] = { ...series, ...(withdrawn.length > 0 && { withdrawn }) };
    for (const [place, { id, at }] of missing.entries())
      added.push({ measure, id, at, version: entries[place]?.version ?? READING_VERSION });
  }
  return { block: merged, added };
}

/** Stores readings of a patient, none of which is stored yet, and says which they were, under their ids here. */
export async function putReadings(
  transaction: WriteTransaction,
  patient: string,
  unknown: readonly ReadingDraft[],
): Promise<Stored[]> {
  const store = transaction.table('readings');
  const all: Stored[] = [];
  for (const [year, readings] of byYear(unknown)) {
    const before = (await store.get([patient, year])) ?? {};
    const { block, added } = mergeIntoBlock(before, readings);
    await store.put(block, [patient, year]);
    await noteLatest(transaction, patient, newestOf(patient, block));
    for (const one of added) all.push(one);
  }
  return all;
}

/**
 * Stores the readings of a patient that are not stored yet.
 * @returns which they were, under their ids here, and which are stored under their id with another content
 */
export async function importReadings(
  transaction: WriteTransaction,
  patient: string,
  sent: readonly ReadingDraft[],
): Promise<{ added: Stored[]; changed: ReadingDraft[] }> {
  const { fresh, changed, otherwise } = await unknownReadings(transaction, patient, sent);
  const added = await putReadings(transaction, patient, [...fresh, ...changed.map((one) => one.sent)]);
  return { added, changed: otherwise };
}

/** The newest reading of every measure in a block. */
function newestOf(patient: string, block: Block) {
  return measures.flatMap((measure) => {
    const series = block[measure];
    return unpack(patient, measure, series, series?.t.at(-1)).slice(-1);
  });
}
