import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useOutletContext } from 'react-router-dom';
import { useLink } from '@/features/auth/signIn/useLinkToken';
import { selectStatus } from '@/session/state';

/**
 * Whether somebody was signed in before they came to this address. Who signs in at a door is led on by it, and so is
 * who comes to one with something in the address for it, such as a link or the answer of a provider.
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

/** The same, as the frame tells the pages in it. */
export const useSignedIn = (): boolean => useOutletContext<boolean | undefined>() === true;
