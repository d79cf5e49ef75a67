import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { T } from '../i18n/text';
import { useBlocker } from '../navigation/router';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { changeDirtyForms, dirtyForms, followDirtyForms, isAnythingUnsaved } from './dirtyForms';

/** A router asks but one: the first of the dirty forms speaks for all, a page as well as the dialog over it. */
const speaker = () => dirtyForms()[0]?.id;

/**
 * Asks before typed entries are lost: by our own dialog on the way to another page, by the browser's when the document
 * is left. Both only listen while there is something to lose: clean pages stay in the back/forward cache, and a clean
 * form never stands in the way of a dirty one.
 * Returns the dialog to render, and `release`, to be called before the navigation that follows a save.
 * @param dirty whether something typed differs from what is stored
 * @param onDiscard when somebody leaves all the same
 */
export function useUnsavedGuard(
  dirty: boolean,
  onDiscard?: () => void,
): { dialog: ReactNode; release: () => void } {
  const id = useId();
  const released = useRef(false);
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  });

  useEffect(() => {
    if (!dirty) return;
    released.current = false;
    const own = { id, isReleased: () => released.current, discard: () => discard.current?.() };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    changeDirtyForms([...dirtyForms(), own]);
    return () => {
      window.removeEventListener('beforeunload', ask);
      changeDirtyForms(dirtyForms().filter((one) => one !== own));
    };
  }, [dirty, id]);

  const release = () => {
    released.current = true;
  };
  const speaks = useSyncExternalStore(followDirtyForms, speaker) === id;
  return { dialog: dirty && speaks && <LeaveQuestion />, release };
}

function LeaveQuestion() {
  const held = useBlocker(isAnythingUnsaved);
  // Mounted only while it asks: a modal that is opened again during its closing leaves the page locked.
  return (
    held && (
      <ConfirmDialog
        isOpen
        title={<T id="common.discardTitle" />}
        confirmLabel={<T id="common.discard" />}
        onConfirm={() => {
          for (const one of dirtyForms()) one.discard();
          held.proceed();
        }}
        onClose={() => held.reset()}
      >
        <T id="common.discardText" />
      </ConfirmDialog>
    )
  );
}
