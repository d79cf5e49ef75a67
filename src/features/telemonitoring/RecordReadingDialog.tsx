import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Measure } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import type { PatientSummary } from '@/domain/summary';
import { DraftNotice } from '@/session/DraftNotice';
import { useFormDraft } from '@/session/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { valueText } from '@/shared/i18n/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/Dialog';
import { DialogActions } from '@/shared/ui/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { RecordFields } from './RecordFields';
import { confirmedEntries, recordResolver, type RecordEntries, type RecordField } from './recordForm';
import { storeReadings } from './storeReadings';
import { useProblemList } from './useProblemList';

const MINUTE_MS = 60_000;

function emptyEntries(measure: Measure): RecordEntries {
  const at = new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS).toISOString();
  const ids = { main: newId(), pulse: newId() };
  return { measure, value: null, diastolic: null, pulse: null, at, note: '', confirmed: '', ids };
}

/** Time and ids stay with what was typed: it may be stored already. What was confirmed has to be looked at again. */
function keptEntries(entries: RecordEntries): Partial<RecordEntries> {
  const { confirmed: _, ...kept } = entries;
  return kept;
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
  onClose,
}: {
  measure: Measure;
  patient: Patient;
  summary: PatientSummary | undefined;
  onClose: () => void;
}) {
  const t = useT();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [units] = useState(useUnits());
  const subject = useMemo(() => ({ patient, summary, units }), [patient, summary, units]);
  const resolver = useMemo(() => recordResolver(subject, now), [subject]);
  const [defaultValues] = useState(() => emptyEntries(first));
  const form = useForm<RecordEntries>({ defaultValues, resolver });
  const { control, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const [failure, setFailure] = useState<AppError | null>(null);
  const draft = useFormDraft(`reading ${patient.id} in ${Object.values(units).join(' ')}`, form, keptEntries);
  const guard = useUnsavedGuard(isDirty, draft.drop);
  const measure = useWatch({ control, name: 'measure' });
  const sending = useRef(false);

  const save = async (entries: RecordEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const outcome = await storeReadings(dispatch, confirmedEntries(entries, subject, now()));
    sending.current = false;
    if ('error' in outcome) {
      setFailure(outcome.error);
      for (const [field, message] of Object.entries(outcome.fields)) {
        setError(field as RecordField, { type: 'server', message });
      }
      return;
    }
    const { value, diastolic } = outcome.stored;
    const text = valueText(outcome.stored.measure, value, diastolic, intl, units);
    dispatch(noticed({ tone: 'success', message: 'telemonitoring.recorded', values: { value: text } }));
    guard.release();
    draft.drop();
    onClose();
  };

  const problems = useProblemList(errors, measure, units);
  return (
    <>
      <Dialog
        isOpen
        title={<T id="telemonitoring.record" />}
        onClose={onClose}
        onSubmit={(event) => void handleSubmit(save)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={onClose} />
        }
      >
        <DraftNotice draft={draft} />
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
