import type { Intake } from './intake';
import { intakeState, type DueIntake, type ExcusedDays } from './schedule';

/** Taken, late ones too, of those that were due. `of` is always shown beside: 1 of 1 is not 30 of 30. */
export interface MedicineAdherence {
  taken: number;
  late: number;
  skipped: number;
  missed: number;
  /** The intakes due in hospital or in a pause: counted nowhere else, and not in `of`. */
  excused: number;
  of: number;
}

/**
 * @param due every due intake of the window; what is not over yet does not count
 * @param entries by the id of the due intake
 * @param now epoch ms
 */
export function medicineAdherence(
  due: readonly DueIntake[],
  entries: ReadonlyMap<string, Intake>,
  now: number,
  isExcused: ExcusedDays,
): MedicineAdherence {
  const counts: MedicineAdherence = { taken: 0, late: 0, skipped: 0, missed: 0, excused: 0, of: 0 };
  for (const one of due) {
    const state = intakeState(one, entries.get(one.id), now, isExcused);
    if (state === 'excused') counts.excused += 1;
    if (['scheduled', 'open', 'excused', 'before'].includes(state)) continue;
    counts.of += 1;
    if (state === 'taken' || state === 'takenLate') counts.taken += 1;
    if (state === 'takenLate') counts.late += 1;
    if (state === 'skipped') counts.skipped += 1;
    if (state === 'missed') counts.missed += 1;
  }
  return counts;
}
