import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import type { ReturnState } from '@/shared/navigation/returnPath';
import { selectEndedBy, selectStatus } from './state';

/**
 * Renders its children only to a user whose identity the host has confirmed. Others go to the sign-in page or the lock
 * screen and return to the same path afterwards, except after signing out.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useSelector(selectStatus);
  const endedBy = useSelector(selectEndedBy);
  const { pathname, search, hash } = useLocation();
  switch (status) {
    case 'restoring':
      return null;
    case 'signedIn':
      return children;
    case 'locked':
    case 'unlocking': {
      const state: ReturnState = { from: pathname + search + hash };
      return <Navigate to="/pages/lock-screen" replace state={state} />;
    }
    case 'signingIn':
    case 'signedOut': {
      if (endedBy === 'user' || endedBy === 'otherTab') return <Navigate to="/" replace />;
      const state: ReturnState = { from: pathname + search + hash };
      return <Navigate to="/pages/login" replace state={state} />;
    }
  }
}
