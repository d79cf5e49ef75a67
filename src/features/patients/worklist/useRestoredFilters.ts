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
 * Who comes to the list without saying how it should look finds it as they left it, otherwise as their default view has
 * it (§3 #9). True while that is not known yet.
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
      // Whoever signs out or locks leaves the page too, and what they looked for goes with them.
      if (selectStatus(store.getState()) === 'signedIn') store.dispatch(worklistLeft(left.current));
    },
    [store],
  );
  return isReturning;
}
