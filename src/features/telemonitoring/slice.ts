import * as z from 'zod/mini';
import type { Measure } from '@/domain/readings/measure';
import { isPlainReading, readingSchema, type Reading, type ReadingDraft } from '@/domain/readings/reading';
import type { AppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, createRecords, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';
import { dataChanged } from '@/shared/store/changes';
import { createReducer } from '@/shared/store/createReducer';
import type { Status } from '@/shared/store/recordSlice';

/** A range of readings: instants ISO 8601 UTC, `to` exclusive. */
export interface ReadingsRange {
  patient: string;
  measure: Measure;
  from: string;
  to: string;
  /** Includes readings entered in error. */
  errors?: true;
  /** The view shows a failure itself: no toast. */
  quiet?: true;
}

export interface LoadedReadings {
  status: Status;
  error: AppError | null;
  /** Ascending by instant. */
  items: Reading[];
  /** Number of unreadable entries in the answer; it is shown, never treated as zero or ignored. */
  unreadable: number;
  /** The host has answered for this range without a later failure, so the data stay on screen during a refetch. */
  isKnown: boolean;
}

interface Entry extends LoadedReadings {
  patient: string;
  /** The request whose answer counts; answers of older requests are ignored. */
  requestId: string;
}

export interface ReadingsState {
  ranges: Record<string, Entry>;
}

/** Number of cached ranges: enough for paging back and forth, small enough for a day of use. */
const KEPT = 24;

const keyOf = ({ patient, measure, from, to, errors }: ReadingsRange) =>
  [patient, measure, from, to, ...(errors ? ['errors'] : [])].join(' ');

/** An unreadable entry does not hide the others: it becomes null and is counted. */
const answerSchema = z.object({
  items: z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.map((item) => (isPlainReading(item) ? item : (readingSchema.safeParse(item).data ?? null))),
    ),
  ),
});

/** Readings of one measure in a range; a wide range covers the whole history. */
export const fetchReadings = createAppThunk<{ items: Reading[]; unreadable: number }, ReadingsRange>(
  'readings/fetchReadings',
  async ({ patient, measure, from, to, errors }, { signal }) => {
    const path = `/readings/${encodeURIComponent(patient)}/${measure}`;
    const answer = parseAnswer(await care.get(path, { params: { from, to, errors }, signal }), answerSchema);
    const items = answer.items.filter((item) => item !== null);
    return { items, unreadable: answer.items.length - items.length };
  },
);

/**
 * Records the readings of one entry, e.g. a blood pressure with its pulse, in one call: all of them or none. Repeating
 * it with the same ids stores nothing new: the answer is then what the first try stored.
 */
export const recordReadings = createAppThunk<
  Reading[],
  { drafts: readonly [ReadingDraft, ...ReadingDraft[]]; quiet?: true }
>('readings/recordReadings', async ({ drafts }, { dispatch }) => {
  const [draft] = drafts;
  const stored =
    drafts.length === 1
      ? [await createRecord('/readings', draft, readingSchema)]
      : await createRecords('/readings', drafts, readingSchema);
  announceChange(dispatch, { patients: [draft.patient] });
  return stored;
});

/** The range of a request, changed by its answer; an answer that no longer counts changes nothing. */
function answered(
  state: ReadingsState,
  { arg, requestId }: { arg: ReadingsRange; requestId: string },
  change: Partial<Entry>,
): ReadingsState {
  const key = keyOf(arg);
  const entry = state.ranges[key];
  if (entry?.requestId !== requestId) return state;
  return { ranges: { ...state.ranges, [key]: { ...entry, ...change } } };
}

export const readingsReducer = createReducer<ReadingsState>({ ranges: {} }, (on) => {
  on(fetchReadings.pending, ({ ranges }, { meta }) => {
    const key = keyOf(meta.arg);
    // Re-inserted last, so that the least recently used range is first.
    const { [key]: known, ...others } = ranges;
    const entry: Entry = {
      patient: meta.arg.patient,
      requestId: meta.requestId,
      status: 'loading',
      error: null,
      items: known?.items ?? [],
      unreadable: known?.unreadable ?? 0,
      isKnown: known?.isKnown ?? false,
    };
    return { ranges: Object.fromEntries([...Object.entries(others), [key, entry] as const].slice(-KEPT)) };
  });
  on(fetchReadings.fulfilled, (state, { meta, payload }) =>
    answered(state, meta, { ...payload, status: 'ready', isKnown: true }),
  );
  on(fetchReadings.rejected, (state, { meta, payload }) =>
    answered(state, meta, {
      status: meta.aborted ? 'idle' : 'failed',
      error: payload ?? null,
      // Old readings must not be shown as if they were the newest (specification 4).
      ...(!meta.aborted && { isKnown: false, items: [], unreadable: 0 }),
    }),
  );
  on(dataChanged, ({ ranges }, { payload }) => {
    const isConcerned = ({ patient }: Entry) =>
      payload.patients === 'all' || payload.patients.includes(patient);
    const stale = Object.entries(ranges).map(([key, entry]): [string, Entry] => [
      key,
      isConcerned(entry) ? { ...entry, status: 'idle', requestId: '' } : entry,
    ]);
    return { ranges: Object.fromEntries(stale) };
  });
});

const nothing: LoadedReadings = { status: 'idle', error: null, items: [], unreadable: 0, isKnown: false };

/** The readings of a range, if requested; `idle` if not, or if they have changed since. */
export function selectReadings(state: Record<string, unknown>, range: ReadingsRange): LoadedReadings {
  return (state.readings as ReadingsState).ranges[keyOf(range)] ?? nothing;
}
