import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/**
 * The foot of a dialog that does something: *Cancel*, and the action in its own word. While it is done both buttons stay
 * where they are, with the focus they may have, and do nothing.
 * @param onConfirm where the dialog is no form; otherwise the second button submits it
 * @param hasFocus whether the action has the focus at first, so that Enter does it
 */
export function DialogActions({
  confirmLabel,
  tone = 'primary',
  busy,
  isPossible = true,
  onCancel,
  onConfirm,
  hasFocus = false,
}: {
  confirmLabel: ReactNode;
  tone?: 'primary' | 'danger';
  busy: boolean;
  /** True where there is anything to do: a user who finds that there is not can still cancel. */
  isPossible?: boolean;
  onCancel: () => void;
  onConfirm?: () => void;
  hasFocus?: boolean;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={busy}
        onClick={busy ? undefined : onCancel}
      >
        <FormattedMessage id="common.cancel" />
      </button>
      <button
        ref={button}
        type={onConfirm ? 'button' : 'submit'}
        className={`btn btn-${tone}`}
        aria-disabled={busy || !isPossible}
        aria-busy={busy}
        // The key that opened the dialog may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={busy || !isPossible ? undefined : onConfirm}
      >
        {confirmLabel}
      </button>
    </>
  );
}
