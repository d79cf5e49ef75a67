import { useMemo, useState } from 'react';
import type { FluidPlan } from '@/domain/fluid/plan';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useT } from '@/shared/i18n/text';
import { fluidPlans } from '../slice';
import { planParts, type PlanPart } from '../planParts';
import { entriesOf, newPlan, type PlanEntries } from './planEntries';
import { judged, placed, planResolver, type PlanSubject } from './planResolver';

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Begun from another plan: a draft of its own, whose name is still to be chosen. */
function copyOf(plan: FluidPlan, id: string, name: string): FluidPlan {
  return { ...plan, id, name: name.slice(0, 80) };
}

/** The entries that a part of a plan is written with. */
function entriesOfPart(part: PlanPart, entries: PlanEntries): Partial<PlanEntries> {
  if (part !== 'dialysisDay') return { [part]: entries[part] };
  const { hasDialysisDay, dialysisFormula, dialysisUpperFormula } = entries;
  return { hasDialysisDay, dialysisFormula, dialysisUpperFormula };
}

/**
 * One plan from opening the form to saving it. Its units are those of the moment it opened; a new one has its id from the
 * start, so that a second try stores nothing twice; on failure everything typed stays.
 */
export function usePlanForm(
  opened: FluidPlan | null,
  from: FluidPlan | null,
  onSaved: (plan: FluidPlan) => void,
) {
  const t = useT();
  const [units] = useState(useUnits());
  /** What was typed here before parts of the newer version were taken. */
  const [typed, setTyped] = useState<PlanEntries | null>(null);
  const which = opened?.id ?? (from ? `from ${from.id}` : 'new');
  const record = useRecordForm({
    key: `fluid plan ${which} in ${units.volume}`,
    opened,
    toForm: (plan, id) => {
      if (plan) return entriesOf(plan, units);
      if (from) return entriesOf(copyOf(from, id, t('fluidPlans.copyOf', { plan: from.name })), units);
      return newPlan(id, t('fluidPlans.glass'), units);
    },
    resolver: (before) => planResolver({ before, units }),
    toBody: (entries, before) => {
      const found = judged(entries, { before, units });
      return 'plan' in found ? found.plan : null;
    },
    save: (body, before) => fluidPlans.store({ body, version: before?.version, quiet: true }),
    fieldOf: placed,
    notice: () => ({ message: 'fluidPlans.saved' }),
    onSaved,
  });
  const { form, before } = record;
  const subject = useMemo((): PlanSubject => ({ before, units }), [before, units]);

  /** The newer version is what is changed from now on: with its own parts where they were taken over, otherwise as typed. */
  const settle = (newer: FluidPlan, taken: ReadonlySet<PlanPart>) => {
    const theirs = entriesOf(newer, units);
    const mine = structuredClone(form.getValues());
    const began = before && entriesOf(before, units);
    const withMine = (parts: readonly PlanPart[]) =>
      Object.assign(
        {},
        theirs,
        { reason: mine.reason },
        ...parts.map((part) => entriesOfPart(part, mine)),
      ) as PlanEntries;
    const own = planParts.filter(
      (part) => !began || !isSame(entriesOfPart(part, mine), entriesOfPart(part, began)),
    );
    setTyped(own.some((part) => taken.has(part)) ? withMine(own) : null);
    record.settle(newer);
    form.reset(theirs);
    form.reset(withMine(planParts.filter((part) => !taken.has(part))), { keepDefaultValues: true });
  };
  /** Goes back from the parts that were taken over to what was typed here. */
  const goBack = () => {
    if (typed) form.reset(typed, { keepDefaultValues: true });
    setTyped(null);
  };
  return { ...record, subject, settle, goBack: typed ? goBack : undefined };
}
