import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Patient, TargetKind } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import { currentTarget } from '@/domain/patients/target';
import { proposalsFor } from '@/domain/patients/targetProposals';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useNow } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { decideTarget } from './calls';
import { draftOf, entriesOf, errorsOf, figuresOf, type TargetEntries } from './targetEntries';

/** What is being done about a target of a patient. */
export interface TargetDeed {
  kind: TargetKind;
  ends: boolean;
}

/** One decision about a target from opening the dialog to storing it; on failure everything typed stays. */
export function useTargetForm(
  patient: Patient,
  { kind, ends }: TargetDeed,
  hasPlan: boolean,
  onClose: () => void,
) {
  const dispatch = useAppDispatch();
  const units = useUnits();
  const now = useNow();
  const today = patientDay(now, clockOf(patient));
  const [before, setBefore] = useState(patient);
  const [id] = useState(() => crypto.randomUUID());
  const [defaultValues] = useState(() =>
    entriesOf(kind, currentTarget(patient, kind)?.aim ?? null, today, units),
  );
  const about = { id, ends, patient: before, units, now, hasPlan };
  const form = useForm<TargetEntries>({
    defaultValues,
    shouldFocusError: false,
    resolver: (entries) => {
      const errors = errorsOf(entries, about);
      return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
    },
  });
  const draft = useFormDraft(`target ${patient.id} ${kind} ${ends ? 'end' : 'set'}`, form);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const propose = (chosen: string) => {
    const usual = proposalsFor(before, kind).find((one) => one.id === chosen);
    if (!usual) return;
    for (const [field, value] of Object.entries(figuresOf(usual.aim, units)))
      form.setValue(field as keyof TargetEntries, value, { shouldDirty: true });
  };
  const send = async (entries: TargetEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(
      decideTarget({ patient: before, draft: draftOf(entries, about), quiet: true }),
    );
    sending.current = false;
    if (decideTarget.fulfilled.match(outcome)) {
      draft.drop();
      dispatch(noticed({ tone: 'success', message: ends ? 'targets.ended' : 'targets.saved' }));
      guard.leave();
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      if (field in defaultValues) form.setError(field as keyof TargetEntries, { type: 'server', message });
  };
  /** Goes on with what is stored now. */
  const takeNewer = () => {
    setBefore(patient);
    setFailure(null);
  };
  return { form, draft, guard, failure, today, units, propose, send, takeNewer };
}
