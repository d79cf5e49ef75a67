import type { MessageId } from '@/locales';
import { checkFormula } from './formula/checkFormula';
import type { FormulaProblem } from './formula/formulaProblem';
import { MOST_ML, type PlanBody } from './plan';
import { minutesBetween } from './days/slots';

/** A fault of a plan as a whole: its field and message; for a formula also the place. */
export interface PlanFault {
  field: string;
  message: MessageId;
  formula?: FormulaProblem;
}

const DAY_MINUTES = 1440;

interface Span {
  start: string;
  end: string;
}
/** Tells whether one span begins within the other, also past midnight. */
const beginsIn = (a: Span, b: Span): boolean =>
  minutesBetween(b.start, a.start) % DAY_MINUTES < minutesBetween(b.start, b.end);

function formulaFault(field: string, text: string | undefined): PlanFault[] {
  if (text === undefined || text.trim() === '') return [{ field, message: 'validation.required' }];
  const checked = checkFormula(text);
  return 'problem' in checked ? [{ field, message: checked.problem.message, formula: checked.problem }] : [];
}

function slotFaults({ fluidSlot, fluidDistribution }: PlanBody): PlanFault[] {
  const faults: PlanFault[] = [];
  const count = fluidSlot.by === 'count' ? fluidSlot.count : fluidSlot.slots.length;
  if (fluidSlot.by === 'times') {
    const { slots } = fluidSlot;
    const collides = slots.some(
      (slot) => slot.start === slot.end || slots.some((other) => other !== slot && beginsIn(slot, other)),
    );
    if (collides) faults.push({ field: 'fluidSlot', message: 'validation.slotsOverlap' });
  }
  if (fluidDistribution.by === 'percent') {
    const sum = fluidDistribution.shares.reduce((all, one) => all + one, 0);
    if (fluidDistribution.shares.length !== count)
      faults.push({ field: 'fluidDistribution', message: 'validation.sharesCount' });
    else if (Math.abs(sum - 100) > 1e-6)
      faults.push({ field: 'fluidDistribution', message: 'validation.sharesSum' });
  }
  return faults;
}

/** Lists the faults of the formulas that a plan of this direction needs. */
export function formulaFaults({
  direction,
  totalFluidQuantityFormula,
  upperFormula,
  dialysisDay,
}: Pick<PlanBody, 'direction' | 'totalFluidQuantityFormula' | 'upperFormula' | 'dialysisDay'>): PlanFault[] {
  const isRange = direction === 'range';
  return [
    ...formulaFault('totalFluidQuantityFormula', totalFluidQuantityFormula),
    ...(isRange ? formulaFault('upperFormula', upperFormula) : []),
    ...(dialysisDay ? formulaFault('dialysisFormula', dialysisDay.totalFluidQuantityFormula) : []),
    ...(dialysisDay && isRange ? formulaFault('dialysisUpperFormula', dialysisDay.upperFormula) : []),
  ];
}

/** Everything that keeps a plan from being what it says. Empty when it makes sense. */
export function planProblems(plan: PlanBody): PlanFault[] {
  const faults = formulaFaults(plan);
  if ((plan.clampMinMl ?? 0) > (plan.clampMaxMl ?? MOST_ML))
    faults.push({ field: 'clampMaxMl', message: 'validation.clampOrder' });
  return [...faults, ...slotFaults(plan)];
}
