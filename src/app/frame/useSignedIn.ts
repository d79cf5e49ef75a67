import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useOutletContext } from 'react-router-dom';
import { useLink } from '@/features/auth/signIn/useLinkToken';
import { selectStatus } from '@/session/state';

/**
 * Whether the user was signed in before opening this address. A sign-in page redirects after signing in, and keeps the
 * parameters of a link or of a provider's answer.
 */
export function useCameSignedIn(): boolean {
  const { key, search } = useLocation();
  const status = useSelector(selectStatus);
  const link = useLink();
  const [enteringAt, setEnteringAt] = useState<string | null>(null);
  const isEntering = status === 'signingIn' || status === 'signedOut';
  if (isEntering && enteringAt !== key) setEnteringAt(key);
  return status === 'signedIn' && enteringAt !== key && search === '' && link === null;
}

/** The same, as passed by the frame to its pages. */
export const useSignedIn = (): boolean => useOutletContext<boolean | undefined>() === true;
