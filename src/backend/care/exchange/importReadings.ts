import { measures, summedMeasures, type Measure } from '@/domain/readings/measure';
import type { Reading, ReadingDraft, Revision } from '@/domain/readings/reading';
import { type Block, derivedId, type PackedSeries, withEntries, yearOf } from '../../store/blocks';
import { READING_VERSION, unpack } from '../../store/unpack';
import { noteLatest } from '../alerts/reevaluatePatient';
import { nextVersion } from '../readings/correctReading';
import { entryOf } from '../readings/recordReading';
import type { WriteTransaction } from '../../store/transaction';

/** A reading that was stored, and the version that it got. */
export type Added = Pick<Reading, 'measure' | 'id' | 'version'>;
/** The same with its instant. */
export type Stored = Added & Pick<Reading, 'at'>;
type Content = Pick<ReadingDraft, 'at' | 'value' | 'diastolic'>;
const contentOf = ({ at, value, diastolic }: Content) => `${Date.parse(at)} ${value} ${diastolic ?? ''}`;

/**
 * Everything a block knows of a measure: also what was corrected or entered in error, which no import may bring back. What
 * went with an import that was undone comes back with its file.
 */
function knownIn(patient: string, measure: Measure, series: PackedSeries | undefined) {
  const ids = new Map<string, string>();
  const contents: string[] = [];
  const know = (id: string, content: Content, history: readonly Revision[] = []) => {
    ids.set(id, contentOf(content));
    contents.push(contentOf(content), ...history.map(contentOf));
  };
  for (const reading of unpack(patient, measure, series)) know(reading.id, reading, reading.history);
  for (const { id, t, v, w, history, error } of series?.withdrawn ?? []) {
    if (error?.undone) continue;
    know(id, { at: new Date(t).toISOString(), value: v, diastolic: w }, history);
  }
  return { ids, contents };
}

/**
 * The readings of one measure that are not stored yet. What has the same id, or instant and values, is the same
 * reading; only two drinks of the same minute are two drinks as often as the source says so.
 */
function fresh(
  { ids, contents }: ReturnType<typeof knownIn>,
  sent: readonly ReadingDraft[],
): { missing: ReadingDraft[]; changed: ReadingDraft[] } {
  const changed: ReadingDraft[] = [];
  const counts = new Map<string, number>();
  for (const content of contents) counts.set(content, (counts.get(content) ?? 0) + 1);
  const seen = new Map<string, number>();
  const missing = sent.filter((reading) => {
    const content = contentOf(reading);
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    const repeats = summedMeasures.includes(reading.measure) ? nth : 1;
    const stored = ids.get(reading.id);
    if (stored !== undefined && stored !== content) changed.push(reading);
    if (stored !== undefined || repeats <= (counts.get(content) ?? 0)) return false;
    ids.set(reading.id, content);
    counts.set(content, (counts.get(content) ?? 0) + 1);
    return true;
  });
  return { missing, changed };
}

/** Puts the readings of one patient and year into a block, those of a measure together. */
function mergeIntoBlock(
  patient: string,
  block: Block,
  sent: readonly ReadingDraft[],
): { block: Block; added: Stored[]; changed: ReadingDraft[] } {
  const added: Stored[] = [];
  const otherwise: ReadingDraft[] = [];
  const merged: Block = { ...block };
  for (const measure of measures) {
    const ofMeasure = sent.filter((reading) => reading.measure === measure);
    if (ofMeasure.length === 0) continue;
    const { missing, changed } = fresh(knownIn(patient, measure, block[measure]), ofMeasure);
    otherwise.push(...changed);
    if (missing.length === 0) continue;
    const gone = block[measure]?.withdrawn ?? [];
    const entries = missing.map((reading) => {
      const derived = derivedId(reading.patient, measure, Date.parse(reading.at), 0);
      const undone = gone.find(({ id }) => id === reading.id);
      const entry = entryOf(reading, reading.id === derived ? {} : { id: reading.id });
      // Nobody who saw it before takes it for the version that they saw.
      return undone ? { ...entry, version: nextVersion(undone) } : entry;
    });
    const back = new Set(missing.map(({ id }) => id));
    const { withdrawn: _, ...series } = withEntries(measure, block[measure], entries);
    const withdrawn = gone.filter(({ id }) => !back.has(id));
    merged[measure] = { ...series, ...(withdrawn.length > 0 && { withdrawn }) };
    added.push(
      ...missing.map(({ id, at }, place) => ({
        measure,
        id,
        at,
        version: entries[place]?.version ?? READING_VERSION,
      })),
    );
  }
  return { block: merged, added, changed: otherwise };
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
  const store = transaction.table('readings');
  const all: Awaited<ReturnType<typeof importReadings>> = { added: [], changed: [] };
  const instants = sent.map(({ at }) => Date.parse(at));
  for (const year of new Set(instants.map(yearOf))) {
    const readings = sent.filter((_, index) => yearOf(instants[index] ?? NaN) === year);
    const before = (await store.get([patient, year])) ?? {};
    const { block, added, changed } = mergeIntoBlock(patient, before, readings);
    all.changed.push(...changed);
    if (added.length === 0) continue;
    await store.put(block, [patient, year]);
    await noteLatest(transaction, patient, newestOf(patient, block));
    all.added.push(...added);
  }
  return all;
}

/** The newest reading of every measure in a block. */
function newestOf(patient: string, block: Block) {
  return measures.flatMap((measure) => {
    const series = block[measure];
    return unpack(patient, measure, series, series?.t.at(-1)).slice(-1);
  });
}
