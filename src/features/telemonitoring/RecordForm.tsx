import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { problemValues } from '@/domain/limits';
import type { Measure } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import type { PatientSummary } from '@/domain/summary';
import { hasMessage } from '@/locales';
import type { AppError } from '@/shared/api/appError';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { valueText } from '@/shared/i18n/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/Dialog';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { RecordFields } from './RecordFields';
import {
  entriesToStore,
  recordResolver,
  type RecordEntries,
  type RecordField,
  type RecordSubject,
} from './recordForm';
import { storeReadings } from './storeReadings';

const MINUTE_MS = 60_000;

function emptyEntries(measure: Measure): RecordEntries {
  const at = new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS).toISOString();
  return { measure, value: null, diastolic: null, pulse: null, at, note: '', confirmed: '' };
}

/** One entry from opening to saving. On failure everything typed stays, and the next try uses the same ids. */
export function RecordForm({
  isOpen,
  measure: first,
  patient,
  summary,
  ids,
  onClose,
}: {
  isOpen: boolean;
  measure: Measure;
  patient: Patient;
  summary: PatientSummary | undefined;
  ids: RecordSubject['ids'];
  onClose: () => void;
}) {
  const t = useT();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const subject = useMemo(() => ({ patient, summary, ids }), [patient, summary, ids]);
  const resolver = useMemo(() => recordResolver(subject, now), [subject]);
  const [defaultValues] = useState(() => emptyEntries(first));
  const form = useForm<RecordEntries>({ defaultValues, resolver });
  const { control, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const [failure, setFailure] = useState<AppError | null>(null);
  const guard = useUnsavedGuard(isOpen && isDirty);
  const measure = useWatch({ control, name: 'measure' });
  const sending = useRef(false);

  const save = async (entries: RecordEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const outcome = await storeReadings(dispatch, entriesToStore(entries, subject));
    sending.current = false;
    if ('error' in outcome) {
      setFailure(outcome.error);
      for (const [field, message] of Object.entries(outcome.fields)) {
        setError(field as RecordField, { type: 'server', message });
      }
      return;
    }
    const { value, diastolic } = outcome.stored;
    const text = valueText(outcome.stored.measure, value, diastolic, intl);
    dispatch(noticed({ tone: 'success', message: 'telemonitoring.recorded', values: { value: text } }));
    guard.release();
    onClose();
  };

  const problems = useProblemList(errors, measure);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={<T id="telemonitoring.record" />}
        onClose={onClose}
        onSubmit={(event) => void handleSubmit(save)(event)}
        busy={isSubmitting}
        footer={
          <>
            <button
              type="button"
              className="btn btn-outline-secondary"
              disabled={isSubmitting}
              onClick={onClose}
            >
              <T id="common.cancel" />
            </button>
            <button type="submit" className="btn btn-primary" aria-disabled={isSubmitting}>
              <T id="common.save" />
            </button>
          </>
        }
      >
        <ErrorSummary problems={problems} attempt={submitCount} />
        {failure && (
          <div role="alert" className="alert alert-danger">
            {failure.text ?? t(failure.message)}
          </div>
        )}
        <RecordFields form={form} subject={subject} asks={submitCount > 0} />
      </Dialog>
      {guard.dialog}
    </>
  );
}

/** Everything wrong with the entries, for the summary above the fields. */
function useProblemList(errors: FieldErrors<RecordEntries>, measure: Measure) {
  const t = useT();
  return Object.entries(errors).flatMap(([field, error]) => {
    if (!hasMessage(error?.message)) return [];
    const part = field === 'diastolic' || field === 'at' ? field : 'value';
    const values = problemValues(field === 'pulse' ? 'pulse' : measure, part);
    return [{ field: fieldId(field), message: t(error.message, values) }];
  });
}
