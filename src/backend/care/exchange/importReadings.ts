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
  const ids = new Set<string>();
  const contents: string[] = [];
  const know = (id: string, content: Content, history: readonly Revision[] = []) => {
    ids.add(id);
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
function fresh({ ids, contents }: ReturnType<typeof knownIn>, sent: readonly ReadingDraft[]): ReadingDraft[] {
  const counts = new Map<string, number>();
  for (const content of contents) counts.set(content, (counts.get(content) ?? 0) + 1);
  const seen = new Map<string, number>();
  return sent.filter((reading) => {
    const content = contentOf(reading);
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    const repeats = summedMeasures.includes(reading.measure) ? nth : 1;
    if (ids.has(reading.id) || repeats <= (counts.get(content) ?? 0)) return false;
    ids.add(reading.id);
    counts.set(content, (counts.get(content) ?? 0) + 1);
    return true;
  });
}

/** Puts the readings of one patient and year into a block, those of a measure together. */
function mergeIntoBlock(
  patient: string,
  block: Block,
  sent: readonly ReadingDraft[],
): { block: Block; added: Stored[] } {
  const added: Stored[] = [];
  const merged: Block = { ...block };
  for (const measure of measures) {
    const ofMeasure = sent.filter((reading) => reading.measure === measure);
    if (ofMeasure.length === 0) continue;
    const missing = fresh(knownIn(patient, measure, block[measure]), ofMeasure);
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
  return { block: merged, added };
}

/** Stores the readings of a patient that are not stored yet, and says which they were, under their ids here. */
export async function importReadings(
  transaction: WriteTransaction,
  patient: string,
  sent: readonly ReadingDraft[],
): Promise<Stored[]> {
  const store = transaction.table('readings');
  const all: Stored[] = [];
  const instants = sent.map(({ at }) => Date.parse(at));
  for (const year of new Set(instants.map(yearOf))) {
    const readings = sent.filter((_, index) => yearOf(instants[index] ?? NaN) === year);
    const before = (await store.get([patient, year])) ?? {};
    const { block, added } = mergeIntoBlock(patient, before, readings);
    if (added.length === 0) continue;
    await store.put(block, [patient, year]);
    await noteLatest(transaction, patient, newestOf(patient, block));
    all.push(...added);
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
