import { useEffect, useRef, useState } from 'react';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { LOCKS_NOW } from './idle';

/** The countdown is announced to a screen reader at the start and again when this is left, s. */
const TOLD_AGAIN_S = 30;

/**
 * Warns that the screen is about to lock, and counts down. Any key, click or touch counts as activity.
 * @param left until the screen locks, ms
 */
export function IdleWarning({
  left,
  onStay,
  onLock,
}: {
  left: number;
  onStay: () => void;
  onLock: () => void;
}) {
  const stay = useRef<HTMLButtonElement>(null);
  // Runs after the dialog has focused itself.
  useEffect(() => {
    const timer = setTimeout(() => stay.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const seconds = Math.ceil(left / 1_000);
  const [begun] = useState(seconds);
  const told = seconds > TOLD_AGAIN_S ? begun : Math.min(begun, TOLD_AGAIN_S);
  return (
    <Dialog
      isOpen
      size="sm"
      title={<T id="session.warnTitle" />}
      onClose={onStay}
      footer={
        <>
          <button type="button" className="btn btn-outline-secondary" {...LOCKS_NOW} onClick={onLock}>
            <T id="session.lockNow" />
          </button>
          <button ref={stay} type="button" className="btn btn-primary" onClick={onStay}>
            <T id="session.stay" />
          </button>
        </>
      }
    >
      <p role="timer" aria-live="off" className="fs-5 fw-semibold mb-2">
        <T id="session.warnLeft" values={{ seconds }} />
      </p>
      <p className="mb-0">
        <T id="session.warnText" />
      </p>
      <p role="alert" className="visually-hidden">
        <T id="session.warnLeft" values={{ seconds: told }} />
      </p>
    </Dialog>
  );
}
