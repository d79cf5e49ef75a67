import type { AssignmentBody, TypedValues } from '../fluid/assignment';
import { typedNames } from '../fluid/formula/formulaNames';
import type { Supplied } from '../fluid/supplied';
import { numberOf } from './enrolling';
import type { EnrolmentEntries } from './entries';

const figuresOf = (typed: EnrolmentEntries['fluidTyped'], named: readonly string[]): TypedValues =>
  Object.fromEntries(
    typedNames.flatMap((name) => {
      const value = numberOf(typed[name]);
      return value === undefined || !named.includes(name) ? [] : [[name, value]];
    }),
  );

function suppliedOf(
  { fluidSupplied, anuric }: EnrolmentEntries,
  named: readonly string[],
): { supplied?: Supplied } {
  const urine24h = anuric ? undefined : numberOf(fluidSupplied.urine24h);
  const baseline = numberOf(fluidSupplied.baseline);
  const supplied = {
    ...(urine24h !== undefined && named.includes('urine24h') && { urine24h }),
    ...(baseline !== undefined && named.includes('baseline') && { baseline }),
  };
  return Object.keys(supplied).length > 0 ? { supplied } : {};
}

/**
 * The fluid plan as it is assigned; null where none was chosen.
 * @param named the variables that the plan's formulas need as input
 * @param today the patient's day
 */
export function assignmentOf(
  entries: EnrolmentEntries,
  { id, patient, today, named }: { id: string; patient: string; today: string; named: readonly string[] },
): AssignmentBody | null {
  if (entries.fluidPlan === '') return null;
  const confirmed = entries.fluidConfirmed.trim();
  return {
    id,
    patient,
    plan: entries.fluidPlan,
    status: 'active',
    start: today,
    prescriber: entries.prescriber.trim(),
    reason: entries.fluidReason.trim(),
    typed: figuresOf(entries.fluidTyped, named),
    ...suppliedOf(entries, named),
    dialysisWeekdays: ['', 'none'].includes(entries.dialysisMode) ? [] : entries.dialysisWeekdays.map(Number),
    ...(confirmed !== '' && { confirmed }),
  };
}
