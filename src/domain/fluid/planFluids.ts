import type { MessageId } from '@/locales';
import type { FluidTarget, Patient } from '../patients/patient';
import type { PatientSummary } from '../patients/summary';
import { checkFormula } from './formula/checkFormula';
import type { DayRun, FluidRun } from './assignment';
import { evaluateFormula, lackingFor, type FormulaValues } from './formula/evaluateFormula';
import type { VariableName } from './formula/formulaNames';
import type { FormulaProblem } from './formula/formulaProblem';
import { formulaInputsOf, type Assigned } from './formula/formulaInputs';
import { MOST_ML, type PlanBody } from './plan';
import { awakeTimes, distribute, slotsOf, weightsOf } from './days/slots';

const down = (ml: number, step: number): number => Math.floor(ml / step + 1e-9) * step;
const up = (ml: number, step: number): number => Math.ceil(ml / step - 1e-9) * step;

/**
 * A day total in whole steps, never rounded into the unsafe side: a limit down, a target up. Where the clamp has no step
 * on that side, in whole mL.
 */
export function roundedTotal(
  ml: number,
  towards: 'down' | 'up',
  step: number,
  clamp: { min: number; max: number },
): number {
  const rounded = towards === 'down' ? down : up;
  const inSteps = rounded(ml, step);
  return inSteps >= clamp.min && inSteps <= clamp.max ? inSteps : rounded(ml, 1);
}

/** Both ends of a range: in steps, or as narrow as it was meant where that leaves none between them. */
function roundedRange(
  low: number,
  high: number,
  step: number,
  clamp: { min: number; max: number },
): [minMl: number, maxMl: number] {
  for (const one of [step, 1]) {
    const ends = [roundedTotal(low, 'up', one, clamp), roundedTotal(high, 'down', one, clamp)] as const;
    if (ends[0] <= ends[1]) return [...ends];
  }
  return [down(high, 1), down(high, 1)];
}

/** Why a plan gives no total: which formula, and what is wrong with it where. */
export interface PlanProblem {
  field: 'totalFluidQuantityFormula' | 'upperFormula' | 'dialysisFormula' | 'dialysisUpperFormula';
  problem: FormulaProblem;
  /** Every variable that the plan needs and that is not known; empty where something else is wrong. */
  missing: VariableName[];
}

/** The reason why a plan gives no total, as a message without figures for places that show only a message. */
export function refusalOf({ problem: { message, values } }: Pick<PlanProblem, 'problem'>): MessageId {
  switch (message) {
    case 'formula.outOfRange':
      return Number(values?.['ml']) < 0 ? 'validation.planBelowZero' : 'validation.planTooMuch';
    case 'formula.crossed':
      return 'validation.planCrossed';
    case 'formula.divisionByZero':
    case 'formula.tooLarge':
      return message;
    default:
      return 'validation.formula';
  }
}

class Unplanned extends Error {
  readonly found: Omit<PlanProblem, 'missing'>;
  constructor(found: Unplanned['found']) {
    super(found.problem.message);
    this.found = found;
  }
}

function calculatedMl(
  text: string,
  field: PlanProblem['field'],
  known: FormulaValues,
  clamps: Pick<PlanBody, 'clampMinMl' | 'clampMaxMl'>,
): number {
  const stop = (problem: FormulaProblem): never => {
    throw new Unplanned({ field, problem });
  };
  const checked = checkFormula(text);
  if ('problem' in checked) return stop(checked.problem);
  const result = evaluateFormula(checked.formula, known);
  if ('problem' in result) return stop(result.problem);
  // What a clamp catches is kept within it; a clamp on one side says nothing about the other.
  const isTooLow = result.value < 0 && clamps.clampMinMl === undefined;
  const isTooHigh = result.value > MOST_ML && clamps.clampMaxMl === undefined;
  if (isTooLow || isTooHigh)
    return stop({
      message: 'formula.outOfRange',
      at: 0,
      length: text.length,
      values: { ml: Math.round(result.value), most: MOST_ML },
    });
  return result.value;
}

interface Formulas {
  totalFluidQuantityFormula: string;
  upperFormula?: string | undefined;
}

