import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MOST_NOTE, type Patient } from '@/domain/patients/patient';
import { changePatient } from '@/features/patients/slice';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { noteFields, notesOf, saveNotes, type Notes } from './calls';

const note = z.string().check(z.trim(), z.maxLength(MOST_NOTE, { error: 'validation.tooLong' }));
const resolver = zodResolver(z.object({ dietNote: note, dialysisNote: note }));

/**
 * The notes of one patient's sheet. The form follows what is stored until somebody types; from then on it stands against
 * the version it began with, and on failure everything typed stays.
 */
export function useNotesForm(patient: Patient) {
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(patient);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const form = useForm<Notes>({ defaultValues: notesOf(before), resolver });
  const { isDirty } = form.formState;
  if (!isDirty && !failure && before !== patient) setBefore(patient);
  useEffect(() => form.reset(notesOf(before), { keepDirtyValues: true }), [form, before]);
  const draft = useFormDraft(`treatment notes ${patient.id}`, form);
  const guard = useUnsavedGuard(isDirty, draft.drop);
  const isConflict = failure?.status === 412;

  const send = async (notes: Notes) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const sent = form.getValues();
    // After a conflict the newer version has been shown: saving again replaces that one.
    const outcome = await dispatch(saveNotes(isConflict ? patient : before, notes));
    sending.current = false;
    if (!changePatient.fulfilled.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    const typed = form.getValues();
    draft.drop();
    form.reset(notesOf(outcome.payload));
    setBefore(outcome.payload);
    for (const name of noteFields)
      if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true });
    dispatch(noticed({ tone: 'success', message: 'treatment.notesSaved' }));
  };
  /** Gives up what was typed for what is stored now. */
  const takeStored = () => {
    draft.drop();
    form.reset(notesOf(patient));
    setBefore(patient);
    setFailure(null);
  };
  return { form, draft, guard, failure, before, send, takeStored };
}
