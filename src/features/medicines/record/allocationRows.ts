import { stateOn, type Allocation, type AllocationState } from '@/domain/medicine/allocation';
import type { Intake } from '@/domain/medicine/intake';
import { medicineAdherence, type MedicineAdherence } from '@/domain/medicine/medicineAdherence';
import { intakesBetween, nextIntakes, type DueIntake, type ExcusedDays } from '@/domain/medicine/schedule';
import { addDays } from '@/domain/patientDay';

/** Windows over which adherence can be looked at, days. */
export const windows = ['7', '30'] as const;

export interface AllocationRow {
  id: string;
  allocation: Allocation;
  state: AllocationState;
  /** Null where nothing is due any more, or nothing ever is by the calendar. */
  next: DueIntake | null;
  /** Null of medicines taken as needed: nothing is due then. */
  adherence: MedicineAdherence | null;
}

/** Most intakes of one day: as many can have passed already. */
const PASSED = 13;
const order: readonly AllocationState[] = ['active', 'paused', 'planned', 'stopped', 'completed'];

/**
 * The medicines of one patient: what is taken first, what is over last.
 * @param entries what was entered, by the id of the due intake
 * @param days window of the adherence, today included
 */
export function allocationRows(
  allocations: readonly Allocation[],
  entries: ReadonlyMap<string, Intake>,
  {
    today,
    now,
    timeZone,
    days,
    isExcused,
  }: { today: string; now: number; timeZone: string; days: number; isExcused: ExcusedDays },
): AllocationRow[] {
  const first = addDays(today, 1 - days);
  return allocations
    .map((allocation) => ({
      id: allocation.id,
      allocation,
      state: stateOn(allocation, today),
      next: nextIntakes(allocation, today, PASSED, timeZone).find(({ at }) => at >= now) ?? null,
      adherence: allocation.asNeeded
        ? null
        : medicineAdherence(intakesBetween(allocation, first, today, timeZone), entries, now, isExcused),
    }))
    .toSorted(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        a.allocation.given.name.localeCompare(b.allocation.given.name) ||
        a.id.localeCompare(b.id),
    );
}

/** What was entered about due intakes, by their id. */
export const byDue = (entries: readonly Intake[]): ReadonlyMap<string, Intake> =>
  new Map(entries.map((entry) => [entry.id, entry]));