function dayRun(
  plan: PlanBody,
  formulas: Formulas,
  fields: readonly [PlanProblem['field'], PlanProblem['field']],
  override: { ml: number; upperMl?: number | undefined } | undefined,
  known: FormulaValues,
  times: { wakeUpTime?: string | undefined; sleepTime?: string | undefined },
): DayRun {
  const { direction, stepMl: step } = plan;
  const clamp = { min: plan.clampMinMl ?? 0, max: plan.clampMaxMl ?? MOST_ML };
  const text = formulas.totalFluidQuantityFormula;
  const rawMl = override ? override.ml : calculatedMl(text, fields[0], known, plan);
  const kept = (ml: number) => Math.min(Math.max(ml, clamp.min), clamp.max);
  let target: FluidTarget;
  let aimMl: number;
  let upperRawMl: number | undefined;
  if (direction === 'range') {
    upperRawMl = override
      ? override.upperMl
      : calculatedMl(formulas.upperFormula ?? '', fields[1], known, plan);
    const high = upperRawMl ?? rawMl;
    if (rawMl > high)
      throw new Unplanned({
        field: fields[1],
        problem: {
          message: 'formula.crossed',
          at: 0,
          length: (formulas.upperFormula ?? '').length,
          values: { low: Math.round(rawMl), high: Math.round(high) },
        },
      });
    // What somebody wrote for one patient is meant to the mL.
    const [minMl, maxMl] = roundedRange(kept(rawMl), kept(high), override ? 1 : step, clamp);
    aimMl = Math.max(down((minMl + maxMl) / 2, step), minMl);
    target = { direction, minMl, maxMl };
  } else {
    const towards = direction === 'maximum' ? 'down' : 'up';
    aimMl = roundedTotal(kept(rawMl), towards, override ? 1 : step, clamp);
    target = direction === 'maximum' ? { direction, maxMl: aimMl } : { direction, minMl: aimMl };
  }
  const highest = upperRawMl ?? rawMl;
  const clamped = rawMl < clamp.min ? 'min' : highest > clamp.max ? 'max' : undefined;
  const slots = slotsOf(plan.fluidSlot, times, plan.quietHours);
  const volumes = distribute(aimMl, weightsOf(plan.fluidDistribution, slots.length), step);
  return {
    formula: text,
    rawMl,
    ...(upperRawMl !== undefined && { upperRawMl }),
    ...(clamped && { clamped }),
    target,
    aimMl,
    slots: slots.map((slot, index) => ({ ...slot, ml: volumes[index] ?? 0 })),
  };
}

/** A run without what its store decides. */
export type CalculatedPlan = Omit<FluidRun, 'by' | 'revision' | 'from'>;

/** The variables that a plan's formulas name, each once. */
export function namesOf(plan: Pick<PlanBody, 'dialysisDay'> & Formulas): VariableName[] {
  const { totalFluidQuantityFormula, upperFormula, dialysisDay } = plan;
  const texts = [
    totalFluidQuantityFormula,
    upperFormula,
    dialysisDay?.totalFluidQuantityFormula,
    dialysisDay?.upperFormula,
  ];
  const names = texts.flatMap((text) => {
    const checked = text === undefined ? null : checkFormula(text);
    return checked && 'names' in checked ? checked.names : [];
  });
  return [...new Set(names)];
}

/** Lists what all formulas of a plan lack together: those of the day only where no other total is set. */
function missingFor(plan: PlanBody, { override }: Assigned, known: FormulaValues): VariableName[] {
  const isRange = plan.direction === 'range';
  const { totalFluidQuantityFormula, upperFormula, dialysisDay } = plan;
  const texts = [
    ...(override ? [] : [totalFluidQuantityFormula, isRange ? upperFormula : undefined]),
    dialysisDay?.totalFluidQuantityFormula,
    isRange ? dialysisDay?.upperFormula : undefined,
  ];
  const lacking = texts.flatMap((text) => {
    const checked = text === undefined ? null : checkFormula(text);
    return checked && 'formula' in checked ? lackingFor(checked.formula, known) : [];
  });
  return [...new Set(lacking)];
}

/**
 * Calculates a plan for a patient: day totals within the clamp, rounded to the safe side, and divided over the slots.
 * @param summary the newest readings; null where there are none
 * @param now epoch ms
 * @returns the run without the user who requested it; or the formula at fault and why, and every missing input
 */
export function planFluids(
  plan: PlanBody,
  patient: Patient,
  summary: PatientSummary | null,
  assigned: Assigned,
  now: number,
): { run: CalculatedPlan } | { problem: PlanProblem } {
  const inputs = formulaInputsOf(plan, patient, summary, assigned, now);
  const known = Object.fromEntries(inputs.map(({ name, value }) => [name, value])) as FormulaValues;
  const used = new Set<string>(namesOf(plan));
  try {
    const day = dayRun(
      plan,
      plan,
      ['totalFluidQuantityFormula', 'upperFormula'],
      assigned.override,
      known,
      patient,
    );
    const dialysisDay =
      plan.dialysisDay &&
      dayRun(plan, plan.dialysisDay, ['dialysisFormula', 'dialysisUpperFormula'], undefined, known, patient);
    return {
      run: {
        at: new Date(now).toISOString(),
        inputs: inputs.filter(({ name }) => used.has(name)),
        day,
        ...(dialysisDay && { dialysisDay }),
        ...(awakeTimes(patient).assumed && { assumedTimes: true }),
      },
    };
  } catch (thrown) {
    if (!(thrown instanceof Unplanned)) throw thrown;
    const isMissing = thrown.found.problem.message === 'formula.missing';
    const missing = isMissing ? missingFor(plan, assigned, known) : [];
    return { problem: { ...thrown.found, missing } };
  }
}
