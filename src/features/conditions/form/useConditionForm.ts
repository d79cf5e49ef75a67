import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Condition } from '@/domain/conditions/condition';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Patient } from '@/domain/patients/patient';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { conditions } from '@/features/patients/slice';
import { bodyFrom, conditionResolver, entriesOf, fieldOf, type ConditionEntries } from './conditionEntries';

/**
 * One condition from opening the form to saving it. A new one has its id from the start, so that a second try stores
 * nothing twice; on failure everything typed stays. What is typed is kept for this patient alone (§3 #16).
 */
export function useConditionForm(patient: Patient, opened: Condition | null, onClose: () => void) {
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(opened);
  const [defaultValues] = useState(() => entriesOf(opened, newId()));
  const today = calendarDayOf(now(), patient.ext.timeZone);
  const resolver = useMemo(
    () => conditionResolver({ today, dateOfbirth: patient.dateOfbirth }, patient.id, before),
    [today, patient.dateOfbirth, patient.id, before],
  );
  const form = useForm<ConditionEntries>({ defaultValues, resolver, shouldFocusError: false });
  const keepAll = opened ? undefined : (entries: ConditionEntries) => entries;
  const draft = useFormDraft(`condition ${patient.id} ${opened?.id ?? 'new'}`, form, keepAll);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (entries: ConditionEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const body = bodyFrom(entries, patient.id, before);
    const outcome = await dispatch(conditions.store({ body, version: before?.version, quiet: true }));
    sending.current = false;
    if (conditions.store.fulfilled.match(outcome)) {
      draft.drop();
      dispatch(noticed({ tone: 'success', message: 'conditions.saved', values: { label: body.label } }));
      guard.leave();
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [path, message] of Object.entries(error.fields ?? {}))
      form.setError(fieldOf(path, entries), { type: 'server', message });
  };
  /** What was typed is kept and from now on stands against the newer version, which fills in everything else. */
  const takeNewer = (newer: Condition) => {
    setBefore(newer);
    form.reset(entriesOf(newer, newer.id), { keepDirtyValues: true });
    setFailure(null);
  };
  return { form, draft, guard, failure, before, today, send, takeNewer };
}
