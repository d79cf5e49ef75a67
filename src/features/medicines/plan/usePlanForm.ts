import { useMemo, useRef, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { Allocation } from '@/domain/medicine/allocation';
import type { Medicine } from '@/domain/medicine/medicine';
import { firstWholeDay } from '@/domain/medicine/preservePastIntakes';
import type { Patient } from '@/domain/patients/patient';
import { useFormDraft } from '@/session/drafts/useDraft';
import { selectUserName } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { allocations } from '../slice';
import { changeEntries, newEntries, type PlanEntries } from './planEntries';
import { judged, placed, planResolver, type PlanSubject } from './planJudge';

/**
 * A medicine of one patient from opening the form to saving it. A new one has its id from the start, so that a second
 * try stores nothing twice; what is typed is kept for this patient and nobody else (§3 #16, #19), and on failure stays.
 */
export function usePlanForm({
  opened,
  patient,
  catalogue,
  own,
  today,
  now,
  onSaved,
}: {
  /** Null of a new one. */
  opened: Allocation | null;
  patient: Patient;
  catalogue: readonly Medicine[];
  /** Every medicine of the patient. */
  own: readonly Allocation[];
  today: string;
  now: number;
  onSaved: (stored: Allocation) => void;
}) {
  const dispatch = useAppDispatch();
  const writer = useSelector(selectUserName);
  const [before, setBefore] = useState(opened);
  const [defaultValues] = useState(() => {
    if (!opened) return newEntries(today, writer);
    // Half a day of each schedule may be a dose too many: who means it chooses today.
    return changeEntries(opened, firstWholeDay(opened, { now, timeZone: patient.ext.timeZone }));
  });
  const subject = useMemo(
    (): PlanSubject => ({
      before,
      catalogue,
      patient,
      others: own.filter(({ id }) => id !== before?.id),
      today,
    }),
    [before, catalogue, patient, own, today],
  );
  const form = useForm<PlanEntries>({
    defaultValues,
    resolver: useMemo(() => planResolver(subject), [subject]),
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const draft = useFormDraft(`medicine ${opened?.id ?? 'new'} of ${patient.id}`, form, (entries) => entries);
  const guard = useUnsavedGuard(form.formState.isDirty, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (entries: PlanEntries) => {
    const found = judged(entries, subject);
    if (sending.current || 'problems' in found) return;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(
      allocations.store({ body: found.body, version: before?.version, quiet: true }),
    );
    sending.current = false;
    if (allocations.store.fulfilled.match(outcome)) {
      const stored = outcome.payload;
      guard.release();
      draft.drop();
      dispatch(
        noticed({
          tone: 'success',
          message: before ? 'medicines.changed' : 'medicines.allocated',
          values: { name: stored.given.name },
        }),
      );
      onSaved(stored);
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      form.setError(placed(field) as FieldPath<PlanEntries>, { type: 'server', message });
  };
  /** What was typed is kept and from now on stands against the newer version. */
  const takeNewer = (newer: Allocation) => {
    setBefore(newer);
    setFailure(null);
  };
  return { form, subject, draft, guard, failure, send, takeNewer };
}
