import { measures, type Measure } from '@/domain/readings/measure';
import { STANDING_DAYS } from '@/domain/curves/standing';
import type { Series } from '@/domain/readings/summarise';
import type { Block } from '../../store/blocks';
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
  if (series.urine) series.urine = { ...series.urine, marks: marksOf(blocks) };
  return series;
}

/** What voids say of their whole day. */
export function marksOf(blocks: readonly Block[]): NonNullable<Series['marks']> {
  return blocks.flatMap(({ urine }) =>
    (urine?.extras ?? []).flatMap(({ index, extra: { dayMark } }) =>
      dayMark ? [{ t: urine?.t[index] ?? 0, mark: dayMark }] : [],
    ),
  );
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

/** One series of blocks that follow each other. */
export function joinBlocks(blocks: readonly Block[], measure: Measure): Series | undefined {
  const parts = blocks.flatMap((block) => block[measure] ?? []);
  const [only] = parts;
  if (!only || parts.length === 1) return only;
  return {
    t: parts.flatMap((part) => [...part.t]),
    v: parts.flatMap((part) => [...part.v]),
    ...(only.w && { w: parts.flatMap((part) => [...(part.w ?? [])]) }),
  };
}
