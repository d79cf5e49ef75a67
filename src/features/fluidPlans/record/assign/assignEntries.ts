import { set, type FieldErrors } from 'react-hook-form';
import type { AssignmentBody, FluidAssignment, TypedValues } from '@/domain/fluid/assignment';
import { typedNames, variables, type TypedName } from '@/domain/fluid/formulaNames';
import { MOST_ML, type FluidPlan, type PlanBody } from '@/domain/fluid/plan';
import { planDoubts, type PlanDoubt } from '@/domain/fluid/planDoubts';
import { namesOf, planFluids, type PlanProblem, type Reckoned } from '@/domain/fluid/planFluids';
import {
  isSupplied,
  suppliedLimits,
  suppliedNames,
  type Supplied,
  type SuppliedName,
} from '@/domain/fluid/supplied';
import type { Patient } from '@/domain/patient';
import type { PatientSummary } from '@/domain/summary';
import { decimalsIn, innerRange, toCanonical, toDisplay, type Dimension, type Units } from '@/domain/units';
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

const isVolume = (name: TypedName): boolean =>
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

const shown = (ml: number | undefined, { volume }: Units): NumberEntry =>
  ml === undefined ? null : toDisplay(ml, volume);

/** What the form begins with. @param current the plan that holds now, whose figures are likely to stay */
export function entriesOf(
  before: FluidAssignment | null,
  current: FluidAssignment | null,
  today: string,
  units: Units,
): AssignEntries {
  const from = before ?? current;
  const typed = Object.fromEntries(
    typedNames.map((name) => {
      const value = from?.typed[name];
      return [name, isVolume(name) ? shown(value, units) : (value ?? null)];
    }),
  ) as AssignEntries['typed'];
  // What was said of a draft is stored nowhere else yet.
  const said = before?.status === 'draft' ? before.supplied : undefined;
  const supplied = Object.fromEntries(
    suppliedNames.map((name) => {
      const value = said?.[name];
      return [name, value === undefined ? null : toDisplay(value, suppliedField(name, units).unit)];
    }),
  ) as AssignEntries['supplied'];
  return {
    plan: before?.plan ?? '',
    typed,
    supplied,
    dialysisWeekdays: (from?.dialysisWeekdays ?? []).map(String),
    start: before?.start ?? today,
    end: before?.end ?? '',
    prescriber: before?.prescriber ?? '',
    // Why it was changed last is not why it is changed now.
    reason: before?.status === 'draft' ? before.reason : '',
    overrideMl: shown(before?.override?.ml, units),
    overrideUpperMl: shown(before?.override?.upperMl, units),
    confirmed: before?.status === 'draft' ? (before.confirmed ?? '') : '',
  };
}

/** The values that a plan's formulas want to be told. */
export function namesTyped(plan: PlanBody): TypedName[] {
  const named: readonly string[] = namesOf(plan);
  return typedNames.filter((name) => named.includes(name));
}

/** What a plan needs and is not on record, as far as it can be said here. */
function namesSupplied(
  plan: PlanBody,
  typed: TypedValues,
  override: AssignmentBody['override'],
  subject: AssignSubject,
) {
  const { patient, summary, now, weightDays } = subject;
  const assigned = { typed, weightDays, ...(override && { override }) };
  const planned = planFluids(plan, patient, summary, assigned, now);
  return 'problem' in planned ? planned.problem.missing.filter(isSupplied) : [];
}

type Problems = Record<string, MessageId>;

/** Reads a number; what was stored stays as it is where it is typed as it is shown. */
function canonical(entry: NumberEntry, before: number | undefined, isInVolume: boolean, { volume }: Units) {
  if (typeof entry !== 'number') return undefined;
  if (!isInVolume) return entry;
  return before !== undefined && toDisplay(before, volume) === entry ? before : toCanonical(entry, volume);
}

/** The typed values of a plan and its override, in stored units, and what is wrong with them. */
function figuresOf(entries: AssignEntries, plan: PlanBody, subject: AssignSubject) {
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
  const lacking = namesSupplied(plan, typed, override, subject);
  const supplied: Supplied = {};
  for (const name of lacking) {
    const entry = entries.supplied[name];
    const { hard, unit } = suppliedField(name, units);
    if (typeof entry === 'string') problems[`supplied.${name}`] = 'validation.number';
    else if (entry === null) problems[`supplied.${name}`] = 'validation.required';
    else if (entry < hard.min || entry > hard.max) problems[`supplied.${name}`] = 'validation.outOfRange';
    else supplied[name] = toCanonical(entry, unit);
  }
  return { typed, supplied, lacking, override, problems };
}

