import type { Patient } from '@/domain/patients/patient';
import { addDays, patientDay } from '@/domain/patientDay';
import { ageOn, clockOf } from '@/domain/rules/alertLimits';
import { usualDays } from '@/domain/settings/setting';
import type { PatientSummary } from '@/domain/patients/summary';
import type { AssignmentBody, RunInput } from '../assignment';
import { typedNames, type VariableName } from './formulaNames';
import type { PlanBody } from '../plan';
import type { SuppliedName } from '../supplied';

/** Days of intake that `baseline` looks back over, and on how many of them it must stand. */
const BASELINE_DAYS = 7;
const BASELINE_NEEDS = 3;
/** Days of urine that are averaged where no day was surely complete. */
const URINE_DAYS = 3;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The last completely collected day before today, else the mean of the last three with urine within a week. */
function urineOf(patient: Patient, summary: PatientSummary | null, today: string): RunInput | null {
  if (patient.ext.anuric) return { name: 'urine24h', value: 0, from: 'profile' };
  const past = (summary?.urineDays ?? []).filter(
    ({ day }) => day < today && day >= addDays(today, -BASELINE_DAYS),
  );
  const complete = past.findLast(({ collection }) => collection === 'complete');
  if (complete) return { name: 'urine24h', value: complete.ml, from: 'reading', day: complete.day };
  const judged = past.filter(({ collection }) => collection !== 'incomplete').slice(-URINE_DAYS);
  const last = judged.at(-1);
  if (!last || judged.length < URINE_DAYS) return null;
  return {
    name: 'urine24h',
    value: Math.round(mean(judged.map(({ ml }) => ml))),
    from: 'reading',
    day: last.day,
  };
}

function baselineOf(summary: PatientSummary | null, today: string): RunInput | null {
  const days = (summary?.waterDays ?? []).filter(
    ({ day }) => day < today && day >= addDays(today, -BASELINE_DAYS),
  );
  const last = days.at(-1);
  if (!last || days.length < BASELINE_NEEDS) return null;
  return {
    name: 'baseline',
    value: Math.round(mean(days.map(({ ml }) => ml))),
    from: 'reading',
    day: last.day,
  };
}

/**
 * @param weightDays the number of days for which a measured weight counts; after that the weight in the profile counts
 */
function weightOf(
  patient: Patient,
  summary: PatientSummary | null,
  today: string,
  weightDays: number,
): RunInput | null {
  const newest = summary?.weightDays.at(-1);
  if (newest && newest.day >= addDays(today, -weightDays))
    return { name: 'weight', value: newest.kg, from: 'reading', day: newest.day };
  if (patient.weight === undefined) return null;
  const { weightOn } = patient.ext;
  return { name: 'weight', value: patient.weight, from: 'profile', ...(weightOn && { day: weightOn }) };
}

/** The details of a plan when it is given: values, and for how many days a measured weight counts. */
export type Assigned = Pick<AssignmentBody, 'typed' | 'override' | 'supplied'> & {
  weightDays?: number | undefined;
};

const profile = (name: VariableName, value: number | string | undefined): RunInput | null =>
  value === undefined ? null : { name, value, from: 'profile' };

/**
 * Lists what is known of a patient for formulas, with where each value comes from. Unknown values are absent: the sex
 * of a patient for whom neither is recorded, a day of urine that was never fully collected, a mean of too few days.
 * @param now epoch ms
 */
export function formulaInputsOf(
  plan: PlanBody,
  patient: Patient,
  summary: PatientSummary | null,
  { typed, supplied = {}, weightDays = usualDays.weightDays }: Assigned,
  now: number,
): RunInput[] {
  const today = patientDay(now, clockOf(patient));
  const { gender } = patient;
  // What is on record goes first: what is said beside it is there because that was lacking.
  const inputFrom = (name: SuppliedName, from: RunInput['from'], day?: string): RunInput | null => {
    const value = supplied[name];
    return value === undefined ? null : { name, value, from, ...(day !== undefined && { day }) };
  };
  const found = [
    weightOf(patient, summary, today, weightDays) ?? inputFrom('weight', 'reading', today),
    profile('dryWeight', patient.ext.dryWeight) ?? inputFrom('dryWeight', 'profile'),
    profile('height', patient.height) ?? inputFrom('height', 'profile'),
    profile('age', ageOn(patient.dateOfbirth, today)),
    profile('sex', gender === 'female' || gender === 'male' ? gender : undefined),
    urineOf(patient, summary, today) ?? inputFrom('urine24h', 'reading', addDays(today, -1)),
    baselineOf(summary, today) ?? inputFrom('baseline', 'typed'),
    ...typedNames.map((name): RunInput | null => {
      const value = typed[name];
      return value === undefined ? null : { name, value, from: 'typed' };
    }),
    plan.quantity === undefined ? null : { name: 'quantity', value: plan.quantity, from: 'plan' as const },
    { name: 'containerMl', value: plan.dimensions.volumeMl, from: 'plan' as const },
  ];
  return found.filter((input) => input !== null);
}
