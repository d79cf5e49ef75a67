import { set, type FieldErrors } from 'react-hook-form';
import type { AssignmentBody, FluidAssignment } from '@/domain/fluid/assignment';
import { typedNames } from '@/domain/fluid/formula/formulaNames';
import type { FluidPlan } from '@/domain/fluid/plan';
import { planDoubts, type PlanDoubt } from '@/domain/fluid/planDoubts';
import { planFluids, refusalOf, type PlanProblem, type CalculatedPlan } from '@/domain/fluid/planFluids';
import { patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import { suppliedNames, type SuppliedName } from '@/domain/fluid/supplied';
import { toDisplay, type Units } from '@/domain/readings/units';
import {
  figuresOf,
  isVolume,
  shown,
  suppliedField,
  type AssignEntries,
  type AssignSubject,
  type LackingFacts,
  type Problems,
} from './assignFigures';

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

/** What comes out of the entries as they stand. */
export interface Preview {
  plan: FluidPlan;
  run: CalculatedPlan | null;
  problem: PlanProblem | null;
  /** What it needs that is not on record and can be said with it. */
  lacking: SuppliedName[];
  facts: LackingFacts;
  doubts: PlanDoubt[];
  /** What is set instead of the formula, where that can be. */
  override: AssignmentBody['override'];
}

/** Null until a plan is chosen that can be given. */
export function previewOf(entries: AssignEntries, subject: AssignSubject): Preview | null {
  const plan = subject.plans.find(({ id }) => id === entries.plan);
  if (!plan) return null;
  const { patient, summary, now, weightDays } = subject;
  const { typed, supplied, lacking, facts, override, problems } = figuresOf(entries, plan, subject);
  const kept = problems['overrideMl'] || problems['overrideUpperMl'] ? undefined : override;
  const planned = planFluids(
    plan,
    patient,
    summary,
    { typed, supplied, weightDays, ...(kept && { override: kept }) },
    now,
  );
  if ('problem' in planned)
    return { plan, run: null, problem: planned.problem, lacking, facts, doubts: [], override: kept };
  const { run } = planned;
  const doubts = planDoubts(plan, patient, run, typed, supplied);
  return { plan, run, problem: null, lacking, facts, doubts, override: kept };
}

/** The totals as they were shown: the server refuses where it finds others. */
export function seenOf({
  day: { target },
  dialysisDay,
}: CalculatedPlan): NonNullable<AssignmentBody['seen']> {
  const first = ({ target: asked }: Pick<CalculatedPlan['day'], 'target'>) =>
    asked.direction === 'maximum' ? asked.maxMl : asked.minMl;
  return {
    ml: first({ target }),
    ...(target.direction === 'range' && { upperMl: target.maxMl }),
    ...(dialysisDay && { dialysisMl: first(dialysisDay) }),
  };
}

/** The decision of the entries, or what is wrong with them by field. A draft need not be calculated yet. */
export function judged(
  entries: AssignEntries,
  subject: AssignSubject,
  status: 'draft' | 'active',
): { body: AssignmentBody } | { problems: Problems } {
  const { id, before, patient, now } = subject;
  const problems: Problems = {};
  const preview = previewOf(entries, subject);
  if (!preview) problems['plan'] = entries.plan === '' ? 'validation.required' : 'validation.planActive';
  const figures = preview ? figuresOf(entries, preview.plan, subject) : null;
  for (const [field, message] of Object.entries(figures?.problems ?? {}))
    if (status === 'active' || message !== 'validation.required') problems[field] = message;
  const needed = ['start', 'prescriber', 'reason'] as const;
  for (const field of needed) if (entries[field].trim() === '') problems[field] = 'validation.required';
  if (entries.end !== '' && entries.end < entries.start) problems['end'] = 'validation.endBeforeStart';
  else if (status === 'active' && entries.end !== '' && entries.end < patientDay(now, clockOf(patient)))
    problems['end'] = 'validation.startPast';
  if (status === 'active' && preview) {
    const { problem, facts, doubts } = preview;
    if (facts.names.length > 0)
      problems['overrideMl'] ??= facts.isOptional ? 'validation.profileOrTotal' : 'validation.profileLacks';
    // Of a plan that holds only the total can be changed here.
    const place = before && before.status !== 'draft' ? 'overrideMl' : 'plan';
    if (problem && Object.keys(problems).length === 0) problems[place] = refusalOf(problem);
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

/** Where an error is shown that the server names by a part without a control of its own, and in which words. */
export function placed(path: string, message: string): [path: string, message: string] {
  const [part, name = ''] = path.split('.');
  if (part === 'supplied' && !(suppliedNames as readonly string[]).includes(name))
    return ['overrideMl', 'validation.profileLacks'];
  return [path === 'override' ? 'overrideMl' : path, message];
}

export function errorsOf(problems: Problems): FieldErrors<AssignEntries> {
  const errors: FieldErrors<AssignEntries> = {};
  for (const [path, message] of Object.entries(problems)) set(errors, path, { type: 'hard', message });
  return errors;
}
