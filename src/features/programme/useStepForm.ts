import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { fullName, type Patient } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import { programmeProblems, type ProgrammeDraft } from '@/domain/patients/programme';
import { clockOf } from '@/domain/rules/alertLimits';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import { useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
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

function draftOf({ kind, to }: ProgrammeStep, { on, until, reason }: StepEntries): ProgrammeDraft {
  return {
    to,
    ...(hasDay(kind) && { on }),
    ...(to === 'paused' && kind !== 'correct' && until !== '' && { until }),
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
    hasDay(step.kind) && !isDay(entries.on)
      ? { on: entries.on === '' ? 'validation.required' : 'validation.date' }
      : { ...programmeProblems(patient, draftOf(step, entries), now) };
  if (step.kind === 'decease' && !entries.certain) problems.certain = 'validation.required';
  const errors: FieldErrors<StepEntries> = {};
  for (const [field, message] of Object.entries(problems))
    errors[field as keyof StepEntries] = { type: 'hard', message };
  return errors;
}

/** One change of the programme from opening the dialog to storing it; on failure everything typed stays. */
export function useStepForm(patient: Patient, step: ProgrammeStep, onClose: () => void) {
  const t = useT();
  const now = useNow();
  const today = patientDay(now, clockOf(patient));
  const [fields] = useState(() => ({ on: today, until: '', reason: '', certain: false, to: step.to }));
  const record = useRecordForm({
    key: `programme ${patient.id} ${step.kind}`,
    opened: patient,
    toForm: (): StepEntries => fields,
    resolver: (before) => (entries) => {
      const errors = errorsOf(before, step, entries, now);
      return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
    },
    toBody: (entries) => draftOf(step, entries),
    save: (draft, before) => changeProgramme({ patient: before, draft, quiet: true }),
    fieldOf: (path) => (path in fields ? path : null),
    // Somebody who comes back to it has to look again whether it is the right person.
    kept: ({ on, until, reason }) => ({ on, until, reason }),
    notice: () => ({
      message: 'programme.saved',
      values: { name: fullName(patient), status: t(programmeWord[step.to]) },
    }),
    onClose,
  });
  return { ...record, today };
}
