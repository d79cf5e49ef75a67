import * as z from 'zod/mini';
import type { ReadingDraft } from '../readings/reading';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type Said = Pick<ReadingDraft, 'at' | 'value' | 'diastolic' | 'dayMark'>;

/** A value and its instant, epoch ms; a total of a day is no single drink or void. */
export interface Moment {
  t: number;
  value: number;
  diastolic: number | undefined;
  isTotal: boolean;
}

/** A reading as what is compared of it. */
export const momentOf = ({ at, value, diastolic, dayMark }: Said): Moment => ({
  t: Date.parse(at),
  value,
  diastolic,
  isTotal: dayMark === 'total',
});

/** Two readings of one measure say the same of the same minute: some ways tell no seconds, and others round them. */
export const isSameReading = (one: Moment, other: Moment): boolean =>
  Math.abs(one.t - other.t) < MINUTE_MS &&
  one.value === other.value &&
  one.diastolic === other.diastolic &&
  one.isTotal === other.isTotal;

const isWholeMinute = (t: number): boolean => t % MINUTE_MS === 0;

/** Two readings of one measure are of one instant, as far as both tell it: only where neither tells seconds, or one alone. */
export const isOfOneInstant = (one: Moment, other: Moment): boolean =>
  one.isTotal === other.isTotal &&
  (one.t === other.t ||
    (Math.abs(one.t - other.t) < MINUTE_MS && (isWholeMinute(one.t) || isWholeMinute(other.t))));

/** A stored reading beside which a file has another value of the same instant. */
const storedBesideSchema = z.object({
  version: z.string(),
  at: z.string(),
  value: z.number(),
  diastolic: z.optional(z.number()),
});

/**
 * A question about readings of a device's file before they are stored. `old`: they are older than a reading
 * that is typed may be without a question; those of one time stand together. `unusual`: their values are. `changed`:
 * each has another value than a reading that is stored of its instant.
 */
export const readingDoubtSchema = z.object({
  kind: z.enum(['old', 'unusual', 'changed']),
  /** By their ids as they were sent. */
  readings: z.array(z.object({ id: z.string(), stored: z.optional(storedBesideSchema) })),
});
export type ReadingDoubt = z.infer<typeof readingDoubtSchema>;

/**
 * Says of readings that a file brought them: they can be undone, and what is in doubt is asked about. `answer` is of all
 * that is sent with it, where a person has been asked: `take`: old or unusual as they are. `beside`: both values of an
 * instant were measured. `replace`: the stored ones, in the versions that were shown (`seen`, by the id that was sent),
 * are corrected.
 */
export const ofFileSchema = z.object({
  answer: z.optional(z.enum(['take', 'beside', 'replace'])),
  seen: z.optional(z.record(z.string(), z.string())),
});
export type OfFile = z.infer<typeof ofFileSchema>;

/** Longest time between two readings of one group of old ones, days, and the most groups: more are asked about together. Ours. */
const GROUP_GAP_DAYS = 30;
const MOST_GROUPS = 6;

/**
 * Puts readings that are old into groups, ascending: a clock that went back to the year of its making stands apart from a
 * history that goes on until today.
 */
export function oldGroups<T extends Pick<ReadingDraft, 'at'>>(readings: readonly T[]): T[][] {
  const sorted = readings.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  for (let days = GROUP_GAP_DAYS; ; days *= 2) {
    const groups: T[][] = [];
    let last = -Infinity;
    for (const reading of sorted) {
      const t = Date.parse(reading.at);
      if (t - last > days * DAY_MS) groups.push([]);
      groups.at(-1)?.push(reading);
      last = t;
    }
    if (groups.length <= MOST_GROUPS) return groups;
  }
}
