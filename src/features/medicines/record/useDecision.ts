import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import type { Allocation } from '@/domain/medicine/allocation';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { allocations } from '../slice';
import {
  decided,
  decisionEntries,
  overlapsAfter,
  segmentsAfter,
  type Decision,
  type DecisionEntries,
} from './decisions';

/** Fields of the server as this form shows them. */
const placed: Readonly<Record<string, keyof DecisionEntries>> = {
  segments: 'from',
  stopped: 'from',
  accepted: 'accepted',
  reason: 'reason',
};

/** A pause, its end or a stop, from opening the dialog to storing it; on failure everything typed stays. */
export function useDecision(
  opened: Allocation,
  decision: Decision,
  { own, today, onClose }: { own: readonly Allocation[]; today: string; onClose: () => void },
) {
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(opened);
  const [ids] = useState((): [string, string] => [newId(), newId()]);
  const [defaultValues] = useState(() => decisionEntries(opened, today));
  const context = useMemo(() => ({ today, own, ids }), [today, own, ids]);
  const form = useForm<DecisionEntries>({
    defaultValues,
    shouldFocusError: false,
    resolver: (entries) => {
      const found = decided(before, decision, entries, context);
      if ('body' in found) return { values: entries, errors: {} };
      const errors: FieldErrors<DecisionEntries> = {};
      for (const [field, message] of Object.entries(found.problems))
        errors[field as keyof DecisionEntries] = { type: 'hard', message };
      return { values: {}, errors };
    },
  });
  const draft = useFormDraft(`medicine ${opened.id} ${decision}`, form);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const entries = useWatch({ control: form.control }) as DecisionEntries;
  const after = segmentsAfter(before, decision, entries, ids);

  const send = async (typed: DecisionEntries) => {
    const found = decided(before, decision, typed, context);
    if (sending.current || 'problems' in found) return;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(
      allocations.store({ body: found.body, version: before.version, quiet: true }),
    );
    sending.current = false;
    if (allocations.store.fulfilled.match(outcome)) {
      draft.drop();
      const { name } = before.given;
      dispatch(noticed({ tone: 'success', message: `medicines.done_${decision}`, values: { name } }));
      guard.leave();
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      form.setError(placed[field] ?? 'from', { type: 'server', message });
  };
  /** What was typed from now on stands against the newer version. */
  const takeNewer = (newer: Allocation) => {
    setBefore(newer);
    setFailure(null);
  };
  return {
    form,
    before,
    after,
    overlaps: overlapsAfter(before, decision, after, own),
    draft,
    guard,
    failure,
    send,
    takeNewer,
  };
}
