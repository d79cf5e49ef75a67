import { patientDay, type PatientClock } from '../patientDay';
import type { DayMark, Reading } from './reading';

/**
 * One reading that says something of its whole patient day: its instant, its value in mL, and since when it has said so
 * (both epoch ms).
 */
export interface Marked {
  t: number;
  mark: DayMark;
  ml: number;
  since: number;
}

/** The mark of a reading, where it says something of its whole day. */
export const marksOf = ({ at, value, dayMark, updatedAt }: Reading): Marked[] =>
  dayMark ? [{ t: Date.parse(at), mark: dayMark, ml: value, since: Date.parse(updatedAt) }] : [];

/** Which of two totals of a day counts: the one recorded last, then the later one. */
const counts = (one: Marked, other: Marked): boolean =>
  one.since - other.since > 0 || (one.since === other.since && one.t >= other.t);

/**
 * The total of each patient day that has one, mL, by day. It counts instead of the single drinks or voids of its day, in
 * whatever order and by whatever way they came; they stay readable. Of several totals the one recorded last counts.
 */
export function totalsByDay(
  marks: readonly Marked[] | undefined,
  clock: PatientClock,
): ReadonlyMap<string, number> {
  const counting = new Map<string, Marked>();
  for (const marked of marks ?? []) {
    if (marked.mark !== 'total') continue;
    const day = patientDay(marked.t, clock);
    const known = counting.get(day);
    if (!known || counts(marked, known)) counting.set(day, marked);
  }
  return new Map([...counting].map(([day, { ml }]) => [day, ml]));
}
