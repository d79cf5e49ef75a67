import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectStatus } from '@/session/state';
import { useEntities } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { selectWorklistSearch, views, worklistLeft } from '../slice';

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
export function useReturn(): boolean {
  const store = useStore();
  const [params, setParams] = useSearchParams();
  const kept = useSelector(selectWorklistSearch);
  const { rows, status } = useEntities(views);
  const isKnown = kept !== null || status === 'ready' || status === 'failed';
  const own = rows.find(({ list, isDefault }) => list === 'worklist' && isDefault);
  const goal = isKnown ? (kept ?? own?.query ?? '') : null;
  const isHere = useOnce(params.size > 0 || goal === '');

  useEffect(() => {
    if (!isHere && goal) setParams(new URLSearchParams(goal), { replace: true });
  }, [isHere, goal, setParams]);

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
  return !isHere;
}
