import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectHasDrafts } from '@/session/drafts/drafts';
import { useSignOut } from '@/session/useSignOut';
import { T } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';

/**
 * Signs the locked user out, for another person. It confirms first if unsaved input would be lost, as does leaving the
 * document.
 */
export function LeaveLocked({ name }: { name: string }) {
  const signOut = useSignOut();
  const hasDrafts = useSelector(selectHasDrafts);
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    if (!hasDrafts) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasDrafts]);

  return (
    <>
      <button
        type="button"
        className="btn btn-link w-100 mt-3"
        onClick={() => (hasDrafts ? setAsks(true) : signOut())}
      >
        <T id="session.notYou" />
      </button>
      {asks && (
        <ConfirmDialog
          isOpen
          title={<T id="session.dropTitle" />}
          confirmLabel={<T id="session.signOut" />}
          onConfirm={signOut}
          onClose={() => setAsks(false)}
        >
          <T id="session.dropText" values={{ name: <bdi>{name}</bdi> }} />
        </ConfirmDialog>
      )}
    </>
  );
}
