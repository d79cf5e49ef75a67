import { isOnDialysis } from '../patients/openFacts';
import type { FluidTarget, Patient } from '../patients/patient';
import type { AssignmentBody, FluidRun } from './assignment';
import { typedNames, variables } from './formula/formulaNames';
import { suppliedLimits, suppliedNames, type Supplied, type SuppliedName } from './supplied';
import type { PlanBody } from './plan';

/** Outside these a day total is asked about, mL. */
export const usualTotal = { min: 500, max: 4000 } as const;
/** Below this a limit in heart failure may harm (CCS 2017, recommendations 73 to 75), mL. */
export const HEART_FAILURE_LEAST_ML = 1500;

/** The doubts that a person has to confirm with a reason before a plan is given: none of it is forbidden. */
export type PlanDoubt =
  | { about: 'low' | 'high'; ml: number }
  | { about: 'heartFailure'; ml: number }
  | { about: 'against'; because: 'dialysis' | 'dialysisUnknown' | 'heartFailure' | 'anuric' }
  | { about: 'category'; category: string }
  | { about: 'contraindication'; pathology: Patient['pathologies'][number] }
  | { about: 'typed'; name: (typeof typedNames)[number] | SuppliedName };

const ends = (target: FluidTarget): number[] =>
  target.direction === 'range'
    ? [target.minMl, target.maxMl]
    : [target.direction === 'maximum' ? target.maxMl : target.minMl];

/**
 * Why a plan is not for this patient, whatever its total: it sets a minimum to drink for a patient on dialysis, or of whom
 * nobody recorded whether they are, or with heart failure, who needs a limit, or for one who passes no urine; it is meant for another category; or it warns of a condition the patient has.
 */
export function notForPatient(
  plan: Pick<PlanBody, 'direction' | 'category' | 'contraindications'>,
  { category, pathologies, ext }: Pick<Patient, 'category' | 'pathologies' | 'ext'>,
): PlanDoubt[] {
  const doubts: PlanDoubt[] = [];
  if (plan.direction === 'minimum' && ext.dialysisMode !== 'none')
    doubts.push({ about: 'against', because: isOnDialysis({ ext }) ? 'dialysis' : 'dialysisUnknown' });
  if (plan.direction === 'minimum' && pathologies.includes('HeartFailure'))
    doubts.push({ about: 'against', because: 'heartFailure' });
  if (plan.direction !== 'maximum' && ext.anuric) doubts.push({ about: 'against', because: 'anuric' });
  if (plan.category !== undefined && plan.category !== category)
    doubts.push({ about: 'category', category: plan.category });
  for (const pathology of plan.contraindications)
    if (pathologies.includes(pathology)) doubts.push({ about: 'contraindication', pathology });
  return doubts;
}

/** Everything unusual about a calculated plan for this patient. */
export function planDoubts(
  plan: PlanBody,
  patient: Patient,
  run: Pick<FluidRun, 'day' | 'dialysisDay'>,
  typed: AssignmentBody['typed'],
  supplied: Supplied = {},
): PlanDoubt[] {
  const days = [run.day, ...(run.dialysisDay ? [run.dialysisDay] : [])];
  const totals = days.flatMap(({ target }) => ends(target));
  const doubts: PlanDoubt[] = [];
  const low = Math.min(...totals);
  const high = Math.max(...totals);
  if (low < usualTotal.min) doubts.push({ about: 'low', ml: low });
  if (high > usualTotal.max) doubts.push({ about: 'high', ml: high });
  const limits = plan.direction === 'minimum' ? [] : days.flatMap(({ target }) => ends(target).at(-1) ?? []);
  const least = Math.min(...limits);
  if (patient.pathologies.includes('HeartFailure') && least < HEART_FAILURE_LEAST_ML)
    doubts.push({ about: 'heartFailure', ml: least });
  doubts.push(...notForPatient(plan, patient));
  for (const name of typedNames) {
    const value = typed[name];
    const { soft } = variables[name];
    if (value !== undefined && (value < soft.min || value > soft.max)) doubts.push({ about: 'typed', name });
  }
  for (const name of suppliedNames) {
    const value = supplied[name];
    const { soft } = suppliedLimits[name];
    if (value !== undefined && (value < soft.min || value > soft.max)) doubts.push({ about: 'typed', name });
  }
  return doubts;
}
