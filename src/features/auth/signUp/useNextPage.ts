import { useSelector } from 'react-redux';
import { selectIsLocked, selectRole, selectStatus } from '@/session/state';

/** Where a signed-in user is redirected from a page for signed-out users; null for the latter. */
export function useNextPage(): string | null {
  const status = useSelector(selectStatus);
  const role = useSelector(selectRole);
  const isLocked = useSelector(selectIsLocked);
  // A new user may open only the profile.
  if (status === 'signedIn') return role === null ? '/user/profile' : '/dashboard';
  return isLocked ? '/pages/lock-screen' : null;
}
