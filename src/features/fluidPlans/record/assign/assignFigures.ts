import type { AssignmentBody, FluidAssignment, TypedValues } from '@/domain/fluid/assignment';
import {
  typedNames,
  variables,
  type TypedName,
  type VariableName,
} from '@/domain/fluid/formula/formulaNames';
import { MOST_ML, type FluidPlan, type PlanBody } from '@/domain/fluid/plan';
import { namesOf, planFluids } from '@/domain/fluid/planFluids';
import { isSupplied, suppliedLimits, type Supplied, type SuppliedName } from '@/domain/fluid/supplied';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import {
  decimalsIn,
  innerRange,
  toCanonical,
  toDisplay,
  type Dimension,
  type Units,
} from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';

/** What the form holds while it is filled in: volumes as they were typed, in the units of the subject. */
export interface AssignEntries {
  plan: string;
  typed: Record<TypedName, NumberEntry>;
  /** What the plan needs and is not on record. */
  supplied: Record<SuppliedName, NumberEntry>;
  /** 1 Monday to 7 Sunday, as text. */
  dialysisWeekdays: string[];
  start: string;
  end: string;
  prescriber: string;
  reason: string;
  overrideMl: NumberEntry;
  overrideUpperMl: NumberEntry;
  confirmed: string;
}

/** For whom a plan is given, out of which plans, and with which units. */
export interface AssignSubject {
  id: string;
  /** What is stored; null of a new one. */
  before: FluidAssignment | null;
  patient: Patient;
  summary: PatientSummary | null;
  /** Active ones. */
  plans: readonly FluidPlan[];
  /** Those in which the form opened. */
  units: Units;
  /** Epoch ms. */
  now: number;
  /** For how many days a measured weight counts; undefined before the house has decided. */
  weightDays?: number | undefined;
}

export const isVolume = (name: TypedName): boolean =>
  'mL' in variables[name].dimension && !('kg' in variables[name].dimension);

/** A typed value's bounds and decimals, in the reader's units where it is a volume. */
export function typedField(name: TypedName, units: Units) {
  const { hard, soft, decimals } = variables[name];
  if (!isVolume(name)) return { hard, soft, decimals };
  const unit = units.volume;
  return {
    hard: innerRange(hard, unit),
    soft: innerRange(soft, unit),
    decimals: decimalsIn(unit),
  };
}

const suppliedDimension: Readonly<Record<SuppliedName, Dimension>> = {
  weight: 'weight',
  dryWeight: 'weight',
  height: 'length',
  urine24h: 'volume',
  baseline: 'volume',
};

/** The bounds, decimals and unit of a value that is missing, in the reader's units. */
export function suppliedField(name: SuppliedName, units: Units) {
  const unit = units[suppliedDimension[name]];
  const { hard, soft } = suppliedLimits[name];
  return { hard: innerRange(hard, unit), soft: innerRange(soft, unit), decimals: decimalsIn(unit), unit };
}

export const shown = (ml: number | undefined, { volume }: Units): NumberEntry =>
  ml === undefined ? null : toDisplay(ml, volume);

/** The values that a plan's formulas want to be told. */
export function namesTyped(plan: PlanBody): TypedName[] {
  const named: readonly string[] = namesOf(plan);
  return typedNames.filter((name) => named.includes(name));
}

/** What a plan needs and is not on record. */
function missingOf(
  plan: PlanBody,
  typed: TypedValues,
  override: AssignmentBody['override'],
  subject: AssignSubject,
): VariableName[] {
  const { patient, summary, now, weightDays } = subject;
  const assigned = { typed, weightDays, ...(override && { override }) };
  const planned = planFluids(plan, patient, summary, assigned, now);
  return 'problem' in planned ? planned.problem.missing : [];
}

/** Facts of the patient that a plan needs and that are entered in the profile alone. */
export interface LackingFacts {
  names: VariableName[];
  /** Whether a total set for the patient does without them. */
  isOptional: boolean;
}

export type Problems = Record<string, MessageId>;

/** Reads a number; what was stored stays as it is where it is typed as it is shown. */
function canonical(entry: NumberEntry, before: number | undefined, isInVolume: boolean, { volume }: Units) {
  if (typeof entry !== 'number') return undefined;
  if (!isInVolume) return entry;
  return before !== undefined && toDisplay(before, volume) === entry ? before : toCanonical(entry, volume);
}

/** The typed and missing values of a plan and its override, in stored units, and what is wrong with them. */
export function figuresOf(entries: AssignEntries, plan: PlanBody, subject: AssignSubject) {
  const { before, units } = subject;
  const problems: Problems = {};
  const typed: TypedValues = {};
  for (const name of namesTyped(plan)) {
    const entry = entries.typed[name];
    const { hard } = variables[name];
    const value = canonical(entry, before?.typed[name], isVolume(name), units);
    if (typeof entry === 'string') problems[`typed.${name}`] = 'validation.number';
    else if (value === undefined) problems[`typed.${name}`] = 'validation.required';
    else if (value < hard.min || value > hard.max) problems[`typed.${name}`] = 'validation.outOfRange';
    else typed[name] = value;
  }
  const { clampMinMl = 0, clampMaxMl = MOST_ML } = plan;
  const total = (field: 'overrideMl' | 'overrideUpperMl', stored: number | undefined) => {
    const entry = entries[field];
    const ml = canonical(entry, stored, true, units);
    if (typeof entry === 'string') problems[field] = 'validation.number';
    else if (ml !== undefined && (ml < clampMinMl || ml > clampMaxMl))
      problems[field] = 'validation.outOfRange';
    return ml;
  };
  const ml = total('overrideMl', before?.override?.ml);
  const isRange = plan.direction === 'range';
  const upperMl = isRange ? total('overrideUpperMl', before?.override?.upperMl) : undefined;
  if (isRange && ml !== undefined && upperMl === undefined)
    problems['overrideUpperMl'] ??= 'validation.required';
  if (isRange && upperMl !== undefined && ml === undefined) problems['overrideMl'] ??= 'validation.required';
  if (ml !== undefined && upperMl !== undefined && ml > upperMl)
    problems['overrideUpperMl'] ??= 'validation.limitOrder';
  const override = ml === undefined ? undefined : { ml, ...(upperMl !== undefined && { upperMl }) };
  const missing = missingOf(plan, typed, override, subject);
  const lacking = missing.filter(isSupplied);
  const isFact = (name: VariableName) => variables[name].origin === 'patient' && !isSupplied(name);
  const anyTotal = { ml: clampMinMl, ...(isRange && { upperMl: clampMinMl }) };
  const facts: LackingFacts = {
    names: missing.filter(isFact),
    isOptional: !missingOf(plan, typed, anyTotal, subject).some(isFact),
  };
  const supplied: Supplied = {};
  for (const name of lacking) {
    const entry = entries.supplied[name];
    const { hard, unit } = suppliedField(name, units);
    if (typeof entry === 'string') problems[`supplied.${name}`] = 'validation.number';
    else if (entry === null) problems[`supplied.${name}`] = 'validation.required';
    else if (entry < hard.min || entry > hard.max) problems[`supplied.${name}`] = 'validation.outOfRange';
    else supplied[name] = toCanonical(entry, unit);
  }
  return { typed, supplied, lacking, facts, override, problems };
}
