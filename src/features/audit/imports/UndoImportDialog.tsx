import { useState } from 'react';
import { useForm, type ResolverResult } from 'react-hook-form';
import type { ImportMade } from '@/domain/exchange/importUndo';
import { fullName, type Patient } from '@/domain/patients/patient';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { undoImport } from './importCalls';

interface Entries {
  reason: string;
}

const resolver = (values: Entries): ResolverResult<Entries> =>
  values.reason.trim() === ''
    ? { values: {}, errors: { reason: { type: 'required', message: 'validation.required' } } }
    : { values, errors: {} };

const kept = (entries: Entries): Entries => entries;

/** Undoes an import for a reason: what stood there before comes back, what it brought is taken out. */
export function UndoImportDialog({
  made,
  patient,
  onUndone,
  onClose,
}: {
  made: ImportMade;
  patient: Patient;
  onUndone: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const form = useForm<Entries>({ defaultValues: { reason: '' }, resolver });
  const draft = useFormDraft(`importUndo ${patient.id} ${made.id}`, form, kept);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const undo = async ({ reason }: Entries) => {
    setFailure(null);
    const asked = { patient: patient.id, made: made.id, reason: reason.trim(), quiet: true } as const;
    const done = await dispatch(undoImport(asked));
    if (undoImport.fulfilled.match(done)) {
      draft.drop();
      onUndone();
      return guard.leave();
    }
    return setFailure(done.payload ?? { message: 'errors.unknown' });
  };
  const { person, items, readings } = made;
  return (
    <>
      <Dialog
        isOpen
        title={<T id="imports.undoTitle" values={{ name: fullName(patient) }} />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(undo)(event)}
        busy={form.formState.isSubmitting}
        footer={
          <DialogActions
            confirmLabel={<T id="imports.undoConfirm" />}
            tone="danger"
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
          <T id="imports.made" values={{ person: String(person), items, readings }} />
        </p>
        <p>
          <T id="imports.undoLead" />
        </p>
        <TextAreaField
          control={form.control}
          name="reason"
          label={t('imports.undoReason')}
          rows={2}
          maxLength={500}
          required
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
