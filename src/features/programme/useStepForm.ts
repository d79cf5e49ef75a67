import { useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { fullName, type Patient } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import { programmeProblems, type ProgrammeDraft } from '@/domain/patients/programme';
import { clockOf } from '@/domain/rules/alertLimits';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { programmeWord } from '@/shared/i18n/reasonWording';
import { useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { changeProgramme } from './calls';
import { hasDay, type ProgrammeStep } from './programmeSteps';

export interface StepEntries {
  on: string;
  until: string;
  reason: string;
  /** Of a death: that it is the right person. */
  certain: boolean;
  /** Whether the step is possible at all: said of the form as a whole. */
  to: string;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function draftOf({ deed, to }: ProgrammeStep, { on, until, reason }: StepEntries): ProgrammeDraft {
  return {
    to,
    ...(hasDay(deed) && { on }),
    ...(to === 'paused' && deed !== 'correct' && until !== '' && { until }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  };
}

function errorsOf(
  patient: Patient,
  step: ProgrammeStep,
  entries: StepEntries,
  now: number,
): FieldErrors<StepEntries> {
  const problems: Partial<Record<keyof StepEntries, string>> =
    hasDay(step.deed) && !isDay(entries.on)
      ? { on: entries.on === '' ? 'validation.required' : 'validation.date' }
      : { ...programmeProblems(patient, draftOf(step, entries), now) };
  if (step.deed === 'decease' && !entries.certain) problems.certain = 'validation.required';
  const errors: FieldErrors<StepEntries> = {};
  for (const [field, message] of Object.entries(problems))
    errors[field as keyof StepEntries] = { type: 'hard', message };
  return errors;
}

/** One change of the programme from opening the dialog to storing it; on failure everything typed stays. */
export function useStepForm(patient: Patient, step: ProgrammeStep, onClose: () => void) {
  const t = useT();
  const dispatch = useAppDispatch();
  const now = useNow();
  const today = patientDay(now, clockOf(patient));
  const [before, setBefore] = useState(patient);
  const [defaultValues] = useState(() => ({ on: today, until: '', reason: '', certain: false, to: step.to }));
  const form = useForm<StepEntries>({
    defaultValues,
    shouldFocusError: false,
    resolver: (entries) => {
      const errors = errorsOf(before, step, entries, now);
      return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
    },
  });
  // Whoever comes back to it has to look again whether it is the right person.
  const draft = useFormDraft(`programme ${patient.id} ${step.deed}`, form, ({ on, until, reason }) => ({
    on,
    until,
    reason,
  }));
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (entries: StepEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(
      changeProgramme({ patient: before, draft: draftOf(step, entries), quiet: true }),
    );
    sending.current = false;
    if (changeProgramme.fulfilled.match(outcome)) {
      draft.drop();
      const status = t(programmeWord[step.to]);
      const values = { name: fullName(patient), status };
      dispatch(noticed({ tone: 'success', message: 'programme.saved', values }));
      guard.leave();
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      if (field in defaultValues) form.setError(field as keyof StepEntries, { type: 'server', message });
  };
  /** Goes on with what is stored now. */
  const takeNewer = () => {
    setBefore(patient);
    setFailure(null);
  };
  return { form, draft, guard, failure, today, send, takeNewer };
}
