import { useSelector } from 'react-redux';
import { selectIsLocked, selectRole, selectStatus } from '@/session/state';

/** Where somebody who is signed in goes from a page that is for those who are not; null for the latter. */
export function useNextPage(): string | null {
  const status = useSelector(selectStatus);
  const role = useSelector(selectRole);
  const isLocked = useSelector(selectIsLocked);
  // A newcomer may open nothing but the profile.
  if (status === 'signedIn') return role === null ? '/user/profile' : '/dashboard';
  return isLocked ? '/pages/lock-screen' : null;
}
