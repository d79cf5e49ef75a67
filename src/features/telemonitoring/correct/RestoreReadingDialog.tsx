import { useRef, useState } from 'react';
import { useForm, type ResolverResult } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { valueText } from '@/shared/i18n/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { restoreReading } from './corrections';
import { ReadingHistory } from './ReadingHistory';

interface Entries {
  reason: string;
}

const resolver = (values: Entries): ResolverResult<Entries> => {
  if (values.reason.trim() !== '') return { values, errors: {} };
  return { values: {}, errors: { reason: { type: 'required', message: 'validation.required' } } };
};

const kept = (entries: Entries): Entries => entries;

/** Puts a reading back that was marked as entered in error by mistake, for a reason; the version that was opened. */
export function RestoreReadingDialog({
  reading,
  patient,
  onClose,
}: {
  reading: Reading;
  patient: Patient;
  onClose: () => void;
}) {
  const t = useT();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const units = useUnits();
  const [opened] = useState(reading);
  const form = useForm<Entries>({ defaultValues: { reason: '' }, resolver });
  const draft = useFormDraft(`restoration ${patient.id} ${opened.id} ${opened.version}`, form, kept);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const { measure, value, diastolic } = opened;
  const said = valueText(measure, value, diastolic, intl, units);

  const save = async ({ reason }: Entries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const done = await dispatch(restoreReading({ reading: opened, reason: reason.trim(), quiet: true }));
    sending.current = false;
    if (!restoreReading.fulfilled.match(done)) {
      const error: AppError = done.payload ?? { message: 'errors.unknown' };
      const field = Object.values(error.fields ?? {})[0];
      return setFailure(
        error.status === 412 ? { message: 'readings.stale' } : field ? { message: field } : error,
      );
    }
    dispatch(noticed({ tone: 'success', message: 'readings.restored', values: { value: said } }));
    draft.drop();
    return guard.leave();
  };

  return (
    <>
      <Dialog
        isOpen
        title={<T id="readings.restore" />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        busy={form.formState.isSubmitting}
        footer={
          <DialogActions
            confirmLabel={<T id="readings.restore" />}
            busy={form.formState.isSubmitting}
            onCancel={guard.close}
          />
        }
      >
        <DraftNotice draft={draft} />
        {failure && (
          <div role="alert" className="alert alert-danger">
            {failure.text ?? t(failure.message)}
          </div>
        )}
        <p>
          <T id="readings.restoreLead" values={{ value: <strong key="value">{said}</strong> }} />
        </p>
        <TextAreaField
          control={form.control}
          name="reason"
          label={t('readings.reason')}
          hint={t('readings.reasonHint')}
          rows={2}
          maxLength={500}
          required
        />
        <ReadingHistory reading={opened} timeZone={patient.ext.timeZone} units={units} />
      </Dialog>
      {guard.dialog}
    </>
  );
}
