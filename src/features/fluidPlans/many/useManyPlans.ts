import { useMemo } from 'react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { isForMany, planForOne, type LeftOut } from '@/domain/fluid/givingMany';
import type { FluidPlan } from '@/domain/fluid/plan';
import type { CalculatedPlan } from '@/domain/fluid/planFluids';
import type { PatientSummary } from '@/domain/patients/summary';
import { patients } from '@/features/patients/slice';
import { useSetting } from '@/features/settings/slice';
import { useEntities } from '@/shared/store/useEntities';
import { fluidPlans } from '../slice';
import { useAssignments } from '../useAssignments';

/** Why somebody is left out; `unknown` whom the list has and nobody else. */
export type Skipped = LeftOut | { skip: 'unknown' };

/** What a plan comes to for many patients. */
export interface Preview {
  /** Id. */
  plan: string;
  runs: ReadonlyMap<string, CalculatedPlan>;
  skipped: ReadonlyMap<string, Skipped>;
}

/** The plans that can be given to several patients, and what the chosen one comes to; null until all of it is known. */
export function useManyPlans(meant: readonly PatientSummary[], chosen: string, now: number) {
  const book = useEntities(fluidPlans);
  const whole = useEntities(patients);
  const given = useAssignments();
  const weightDays = useSetting('general')?.weightDays;
  const plans = useMemo(
    () => book.rows.filter((one) => one.status === 'active' && isForMany(one)),
    [book.rows],
  );
  const plan: FluidPlan | undefined = plans.find(({ id }) => id === chosen);
  const isKnown = whole.status === 'ready' && given.status === 'ready';
  const preview = useMemo((): Preview | null => {
    if (!plan || !isKnown) return null;
    const byId = new Map(whole.rows.map((one) => [one.id, one]));
    const held = new Map<string, FluidAssignment[]>();
    for (const one of given.rows) held.set(one.patient, [...(held.get(one.patient) ?? []), one]);
    const runs = new Map<string, CalculatedPlan>();
    const skipped = new Map<string, Skipped>();
    for (const row of meant) {
      const patient = byId.get(row.id);
      const own = held.get(row.id) ?? [];
      const found = patient
        ? planForOne(plan, patient, row, own, now, weightDays)
        : { skip: 'unknown' as const };
      if ('run' in found) runs.set(row.id, found.run);
      else skipped.set(row.id, found);
    }
    return { plan: plan.id, runs, skipped };
  }, [plan, isKnown, whole.rows, given.rows, meant, now, weightDays]);
  const failed = [book.status, whole.status, given.status].includes('failed');
  const reload = () => {
    book.reload();
    whole.reload();
    given.reload();
  };
  return { plans, preview, failed, isLoading: book.status !== 'ready' && !failed, reload };
}