/** What comes out of the entries as they stand. */
export interface Preview {
  plan: FluidPlan;
  run: Reckoned | null;
  problem: PlanProblem | null;
  /** What it needs that is not on record and can be said with it. */
  lacking: SuppliedName[];
  doubts: PlanDoubt[];
  /** What is set instead of the formula, where that can be. */
  override: AssignmentBody['override'];
}

/** Null until a plan is chosen that can be given. */
export function previewOf(entries: AssignEntries, subject: AssignSubject): Preview | null {
  const plan = subject.plans.find(({ id }) => id === entries.plan);
  if (!plan) return null;
  const { patient, summary, now, weightDays } = subject;
  const { typed, supplied, lacking, override, problems } = figuresOf(entries, plan, subject);
  const kept = problems['overrideMl'] || problems['overrideUpperMl'] ? undefined : override;
  const planned = planFluids(
    plan,
    patient,
    summary,
    { typed, supplied, weightDays, ...(kept && { override: kept }) },
    now,
  );
  if ('problem' in planned)
    return { plan, run: null, problem: planned.problem, lacking, doubts: [], override: kept };
  const { run } = planned;
  const doubts = planDoubts(plan, patient, run, typed, supplied);
  return { plan, run, problem: null, lacking, doubts, override: kept };
}

/** The totals as they were shown: the server refuses where it finds others. */
export function seenOf({ day: { target }, dialysisDay }: Reckoned): NonNullable<AssignmentBody['seen']> {
  const first = ({ target: asked }: Pick<Reckoned['day'], 'target'>) =>
    asked.direction === 'maximum' ? asked.maxMl : asked.minMl;
  return {
    ml: first({ target }),
    ...(target.direction === 'range' && { upperMl: target.maxMl }),
    ...(dialysisDay && { dialysisMl: first(dialysisDay) }),
  };
}

/** The decision of the entries, or what is wrong with them by field. A draft need not be reckoned yet. */
export function judged(
  entries: AssignEntries,
  subject: AssignSubject,
  status: 'draft' | 'active',
): { body: AssignmentBody } | { problems: Problems } {
  const { id, before, patient } = subject;
  const problems: Problems = {};
  const preview = previewOf(entries, subject);
  if (!preview) problems['plan'] = entries.plan === '' ? 'validation.required' : 'validation.planActive';
  const figures = preview ? figuresOf(entries, preview.plan, subject) : null;
  for (const [field, message] of Object.entries(figures?.problems ?? {}))
    if (status === 'active' || message !== 'validation.required') problems[field] = message;
  const needed = ['start', 'prescriber', 'reason'] as const;
  for (const field of needed) if (entries[field].trim() === '') problems[field] = 'validation.required';
  if (entries.end !== '' && entries.end < entries.start) problems['end'] = 'validation.endBeforeStart';
  if (status === 'active' && preview) {
    const { run, doubts } = preview;
    if (!run && Object.keys(problems).length === 0) problems['plan'] = 'validation.formula';
    if (doubts.length > 0 && entries.confirmed.trim() === '')
      problems['confirmed'] = 'validation.confirmReason';
  }
  if (Object.keys(problems).length > 0 || !preview || !figures) return { problems };
  const { typed, supplied, override } = figures;
  const confirmed = entries.confirmed.trim();
  const body: AssignmentBody = {
    id: before?.id ?? id,
    patient: patient.id,
    plan: preview.plan.id,
    status,
    start: entries.start,
    ...(entries.end !== '' && { end: entries.end }),
    prescriber: entries.prescriber.trim(),
    reason: entries.reason.trim(),
    typed,
    ...(Object.keys(supplied).length > 0 && { supplied }),
    ...(override && { override }),
    dialysisWeekdays: entries.dialysisWeekdays.map(Number),
    ...(confirmed !== '' && { confirmed }),
    ...(status === 'active' && preview.run && { seen: seenOf(preview.run) }),
  };
  return { body };
}

/** Where an error is shown that the server names by a part without a control of its own. */
export const placed = (path: string): string => (path === 'override' ? 'overrideMl' : path);

export function errorsOf(problems: Problems): FieldErrors<AssignEntries> {
  const errors: FieldErrors<AssignEntries> = {};
  for (const [path, message] of Object.entries(problems)) set(errors, path, { type: 'hard', message });
  return errors;
}
