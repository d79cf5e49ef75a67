import { createSlice } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { Measure } from '@/domain/readings/measure';
import { isPlainReading, readingSchema, type Reading, type ReadingDraft } from '@/domain/readings/reading';
import type { AppError } from '@/shared/api/appError';
import { care, reachesHost } from '@/shared/api/http';
import { createRecord, createRecords, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { dataChanged } from '@/shared/store/changes';
import type { Status } from '@/shared/store/recordSlice';

/** Which readings: instants ISO 8601 UTC, `to` exclusive. */
export interface ReadingsRange {
  patient: string;
  measure: Measure;
  from: string;
  to: string;
  /** Also those entered in error. */
  errors?: true;
  /** The view shows a failure itself: no toast. */
  quiet?: true;
}

export interface LoadedReadings {
  status: Status;
  error: AppError | null;
  /** Ascending by instant. */
  items: Reading[];
  /** Entries of the answer that were no readings: said, never shown as zero or as nothing. */
  unreadable: number;
  /** The host has answered for this range, and nothing has failed since: what is held stands while it is asked again. */
  isKnown: boolean;
}

interface Entry extends LoadedReadings {
  patient: string;
  /** The request whose answer counts: an overtaken one is ignored. */
  requestId: string;
}

export interface ReadingsState {
  ranges: Record<string, Entry>;
}

/** Ranges kept: enough to page to and fro, little enough for a day at the screen. */
const KEPT = 24;

const keyOf = ({ patient, measure, from, to, errors }: ReadingsRange) =>
  [patient, measure, from, to, ...(errors ? ['errors'] : [])].join(' ');

/** One entry that cannot be read does not hide the others: it becomes null and is counted. */
const answerSchema = z.object({
  items: z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.map((item) => (isPlainReading(item) ? item : (readingSchema.safeParse(item).data ?? null))),
    ),
  ),
});

/** Readings of one measure in a range; those of the whole history when it is wide enough. */
export const fetchReadings = createAppThunk<{ items: Reading[]; unreadable: number }, ReadingsRange>(
  'readings/fetchReadings',
  async ({ patient, measure, from, to, errors }, { signal }) => {
    const path = `/readings/${encodeURIComponent(patient)}/${measure}`;
    const answer = parseAnswer(await care.get(path, { params: { from, to, errors }, signal }), answerSchema);
    const items = answer.items.filter((item) => item !== null);
    // Frozen it is taken as it is; otherwise the store would walk through all forty thousand of a year.
    Object.freeze(items);
    return { items, unreadable: answer.items.length - items.length };
  },
);

/**
 * Records the readings of one entry, e.g. a blood pressure with its pulse, in one call: all of them or none. Repeating it
 * with the same ids stores nothing new: the answer is then what the first try stored.
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
  // The embedded backend has told of the change by itself: a second notice would fetch everything twice.
  if (reachesHost(care.defaults)) dispatch(dataChanged({ patients: [draft.patient] }));
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
        // Re-inserted last: the front of the record is what was not wanted for longest.
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
        // Readings of before must not go on standing there as if they were the newest (specification 4).
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

/** The readings of a range as far as they have been asked for; `idle` when they have not, or have changed since. */
export function selectReadings(state: Record<string, unknown>, range: ReadingsRange): LoadedReadings {
  return (state.readings as ReadingsState).ranges[keyOf(range)] ?? nothing;
}
