import type { DayBucket } from './buckets';

/**
 * Intake minus urine of one patient day, mL. It is null, and never read as even, where a part is not known: nothing was
 * drunk on record, no urine is on record, or some of the urine was lost. Losses by other ways are in no part.
 */
export interface BalanceDay {
  day: string;
  ml: number | null;
  lacks: 'intake' | 'urine' | 'collection' | null;
}

/**
 * @param water day sums of what was drunk; `urine` those of the same days
 * @param incomplete days of which some urine was lost
 */
export function balanceDays(
  water: readonly DayBucket[],
  urine: readonly DayBucket[],
  incomplete: ReadonlySet<string>,
): BalanceDay[] {
  const passed = new Map(urine.map(({ day, level }) => [day, level?.value ?? null]));
  return water.map(({ day, level }) => {
    const [drunk, out] = [level?.value ?? null, passed.get(day) ?? null];
    if (drunk === null) return { day, ml: null, lacks: 'intake' };
    if (out === null) return { day, ml: null, lacks: 'urine' };
    if (incomplete.has(day)) return { day, ml: null, lacks: 'collection' };
    return { day, ml: drunk - out, lacks: null };
  });
}
