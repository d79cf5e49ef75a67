import { measures, summedMeasures, type Measure } from '@/domain/readings/measure';
import { STANDING_DAYS } from '@/domain/curves/standing';
import type { Marked } from '@/domain/readings/dayTotal';
import type { Series } from '@/domain/readings/summarise';
import { signsOf, type UrineSign } from '@/domain/readings/urineSigns';
import type { Block, PackedSeries } from '../../store/blocks';
import { ofPatient } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';

export type RecentSeries = Partial<Record<Measure, Series>>;

/** Dates with data that surely hold the 15 patient days a summary looks at: a patient day may span two dates. */
const DATES_NEEDED = 32;
const DAY_MS = 86_400_000;

/** The newest days with data of every other measure lie within the blocks that these two reach back to. */
const reaching = ['bloodPressure', 'water'] as const;

/** The readings of a patient as far back as a summary and a standing look, and the newest of every measure. */
export async function recentSeries(
  transaction: WriteTransaction,
  patient: string,
  now: number,
): Promise<RecentSeries> {
  const series: RecentSeries = {};
  for (const { measure, at, value, diastolic } of await transaction
    .table('latest')
    .getAll(ofPatient(patient))) {
    series[measure] = { t: [Date.parse(at)], v: [value], ...(diastolic !== undefined && { w: [diastolic] }) };
  }
  const store = transaction.table('readings');
  const blocks: Block[] = [];
  // A patient day may begin most of a day before its date in UTC.
  const since = now - (STANDING_DAYS + 1) * DAY_MS;
  for (const key of (await store.getAllKeys(ofPatient(patient))).reverse()) {
    blocks.unshift((await store.get(key)) ?? {});
    const isBegun = Date.UTC(key[1]) <= since;
    if (isBegun && reaching.every((measure) => reachesBack(blocks, measure))) break;
  }
  for (const measure of measures) {
    const joined = joinBlocks(blocks, measure);
    if (joined && joined.t.length > 0) series[measure] = joined;
  }
  return series;
}

/** The marks with which drinks or voids speak of their whole day. */
function marksOf(parts: readonly PackedSeries[]): Marked[] {
  return parts.flatMap(({ t, v, extras }) =>
    extras.flatMap(({ index, extra: { dayMark, recordedAt } }) => {
      const at = t[index] ?? 0;
      const since = recordedAt === undefined ? at : Date.parse(recordedAt);
      return dayMark ? [{ t: at, mark: dayMark, ml: v[index] ?? 0, since }] : [];
    }),
  );
}

/** Warning signs noted with urine, by instant; of several of the same instant all. */
function signsByInstant(parts: readonly PackedSeries[]): NonNullable<Series['signs']> {
  const signs = new Map<number, UrineSign[]>();
  for (const { t, extras } of parts) {
    for (const { index, extra } of extras) {
      const found = extra.urine ? signsOf(extra.urine) : [];
      const at = t[index] ?? 0;
      if (found.length > 0) signs.set(at, [...new Set([...(signs.get(at) ?? []), ...found])]);
    }
  }
  return signs;
}

function reachesBack(blocks: readonly Block[], measure: Measure): boolean {
  const dates = new Set<number>();
  for (const block of blocks.toReversed()) {
    const instants = block[measure]?.t ?? [];
    for (let index = instants.length - 1; index >= 0; index -= 1) {
      dates.add(Math.floor((instants[index] ?? 0) / DAY_MS));
      if (dates.size >= DATES_NEEDED) return true;
    }
  }
  return false;
}

/** One series of blocks that follow each other, with what its readings say of their whole days and the signs noted. */
export function joinBlocks(blocks: readonly Block[], measure: Measure): Series | undefined {
  const parts = blocks.flatMap((block) => block[measure] ?? []);
  const [only] = parts;
  if (!only) return undefined;
  const noted = {
    ...(summedMeasures.includes(measure) && { marks: marksOf(parts) }),
    ...(measure === 'urine' && { signs: signsByInstant(parts) }),
  };
  if (parts.length === 1) return { ...only, ...noted };
  return {
    ...noted,
    t: parts.flatMap((part) => [...part.t]),
    v: parts.flatMap((part) => [...part.v]),
    ...(only.w && { w: parts.flatMap((part) => [...(part.w ?? [])]) }),
  };
}
