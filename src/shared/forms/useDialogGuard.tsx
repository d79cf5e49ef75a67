import { useState, type ReactNode } from 'react';
import { T } from '../i18n/text';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { useUnsavedGuard } from './useUnsavedGuard';

/**
 * As `useUnsavedGuard`, for a form in a dialog: closing it loses what was typed as leaving the page does, and asks first.
 * `close` is what Cancel, Escape and the cross call; `leave` closes after a save.
 * @param onDiscard when somebody closes or leaves all the same
 */
export function useDialogGuard(
  dirty: boolean,
  onClose: () => void,
  onDiscard: () => void,
): { close: () => void; leave: () => void; dialog: ReactNode } {
  const guard = useUnsavedGuard(dirty, onDiscard);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    guard.release();
    onClose();
  };
  const close = () => (dirty ? setAsking(true) : onClose());
  const dialog = (
    <>
      {guard.dialog}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={<T id="common.discardTitle" />}
          confirmLabel={<T id="common.discard" />}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
            leave();
          }}
          onClose={() => setAsking(false)}
        >
          <T id="common.discardText" />
        </ConfirmDialog>
      )}
    </>
  );
  return { close, leave, dialog };
}
