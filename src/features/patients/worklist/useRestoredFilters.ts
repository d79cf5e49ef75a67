import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectStatus } from '@/session/state';
import { useOpening } from '@/shared/views/useOpening';
import { selectWorklistSearch, worklistLeft } from '../slice';

/** The list's part of an address's search: the patient beside the list is not a part of it. */
function listPart(params: URLSearchParams): string {
  const own = new URLSearchParams(params);
  own.delete('patient');
  return own.toString();
}

/**
 * Restores the list when it is opened without parameters: as it was left, otherwise by the default view (§3 #9). True
 * while that is not known yet.
 */
export function useRestoredFilters(): boolean {
  const store = useStore();
  const [params] = useSearchParams();
  const kept = useSelector(selectWorklistSearch);
  const isReturning = useOpening('worklist', kept);
  const left = useRef('');
  useEffect(() => {
    left.current = listPart(params);
  }, [params]);
  useEffect(
    () => () => {
      // Signing out or locking also leaves the page, but its filters must not be restored for the next user.
      if (selectStatus(store.getState()) === 'signedIn') store.dispatch(worklistLeft(left.current));
    },
    [store],
  );
  return isReturning;
}
