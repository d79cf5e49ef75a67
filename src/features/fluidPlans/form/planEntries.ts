import {
  MOST_SLOTS,
  type FluidDirection,
  type FluidDistribution,
  type FluidPlan,
  type FluidSlot,
  type PlanBody,
} from '@/domain/fluid/plan';
import { templates, type TemplateName } from '@/domain/fluid/templates';
import { toCanonical, toDisplay, type Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';

/** What the form holds while it is filled in: volumes as they were typed, in the units of the subject. */
export interface PlanEntries {
  id: string;
  name: string;
  description: string;
  direction: FluidDirection;
  totalFluidQuantityFormula: string;
  upperFormula: string;
  clampMinMl: NumberEntry;
  clampMaxMl: NumberEntry;
  stepMl: NumberEntry;
  dimensions: { name: string; volumeMl: NumberEntry };
  quantity: NumberEntry;
  fluidSlot: {
    by: FluidSlot['by'];
    count: NumberEntry;
    slots: { label: string; start: string; end: string }[];
  };
  /** As many shares as there can be slots; those beyond the plan's own do not count. */
  fluidDistribution: { by: FluidDistribution['by']; shares: { percent: NumberEntry }[] };
  quietHours: NumberEntry;
  hasDialysisDay: boolean;
  dialysisFormula: string;
  dialysisUpperFormula: string;
  countsFood: boolean;
  allowedDrinks: string;
  reviewOn: string;
  contraindications: PlanBody['contraindications'];
  category: string;
  reason: string;
}

const shares = (given: readonly number[]) =>
  Array.from({ length: MOST_SLOTS }, (_, place) => ({ percent: given[place] ?? null }));

/** What a new plan begins with. @param container what the drinks of this house come in, by name */
export function newPlan(id: string, container: string, units: Units): PlanEntries {
  return {
    id,
    name: '',
    description: '',
    direction: 'maximum',
    totalFluidQuantityFormula: '',
    upperFormula: '',
    clampMinMl: null,
    clampMaxMl: null,
    stepMl: toDisplay(50, units.volume),
    dimensions: { name: container, volumeMl: toDisplay(200, units.volume) },
    quantity: null,
    fluidSlot: { by: 'count', count: 5, slots: [{ label: '', start: '', end: '' }] },
    fluidDistribution: { by: 'equal', shares: shares([]) },
    quietHours: 2,
    hasDialysisDay: false,
    dialysisFormula: '',
    dialysisUpperFormula: '',
    countsFood: false,
    allowedDrinks: '',
    reviewOn: '',
    contraindications: [],
    category: '',
    reason: '',
  };
}

/** What the form of a stored plan begins with. */
export function entriesOf(plan: PlanBody, units: Units): PlanEntries {
  const shown = (ml: number | undefined) => (ml === undefined ? null : toDisplay(ml, units.volume));
  const fresh = newPlan(plan.id, plan.dimensions.name, units);
  const { fluidSlot, fluidDistribution, dialysisDay } = plan;
  return {
    ...fresh,
    name: plan.name,
    description: plan.description ?? '',
    direction: plan.direction,
    totalFluidQuantityFormula: plan.totalFluidQuantityFormula,
    upperFormula: plan.upperFormula ?? '',
    clampMinMl: shown(plan.clampMinMl),
    clampMaxMl: shown(plan.clampMaxMl),
    stepMl: shown(plan.stepMl),
    dimensions: { name: plan.dimensions.name, volumeMl: shown(plan.dimensions.volumeMl) },
    quantity: plan.quantity ?? null,
    fluidSlot: { ...fresh.fluidSlot, ...fluidSlot },
    fluidDistribution: {
      by: fluidDistribution.by,
      shares: shares(fluidDistribution.by === 'percent' ? fluidDistribution.shares : []),
    },
    quietHours: plan.quietHours,
    hasDialysisDay: dialysisDay !== undefined,
    dialysisFormula: dialysisDay?.totalFluidQuantityFormula ?? '',
    dialysisUpperFormula: dialysisDay?.upperFormula ?? '',
    countsFood: plan.countsFood,
    allowedDrinks: plan.allowedDrinks ?? '',
    reviewOn: plan.reviewOn ?? '',
    contraindications: [...plan.contraindications],
    category: plan.category ?? '',
  };
}

/** The entries that a template stands for; everything else stays as it is. */
export function entriesOfTemplate(
  name: TemplateName,
  { direction: chosen }: Pick<PlanEntries, 'direction'>,
  units: Units,
): Pick<
  PlanEntries,
  'direction' | 'totalFluidQuantityFormula' | 'upperFormula' | 'clampMinMl' | 'clampMaxMl' | 'quantity'
> {
  const { formula, direction, clampMinMl, clampMaxMl, quantity } = templates[name];
  const shown = (ml: number | undefined) => (ml === undefined ? null : toDisplay(ml, units.volume));
  return {
    direction: direction ?? chosen,
    totalFluidQuantityFormula: formula,
    upperFormula: '',
    clampMinMl: shown(clampMinMl),
    clampMaxMl: shown(clampMaxMl),
    quantity: quantity ?? null,
  };
}

/** How many slots the entries stand for; 0 while that cannot be read. */
export function slotsIn({ by, count, slots }: PlanEntries['fluidSlot']): number {
  if (by === 'times') return slots.length;
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MOST_SLOTS;
  return isCount ? count : 0;
}

/** Shares of a number of slots that are as even as whole per cent can be. */
export function evenShares(count: number): { percent: NumberEntry }[] {
  const part = Math.floor(100 / Math.max(count, 1));
  return shares(Array.from({ length: count }, (_, place) => (place < 100 - part * count ? part + 1 : part)));
}

/** Fields of which nothing can be made yet, by their path in the form. */
export type Unread = Record<string, MessageId>;

const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
const without = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Reads the entries' numbers, and keeps a list of those that are none. */
function reader(unread: Unread, { volume: unit }: Units) {
  const number = (entry: NumberEntry, path: string, needed: boolean): number | undefined => {
    if (typeof entry === 'string') unread[path] = 'validation.number';
    else if (entry === null && needed) unread[path] = 'validation.required';
    return typeof entry === 'number' ? entry : undefined;
  };
  /** @param before what is stored: typed as it is shown, it stays as it is */
  const ml = (entry: NumberEntry, path: string, before: number | undefined, needed: boolean) => {
    const typed = number(entry, path, needed);
    if (typed === undefined) return undefined;
    return before !== undefined && toDisplay(before, unit) === typed ? before : toCanonical(typed, unit);
  };
  return { number, ml };
}

/** The plan that the entries stand for, in mL; what of it cannot be read is in `unread`. */
export function planFrom(
  entries: PlanEntries,
  head: Pick<PlanBody, 'id' | 'status'>,
  units: Units,
  before: FluidPlan | null,
): { body: Record<string, unknown>; unread: Unread } {
  const unread: Unread = {};
  const { number, ml } = reader(unread, units);
  const { direction, fluidSlot, fluidDistribution } = entries;
  const isRange = direction === 'range';
  const total = (formula: string, upper: string) =>
    without({ totalFluidQuantityFormula: formula.trim(), upperFormula: isRange ? given(upper) : undefined });
  const body = {
    ...head,
    name: entries.name,
    description: given(entries.description),
    direction,
    ...total(entries.totalFluidQuantityFormula, entries.upperFormula),
    clampMinMl: ml(entries.clampMinMl, 'clampMinMl', before?.clampMinMl, false),
    clampMaxMl: ml(entries.clampMaxMl, 'clampMaxMl', before?.clampMaxMl, false),
    stepMl: ml(entries.stepMl, 'stepMl', before?.stepMl, true),
    dimensions: {
      name: entries.dimensions.name,
      volumeMl: ml(entries.dimensions.volumeMl, 'dimensions.volumeMl', before?.dimensions.volumeMl, true),
    },
    quantity: number(entries.quantity, 'quantity', false),
    fluidSlot:
      fluidSlot.by === 'count'
        ? { by: 'count', count: number(fluidSlot.count, 'fluidSlot.count', true) }
        : { by: 'times', slots: fluidSlot.slots },
    fluidDistribution:
      fluidDistribution.by === 'percent'
        ? {
            by: 'percent',
            shares: fluidDistribution.shares
              .slice(0, slotsIn(fluidSlot))
              .map(({ percent }, place) =>
                number(percent, `fluidDistribution.shares.${place}.percent`, true),
              ),
          }
        : { by: fluidDistribution.by },
    quietHours: number(entries.quietHours, 'quietHours', true),
    dialysisDay: entries.hasDialysisDay
      ? total(entries.dialysisFormula, entries.dialysisUpperFormula)
      : undefined,
    countsFood: entries.countsFood,
    allowedDrinks: given(entries.allowedDrinks),
    reviewOn: given(entries.reviewOn),
    contraindications: entries.contraindications,
    category: given(entries.category),
    reason: given(entries.reason),
  };
  return { body: without(body), unread };
}
