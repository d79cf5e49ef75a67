import type { AssignmentBody } from '@/domain/fluid/assignment';
import { typedNames, variables } from '@/domain/fluid/formula/formulaNames';
import { MOST_ML, type PlanBody } from '@/domain/fluid/plan';
import { notForPatient } from '@/domain/fluid/planDoubts';
import { refusalOf, type PlanProblem } from '@/domain/fluid/planFluids';
import { lackingField, suppliedLimits, suppliedNames } from '@/domain/fluid/supplied';
import type { Patient } from '@/domain/patients/patient';
import { invalid, Refused } from '../../contract';

/** @throws Refused 422 at the field that cannot be as it is */
export function mustBePossible(
  { start, end, typed, supplied = {}, override, dialysisWeekdays }: AssignmentBody,
  plan: PlanBody,
): void {
  if (end !== undefined && end < start) throw invalid({ end: 'validation.endBeforeStart' });
  if (new Set(dialysisWeekdays).size < dialysisWeekdays.length)
    throw invalid({ dialysisWeekdays: 'validation.invalid' });
  for (const name of typedNames) {
    const value = typed[name];
    const { hard } = variables[name];
    if (value !== undefined && (value < hard.min || value > hard.max))
      throw invalid({ [`typed.${name}`]: 'validation.invalid' });
  }
  for (const name of suppliedNames) {
    const value = supplied[name];
    const { hard } = suppliedLimits[name];
    if (value !== undefined && (value < hard.min || value > hard.max))
      throw invalid({ [`supplied.${name}`]: 'validation.invalid' });
  }
  const { clampMinMl = 0, clampMaxMl = MOST_ML } = plan;
  const totals = override ? [override.ml, override.upperMl ?? override.ml] : [];
  if (totals.some((ml) => ml < clampMinMl || ml > clampMaxMl))
    throw invalid({ override: 'validation.overrideClamp' });
  if (plan.direction === 'range' && override && (override.upperMl ?? -1) < override.ml)
    throw invalid({ override: 'validation.limitOrder' });
}

/** Makes sure that an end is today or later: what was asked on past days stays. @throws Refused 422 */
export function mustEndFromNow({ end }: AssignmentBody, today: string): void {
  if (end !== undefined && end < today) throw invalid({ end: 'validation.startPast' });
}

/** Names each value that is missing, at the field where it can be said; at the plan why no total comes of it. */
export const unplanned = (problem: PlanProblem): Refused =>
  invalid(
    problem.missing.length === 0
      ? { plan: refusalOf(problem) }
      : Object.fromEntries(problem.missing.map((name) => [lackingField(name), 'validation.planLacks'])),
  );

/** Makes sure that resuming is meant: what stands against it may have come up while it paused. @throws Refused 422 */
export function mustBeMeant({ confirmed }: AssignmentBody, plan: PlanBody, patient: Patient): void {
  if (notForPatient(plan, patient).length > 0 && !confirmed)
    throw invalid({ confirmed: 'validation.confirmReason' });
}
