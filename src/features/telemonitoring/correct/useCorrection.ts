import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Patient } from '@/domain/patients/patient';
import { measuredOf, type Correction, type Reading } from '@/domain/readings/reading';
import { summaries } from '@/features/patients/slice';
import { useFormDraft, type Draft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { valueText } from '@/shared/i18n/measureWording';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { correctReading, markEnteredInError } from './corrections';
import { entriesOf, keptEntries } from '../record/readingEntries';
import {
  confirmedEntries,
  recordResolver,
  type RecordEntries,
  type RecordField,
  type RecordSubject,
} from '../record/readingForm';

const isSame = (a: object, b: object): boolean => {
  const sorted = (record: object) => JSON.stringify(Object.entries(record).toSorted());
  return sorted(a) === sorted(b);
};

/** The correction that the entries describe; null if nothing differs (NU11: nothing is sent then). */
function correctionOf(entries: RecordEntries, subject: RecordSubject, stored: Reading): Correction | null {
  const [entry] = confirmedEntries(entries, subject, now());
  if (!entry) return null;
  const { confirmedOutOfRange: _, ...before } = measuredOf(stored);
  const { confirmedOutOfRange: confirmed, ...after } = measuredOf(entry.draft);
  if (isSame(before, after)) return null;
  return { ...after, ...(confirmed && { confirmedOutOfRange: true }), reason: entries.reason.trim() };
}

/**
 * The correction of one reading from opening to saving. It corrects the version that was opened: if a newer one arrives
 * meanwhile, the server refuses, nothing is overwritten, and the input is kept.
 */
export function useCorrection({
  reading,
  patient,
  onClose,
}: {
  reading: Reading;
  patient: Patient;
  onClose: () => void;
}): {
  form: UseFormReturn<RecordEntries>;
  subject: RecordSubject;
  opened: Reading;
  failure: AppError | null;
  draft: Draft;
  guard: { close: () => void; dialog: ReactNode };
  save: (entries: RecordEntries) => Promise<void>;
} {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [units] = useState(useUnits());
  const [opened] = useState(reading);
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, patient.id));
  const subject = useMemo(
    () => ({ patient, summary, units, corrects: opened }),
    [patient, summary, units, opened],
  );
  const resolver = useMemo(() => recordResolver(subject, now), [subject]);
  const [defaultValues] = useState(() => entriesOf(opened, units));
  const form = useForm<RecordEntries>({ defaultValues, resolver });
  const [failure, setFailure] = useState<AppError | null>(null);
  const name = `correction ${patient.id} ${opened.id} ${opened.version} in ${Object.values(units).join(' ')}`;
  const draft = useFormDraft(name, form, keptEntries);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const sending = useRef(false);

  const send = (entries: RecordEntries) => {
    const reason = entries.reason.trim();
    if (entries.withdraw) return dispatch(markEnteredInError({ reading: opened, reason, quiet: true }));
    const correction = correctionOf(entries, subject, opened);
    return correction && dispatch(correctReading({ reading: opened, correction, quiet: true }));
  };
  const refuse = (error: AppError) => {
    setFailure(error.status === 412 ? { message: 'readings.stale' } : error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      form.setError(field as RecordField, { type: 'server', message });
  };
  const save = async (entries: RecordEntries) => {
    if (sending.current) return;
    setFailure(null);
    const request = send(entries);
    if (!request) return setFailure({ message: 'readings.unchanged' });
    sending.current = true;
    const action = await request;
    sending.current = false;
    if (correctReading.rejected.match(action) || markEnteredInError.rejected.match(action)) {
      return refuse(action.payload ?? { message: 'errors.unknown' });
    }
    const { measure, value, diastolic } = action.payload;
    const message = entries.withdraw ? 'readings.withdrawn' : 'readings.corrected';
    const values = { value: valueText(measure, value, diastolic, intl, units) };
    dispatch(noticed({ tone: 'success', message, values }));
    draft.drop();
    guard.leave();
  };
  return { form, subject, opened, failure, draft, guard, save };
}
