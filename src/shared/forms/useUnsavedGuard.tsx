import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { T } from '../i18n/text';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/**
 * Asks before typed entries are lost: by our own dialog on the way to another page, by the browser's when the document
 * is left. The latter only listens while there is something to lose, so that clean pages stay in the back/forward cache.
 * Returns the dialog to render, and `release`, to be called before the navigation that follows a save.
 * @param dirty whether something typed differs from what is stored
 * @param onDiscard when somebody leaves all the same
 */
export function useUnsavedGuard(
  dirty: boolean,
  onDiscard?: () => void,
): { dialog: ReactNode; release: () => void } {
  const released = useRef(false);
  const blocker = useBlocker(() => dirty && !released.current);

  useEffect(() => {
    if (!dirty) return;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  // Mounted only while it asks: a modal that is opened again during its closing leaves the page locked.
  const dialog = blocker.state === 'blocked' && (
    <ConfirmDialog
      isOpen
      title={<T id="common.discardTitle" />}
      confirmLabel={<T id="common.discard" />}
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    >
      <T id="common.discardText" />
    </ConfirmDialog>
  );
  const release = () => {
    released.current = true;
  };
  return { dialog, release };
}
