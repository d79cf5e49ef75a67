import { useRef, useState, type ReactNode } from 'react';
import type { AppError } from '@/shared/api/appError';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';

/** Asks why before something ends for good. Mounted while it is open; on failure the reason stays. */
export function ReasonDialog({
  title,
  text,
  confirmLabel,
  onConfirm,
  onClose,
}: {
  title: ReactNode;
  text: ReactNode;
  confirmLabel: ReactNode;
  /** Answers what went wrong, or nothing. */
  onConfirm: (reason: string) => Promise<AppError | undefined>;
  onClose: () => void;
}) {
  const t = useT();
  const [reason, setReason] = useState('');
  const guard = useDialogGuard(reason.trim() !== '', onClose, () => undefined);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const lacks = isAsked && reason.trim() === '';
  const send = async () => {
    setAsked(true);
    if (reason.trim() === '') {
      field.current?.focus();
      return;
    }
    if (busy) return;
    setBusy(true);
    const failed = await onConfirm(reason.trim());
    setBusy(false);
    if (failed) setFailure(failed);
    else guard.leave();
  };
  return (
    <>
      <Dialog
        isOpen
        title={title}
        onClose={guard.close}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        footer={
          <DialogActions confirmLabel={confirmLabel} tone="danger" busy={busy} onCancel={guard.close} />
        }
      >
        <p>{text}</p>
        <Field label={t('answering.reason')} required error={lacks ? t('validation.required') : undefined}>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              className="form-control"
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {failure && (
          <div role="alert" className="nd-field-error">
            {failure.text ?? <T id={failure.status === 412 ? 'answering.conflict' : failure.message} />}
          </div>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}
