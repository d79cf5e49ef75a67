import { isCaredFor } from '../education/cohort';
import type { Patient } from '../patients/patient';
import { patientDay } from '../patientDay';
import { clockOf } from '../rules/alertLimits';
import type { PatientSummary } from '../patients/summary';
import type { FluidAssignment } from './assignment';
import { statusOn } from './assignmentDays';
import { typedNames, type VariableName } from './formula/formulaNames';
import type { FormulaProblem } from './formula/formulaProblem';
import type { FluidPlan, PlanBody } from './plan';
import { planDoubts } from './planDoubts';
import { namesOf, planFluids, type CalculatedPlan } from './planFluids';

/**
 * Tells whether a plan can be assigned to several patients at once: its formulas need no value typed for each
 * patient, and it has no formulas of its own for days with dialysis.
 */
export function isForMany(plan: PlanBody): boolean {
  const named: readonly string[] = namesOf(plan);
  return plan.dialysisDay === undefined && !typedNames.some((name) => named.includes(name));
}

/** Why somebody is left out when a plan is given to many: what is not recorded, or why no total comes of it. */
export type LeftOut =
  | { skip: 'hasPlan' | 'ended' | 'unusual' }
  | { skip: 'lacking'; missing: readonly VariableName[] }
  | { skip: 'impossible'; problem: FormulaProblem };

/**
 * Calculates what a plan asks of one of many patients, or says why they are left out: a plan that is there stays, and
 * whatever would need a person's reason is decided for that patient alone.
 * @param assignments all of the patient
 * @param now epoch ms
 * @param weightDays for how many days a measured weight counts
 */
export function planForOne(
  plan: FluidPlan,
  patient: Patient,
  summary: PatientSummary | null,
  assignments: readonly FluidAssignment[],
  now: number,
  weightDays?: number,
): { run: CalculatedPlan } | LeftOut {
  if (!isCaredFor(patient)) return { skip: 'ended' };
  const today = patientDay(now, clockOf(patient));
  const holding = ['active', 'paused', 'planned'];
  if (assignments.some((one) => holding.includes(statusOn(one, today)))) return { skip: 'hasPlan' };
  const planned = planFluids(plan, patient, summary, { typed: {}, weightDays }, now);
  if ('problem' in planned) {
    const { missing, problem } = planned.problem;
    return missing.length > 0 ? { skip: 'lacking', missing } : { skip: 'impossible', problem };
  }
  return planDoubts(plan, patient, planned.run, {}).length > 0 ? { skip: 'unusual' } : { run: planned.run };
}
