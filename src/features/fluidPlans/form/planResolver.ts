import { set, type FieldErrors, type Resolver, type ResolverResult } from 'react-hook-form';
import { checkFormula } from '@/domain/fluid/formula/checkFormula';
import type { FormulaProblem } from '@/domain/fluid/formula/formulaProblem';
import { planBodySchema, type FluidPlan, type PlanBody } from '@/domain/fluid/plan';
import { formulaFaults, planProblems, type PlanFault } from '@/domain/fluid/planProblems';
import { innerRange, type Units } from '@/domain/readings/units';
import { hasMessage, type MessageId } from '@/locales';
import { planFrom, type PlanEntries } from './planEntries';

/** Which plan is written, and in which units. */
export interface PlanSubject {
  /** What is stored; null of a new one. */
  before: FluidPlan | null;
  /** Those in which the form opened: what was typed as ounces stays ounces until it is left. */
  units: Units;
}

export const formulaFields = [
  'totalFluidQuantityFormula',
  'upperFormula',
  'dialysisFormula',
  'dialysisUpperFormula',
] as const;
export type FormulaField = (typeof formulaFields)[number];
export const isFormulaField = (path: string): path is FormulaField =>
  (formulaFields as readonly string[]).includes(path);

/** What is wrong with a formula as it stands; null where nothing is. */
export function formulaProblem(text: string): FormulaProblem | null {
  const checked = checkFormula(text);
  return 'problem' in checked ? checked.problem : null;
}

/** Where an error is shown that the server or the schema names by a part without a control of its own. */
export function placed(path: string, { fluidSlot }: Pick<PlanEntries, 'fluidSlot'>): string {
  switch (path) {
    case 'dialysisDay.totalFluidQuantityFormula':
      return 'dialysisFormula';
    case 'dialysisDay.upperFormula':
      return 'dialysisUpperFormula';
    case 'fluidSlot':
    case 'fluidSlot.slots':
      return fluidSlot.by === 'count' ? 'fluidSlot.count' : 'fluidSlot.slots.0.start';
    case 'fluidDistribution':
    case 'fluidDistribution.shares':
      return 'fluidDistribution.shares.0.percent';
    default:
      return path.replace(/^(fluidDistribution\.shares\.\d+)$/, '$1.percent');
  }
}

/** The figures that a field's message names: what may be typed into it, in the reader's units. */
export function boundsOf(path: string, { volume }: Units): { min: number; max: number } | undefined {
  if (path.startsWith('fluidDistribution')) return { min: 0, max: 100 };
  switch (path) {
    case 'name':
      return { min: 3, max: 80 };
    case 'clampMinMl':
    case 'clampMaxMl':
      return innerRange({ min: 0, max: 10_000 }, volume);
    case 'stepMl':
      return innerRange({ min: 1, max: 500 }, volume);
    case 'dimensions.volumeMl':
      return innerRange({ min: 10, max: 3000 }, volume);
    case 'quantity':
      return { min: 1, max: 100 };
    case 'fluidSlot.count':
      return { min: 1, max: 12 };
    case 'quietHours':
      return { min: 0, max: 6 };
    default:
      return undefined;
  }
}

type Problems = Record<string, MessageId>;
const numbers =
  /^(clamp|stepMl|dimensions\.volumeMl|quantity|fluidSlot\.count|quietHours|fluidDistribution\.shares)/;

function schemaProblems(body: Record<string, unknown>): { problems: Problems; plan?: PlanBody } {
  const parsed = planBodySchema.safeParse(body);
  const problems: Problems = {};
  for (const { path, message, code } of parsed.error?.issues ?? []) {
    const at = path.join('.');
    const isBeyond = (code === 'too_small' || code === 'too_big') && numbers.test(at);
    problems[at] ??= isBeyond
      ? 'validation.outOfRange'
      : hasMessage(message)
        ? message
        : 'validation.invalid';
  }
  return parsed.success ? { problems, plan: parsed.data } : { problems };
}

/** The plan of the entries, or what is wrong with them by path of the form. */
export function judged(
  entries: PlanEntries,
  { before, units }: PlanSubject,
): { plan: PlanBody } | { problems: Problems } {
  const head = { id: before?.id ?? entries.id, status: before?.status ?? ('draft' as const) };
  const { body, unread } = planFrom(entries, head, units, before);
  const { problems, plan } = schemaProblems(body);
  // Formulas are told of also while something else keeps the plan from being read.
  const faults: PlanFault[] = plan ? planProblems(plan) : formulaFaults(body as unknown as PlanBody);
  for (const { field, message, formula } of faults)
    problems[field] = formula && formula.message !== 'formula.empty' ? 'validation.formula' : message;
  Object.assign(problems, unread);
  if (before?.status === 'active' && entries.reason.trim() === '') problems['reason'] = 'validation.required';
  const shown = Object.entries(problems).map(([path, message]) => [placed(path, entries), message]);
  if (shown.length > 0 || !plan) return { problems: Object.fromEntries(shown) as Problems };
  return { plan };
}

/** A plan that can be tried while it is still without a name or a reason; null while its figures are not complete. */
export function tryable(entries: PlanEntries, subject: PlanSubject): PlanBody | null {
  const named = { ...entries, name: entries.name.trim().length < 3 ? '–––' : entries.name, reason: '–' };
  const found = judged(named, subject);
  return 'plan' in found ? found.plan : null;
}

/** Checks the form by the rules of the domain. */
export function planResolver(subject: PlanSubject): Resolver<PlanEntries> {
  return (entries): ResolverResult<PlanEntries> => {
    const found = judged(entries, subject);
    if ('plan' in found) return { values: entries, errors: {} };
    const errors: FieldErrors<PlanEntries> = {};
    for (const [path, message] of Object.entries(found.problems))
      set(errors, path, { type: 'hard', message });
    return { values: {}, errors };
  };
}
