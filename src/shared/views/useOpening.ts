import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedView } from '@/domain/worklist/savedView';
import { useEntities } from '../store/useEntities';
import { useOnce } from '../store/useOnce';
import { views } from './savedViews';

/**
 * Who comes to a list without saying how it should look finds it as they left it, otherwise as their default view has it
 * (§3 #9). True while that is not known yet.
 * @param kept the address's search with which it was left; null where it was not opened yet
 */
export function useOpening(of: SavedView['list'], kept: string | null): boolean {
  const [params, setParams] = useSearchParams();
  const { rows, status } = useEntities(views);
  const isKnown = kept !== null || status === 'ready' || status === 'failed';
  const own = rows.find(({ list, isDefault }) => list === of && isDefault);
  const goal = isKnown ? (kept ?? own?.query ?? '') : null;
  const isHere = useOnce(params.size > 0 || goal === '');

  useEffect(() => {
    if (!isHere && goal) setParams(new URLSearchParams(goal), { replace: true });
  }, [isHere, goal, setParams]);
  return !isHere;
}
