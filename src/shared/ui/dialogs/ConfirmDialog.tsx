import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';

/**
 * Asks before something that cannot be undone. *Enter* answers yes at once only where nothing is lost (`primary`).
 * @param title the question, naming the thing: "Delete category “Dialysis”?"
 * @param confirmLabel the action, in its own word: "Delete category"
 * @param error why the last try failed; the dialog stays open
 */
export function ConfirmDialog({
  isOpen,
  title,
  confirmLabel,
  tone = 'danger',
  busy = false,
  error,
  onConfirm,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  error?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      busy={busy}
      takesFocus={tone !== 'primary'}
      footer={
        <DialogActions
          confirmLabel={confirmLabel}
          tone={tone}
          busy={busy}
          onCancel={onClose}
          onConfirm={onConfirm}
          hasFocus={tone === 'primary'}
        />
      }
    >
      {children}
      {error !== undefined && error !== null && (
        <div role="alert" className="nd-field-error">
          {error}
        </div>
      )}
    </Dialog>
  );
}
