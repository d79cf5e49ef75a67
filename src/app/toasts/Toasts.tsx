import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectProfile, selectStatus } from '@/session/state';
import { useOnce } from '@/shared/store/useOnce';
import { selectNotices } from './notifications';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost')).ToastHost }));

/**
 * The toast code is loaded with the first toast, because the sign-in page does not need it. A locked screen shows no
 * toasts; errors reappear when it is unlocked.
 */
export function Toasts() {
  const wanted = useOnce(useSelector(selectNotices).length > 0);
  // The user is known but the screen is locked, also during the return from their organisation's sign-in.
  const isLocked = useSelector(
    (state) => selectProfile(state) !== null && selectStatus(state) !== 'signedIn',
  );
  const user = useSelector((state) => selectProfile(state)?.username);
  const [seen, setSeen] = useState({ user, rounds: 0 });
  if (seen.user !== user) setSeen({ user, rounds: seen.rounds + (seen.user === undefined ? 0 : 1) });
  return wanted && !isLocked ? (
    <Suspense fallback={null}>
      {/* Signing out removes shown toasts, because they may name a patient. Pending ones are shown again. */}
      <ToastHost key={seen.rounds} />
    </Suspense>
  ) : null;
}
