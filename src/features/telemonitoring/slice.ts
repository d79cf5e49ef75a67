import { createSlice } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { Measure } from '@/domain/readings/measure';
import { isPlainReading, readingSchema, type Reading, type ReadingDraft } from '@/domain/readings/reading';
import type { AppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, createRecords, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';
import { dataChanged } from '@/shared/store/changes';
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
    // Frozen so that the store does not traverse up to forty thousand readings of a year.
    Object.freeze(items);
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

const initialState: ReadingsState = { ranges: {} };

const slice = createSlice({
  name: 'readings',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchReadings.pending, ({ ranges }, { meta }) => {
        const key = keyOf(meta.arg);
        const known = ranges[key];
        // Re-inserted last, so that the least recently used range is first.
        delete ranges[key];
        ranges[key] = {
          patient: meta.arg.patient,
          requestId: meta.requestId,
          status: 'loading',
          error: null,
          items: known?.items ?? [],
          unreadable: known?.unreadable ?? 0,
          isKnown: known?.isKnown ?? false,
        };
        for (const old of Object.keys(ranges).slice(0, -KEPT)) delete ranges[old];
      })
      .addCase(fetchReadings.fulfilled, ({ ranges }, { meta, payload }) => {
        const entry = ranges[keyOf(meta.arg)];
        if (entry?.requestId !== meta.requestId) return;
        Object.assign(entry, payload, { status: 'ready', isKnown: true });
      })
      .addCase(fetchReadings.rejected, ({ ranges }, { meta, payload }) => {
        const entry = ranges[keyOf(meta.arg)];
        if (entry?.requestId !== meta.requestId) return;
        entry.status = meta.aborted ? 'idle' : 'failed';
        entry.error = payload ?? null;
        // Old readings must not be shown as if they were the newest (specification 4).
        if (!meta.aborted) Object.assign(entry, { isKnown: false, items: [], unreadable: 0 });
      })
      .addCase(dataChanged, ({ ranges }, { payload }) => {
        for (const entry of Object.values(ranges)) {
          if (payload.patients !== 'all' && !payload.patients.includes(entry.patient)) continue;
          entry.status = 'idle';
          entry.requestId = '';
        }
      });
  },
});

export const readingsReducer = slice.reducer;

const nothing: LoadedReadings = { status: 'idle', error: null, items: [], unreadable: 0, isKnown: false };

/** The readings of a range, if requested; `idle` if not, or if they have changed since. */
export function selectReadings(state: Record<string, unknown>, range: ReadingsRange): LoadedReadings {
  return (state.readings as ReadingsState).ranges[keyOf(range)] ?? nothing;
}
