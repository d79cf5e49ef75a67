import { useState } from 'react';
import type { ArticleAssignment } from '@/domain/education/article';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { useReading } from './useReading';

/** Takes a post back, with the reason; what became of it so far stays to be seen. */
export function WithdrawDialog({ given, onClose }: { given: ArticleAssignment; onClose: () => void }) {
  const t = useT();
  const [reason, setReason] = useState('');
  const guard = useDialogGuard(reason.trim() !== '', onClose, () => undefined);
  const [tried, setTried] = useState(false);
  const { busy, failure, stand } = useReading(given);
  const isMissing = reason.trim() === '';
  return (
    <>
      <Dialog
        isOpen
        title={<T id="education.withdrawTitle" />}
        onClose={guard.close}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isMissing) return;
          void stand({ state: 'withdrawn', reason: reason.trim() }).then((done) => done && guard.leave());
        }}
        footer={
          <DialogActions
            confirmLabel={<T id="education.withdraw" />}
            tone="danger"
            busy={busy}
            onCancel={guard.close}
          />
        }
      >
        <Field
          label={t('alertRules.reason')}
          required
          error={tried && isMissing ? t('validation.required') : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {failure && (
          <p role="alert" className="nd-field-error">
            {failure.text ?? <T id={failure.message} />}
          </p>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}
