import { useMemo, useState } from 'react';
import type { FluidPlan } from '@/domain/fluid/plan';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useT } from '@/shared/i18n/text';
import { fluidPlans } from '../slice';
import { planParts, type PlanPart } from '../planParts';
import { entriesOf, newPlan, type PlanEntries } from './planEntries';
import { judged, placed, planResolver, type PlanSubject } from './planResolver';
import { entriesOfPart } from './partEntries';

/** Begun from another plan: a draft of its own, whose name is still to be chosen. */
function copyOf(plan: FluidPlan, id: string, name: string): FluidPlan {
  return { ...plan, id, name: name.slice(0, 80) };
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
    const kept = planParts.filter((part) => !taken.has(part)).map((part) => entriesOfPart(part, mine));
    record.settle(newer);
    form.reset(theirs);
    form.reset(Object.assign({}, theirs, { reason: mine.reason }, ...kept) as PlanEntries, {
      keepDefaultValues: true,
    });
  };
  return { ...record, subject, settle };
}
