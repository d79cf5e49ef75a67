import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectProfile, selectStatus } from '@/session/state';
import { useOnce } from '@/shared/store/useOnce';
import { selectNotices } from './notifications';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost')).ToastHost }));

/**
 * Toasts are fetched with the first one: the sign-in page needs none to be usable. On a locked screen there are none;
 * what is bad comes back when it is unlocked.
 */
export function Toasts() {
  const wanted = useOnce(useSelector(selectNotices).length > 0);
  // Somebody is known and not let in, also on the way back from their organisation's sign-in.
  const isLocked = useSelector(
    (state) => selectProfile(state) !== null && selectStatus(state) !== 'signedIn',
  );
  const user = useSelector((state) => selectProfile(state)?.username);
  const [seen, setSeen] = useState({ user, rounds: 0 });
  if (seen.user !== user) setSeen({ user, rounds: seen.rounds + (seen.user === undefined ? 0 : 1) });
  return wanted && !isLocked ? (
    <Suspense fallback={null}>
      {/* Whoever leaves takes along what was said to them: it may name a patient. What is still to be said comes again. */}
      <ToastHost key={seen.rounds} />
    </Suspense>
  ) : null;
}
