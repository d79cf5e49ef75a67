import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FluidPlan } from '@/domain/fluid/plan';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
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
  const dispatch = useAppDispatch();
  const [units] = useState(useUnits());
  const [before, setBefore] = useState(opened);
  const subject = useMemo((): PlanSubject => ({ before, units }), [before, units]);
  const [defaultValues] = useState(() => {
    if (opened) return entriesOf(opened, units);
    if (from) return entriesOf(copyOf(from, newId(), t('fluidPlans.copyOf', { plan: from.name })), units);
    return newPlan(newId(), t('fluidPlans.glass'), units);
  });
  const form = useForm<PlanEntries>({
    defaultValues,
    resolver: useMemo(() => planResolver(subject), [subject]),
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const which = opened?.id ?? (from ? `from ${from.id}` : 'new');
  const draft = useFormDraft(
    `fluid plan ${which} in ${units.volume}`,
    form,
    // Of a new plan everything is kept, its id too.
    opened ? undefined : (entries: PlanEntries) => entries,
  );
  const guard = useUnsavedGuard(isDirty, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (entries: PlanEntries) => {
    const found = judged(entries, subject);
    if (sending.current || !('plan' in found)) return;
    sending.current = true;
    setFailure(null);
    const version = before?.version;
    const outcome = await dispatch(fluidPlans.store({ body: found.plan, version, quiet: true }));
    sending.current = false;
    if (fluidPlans.store.fulfilled.match(outcome)) {
      guard.release();
      draft.drop();
      dispatch(noticed({ tone: 'success', message: 'fluidPlans.saved' }));
      onSaved(outcome.payload);
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      form.setError(placed(field, entries) as keyof PlanEntries, { type: 'server', message });
  };

  /** The newer version is what is changed from now on: with its own parts where they were taken over, otherwise as typed. */
  const settle = (newer: FluidPlan, taken: ReadonlySet<PlanPart>) => {
    const theirs = entriesOf(newer, units);
    const mine = structuredClone(form.getValues());
    const kept = planParts.filter((part) => !taken.has(part)).map((part) => entriesOfPart(part, mine));
    setBefore(newer);
    form.reset(theirs);
    form.reset(Object.assign({}, theirs, { reason: mine.reason }, ...kept) as PlanEntries, {
      keepDefaultValues: true,
    });
    setFailure(null);
  };
  return { form, subject, draft, guard, failure, send, settle };
}
