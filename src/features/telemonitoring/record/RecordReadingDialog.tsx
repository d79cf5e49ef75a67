import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Measure } from '@/domain/readings/measure';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import type { PatientSummary } from '@/domain/patients/summary';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { FailureText } from '@/shared/forms/FailureText';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch, type AppDispatch } from '@/shared/store/useEntities';
import { recordReadings } from '../slice';
import { emptyEntries, keptEntries } from './readingEntries';
import { RecordFields } from './RecordFields';
import {
  confirmationOf,
  confirmedEntries,
  isPair,
  questionsOf,
  recordResolver,
  type Entry,
  type RecordEntries,
  type RecordField,
  type RecordSubject,
} from './readingForm';
import { useProblemList } from './useProblemList';
import './readingSheet.css';

type Outcome = { stored: Reading[] } | { error: AppError; fields: Partial<Record<RecordField, MessageId>> };

const fieldOf = (name: string, { fields }: Entry): RecordField | null => {
  if (name === 'value' || name === 'diastolic') return fields[name];
  return name === 'at' || name === 'note' ? name : null;
};

/** Stores the entries in one call, all of them or none; `stored` are the readings in the order of the entries. */
async function storeReadings(dispatch: AppDispatch, entries: readonly Entry[]): Promise<Outcome> {
  const [first, ...others] = entries.map(({ draft }) => draft);
  if (!first) return { stored: [] };
  const action = await dispatch(recordReadings({ drafts: [first, ...others], quiet: true }));
  if (recordReadings.fulfilled.match(action)) return { stored: action.payload };
  const error = action.payload ?? { message: 'errors.unknown' };
  const fields: Partial<Record<RecordField, MessageId>> = {};
  for (const [path, message] of Object.entries(error.fields ?? {})) {
    // In a call with several readings a field name contains the index of its reading, e.g. `readings.1.value`.
    const [, place = '0', name = path] = /^readings\.(\d+)\.(.+)$/.exec(path) ?? [];
    const entry = entries[Number(place)];
    const field = entry && fieldOf(name, entry);
    if (field) fields[field] = message;
  }
  return { error, fields };
}

/**
 * One entry from opening to saving. Its ids are given at once and stay, so that a second try stores nothing twice; on
 * failure everything typed stays too. Its units are those of the moment it opened: another choice, made in another tab,
 * waits. Mounted while it is open.
 */
export function RecordReadingDialog({
  measure: first,
  patient,
  summary,
  twice = false,
  onClose,
}: {
  measure: Measure;
  patient: Patient;
  summary: PatientSummary | undefined;
  /** Whether two blood pressures in a row are wanted, as in a week of them. */
  twice?: boolean;
  /** With the reading, where one was stored. */
  onClose: (stored?: Reading) => void;
}) {
  const words = useWording();
  const { day } = useFormats();
  const dispatch = useAppDispatch();
  const [units] = useState(useUnits());
  const [asked, setAsked] = useState<RecordSubject['asked']>();
  const subject = useMemo(() => ({ patient, summary, units, asked }), [patient, summary, units, asked]);
  const resolver = useMemo(() => recordResolver(subject, now), [subject]);
  const [defaultValues] = useState(() => emptyEntries(first, now(), twice));
  const form = useForm<RecordEntries>({ defaultValues, resolver });
  const { control, setError, formState } = form;
  const { errors, isDirty, submitCount } = formState;
  const [failure, setFailure] = useState<AppError | null>(null);
  const draft = useFormDraft(`reading ${patient.id} in ${Object.values(units).join(' ')}`, form, keptEntries);
  const stored = useRef<Reading>(undefined);
  const guard = useDialogGuard(isDirty, () => onClose(stored.current), draft.drop);
  const measure = useWatch({ control, name: 'measure' });
  const sending = useRef(false);

  const save = async (entries: RecordEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const outcome = await storeReadings(dispatch, confirmedEntries(entries, subject, now()));
    sending.current = false;
    if ('error' in outcome) {
      const questions = questionsOf(outcome.fields, entries.measure);
      if (questions) {
        setAsked({ of: confirmationOf(entries), problems: questions });
        setError('confirmed', { type: 'soft', message: 'telemonitoring.confirmNeeded' });
        return;
      }
      setFailure(outcome.error);
      for (const [field, message] of Object.entries(outcome.fields)) {
        setError(field as RecordField, { type: 'server', message });
      }
      return;
    }
    const pair = isPair(entries);
    const said = outcome.stored.slice(0, pair ? 2 : 1);
    const mean = (of: (reading: Reading) => number | undefined) =>
      said.reduce((sum, reading) => sum + (of(reading) ?? 0), 0) / said.length;
    const diastolic = entries.measure === 'bloodPressure' ? mean((reading) => reading.diastolic) : undefined;
    const value = words.value(entries.measure, {
      value: mean((reading) => reading.value),
      ...(diastolic !== undefined && { diastolic }),
    });
    const message = pair ? 'readings.pairRecorded' : 'telemonitoring.recorded';
    dispatch(noticed({ tone: 'success', message, values: { value } }));
    [stored.current] = outcome.stored;
    draft.drop();
    guard.leave();
  };

  const problems = useProblemList(errors, measure, units, form.getValues('dayMark'));
  return (
    <RecordDialog
      action="readings.write"
      title={
        <>
          <T id="telemonitoring.record" /> · <bdi>{fullName(patient)}</bdi>, {day(patient.dateOfbirth)}
        </>
      }
      className="nd-reading-sheet"
      record={{ form, draft, guard }}
      problems={problems}
      onSend={save}
    >
      {failure && (
        <div role="alert" className="alert alert-danger">
          <FailureText failure={failure} />
        </div>
      )}
      <RecordFields form={form} subject={subject} asks={submitCount > 0} />
    </RecordDialog>
  );
}
