import { useDeferredValue, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { Entity } from '@/domain/entity';
import type { AppError } from '../api/appError';
import { unknownError } from '../api/unknownError';
import { useComeback } from '../api/comeback';
import { rowsOf } from './entities';
import type { Entities, EntitySlice, Status } from './recordSlice';
import { useOnce } from './useOnce';

export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
export const useAppDispatch: () => AppDispatch = useDispatch;

/**
 * True from the first answer or failure on. A page that names its rows from a second list waits for that one too, so
 * that no row moves once it is shown; later refreshes do not take the rows away again.
 */
export const useSettled = (status: Status): boolean => useOnce(status === 'ready' || status === 'failed');

interface Listed<T extends Entity> {
  rows: T[];
  status: Status;
  error: AppError | null;
  reload: () => void;
}

/** Fetches the list when nobody has asked before; it is aborted when its last view leaves before it came. */
function useListed<T extends Entity>(
  slice: EntitySlice<T>,
  stored: Entities<T>,
  shown: Entities<T>,
): Listed<T> {
  const dispatch = useAppDispatch();
  const reload = () => void dispatch(slice.fetchAll());
  const failureOf = ({ status, error }: Entities<T>) =>
    status === 'failed' ? (error ?? unknownError) : null;
  useComeback(slice, failureOf(stored), () => void dispatch(slice.fetchAll({ quiet: true })));
  const idle = stored.status === 'idle';
  useEffect(() => {
    if (!idle) return;
    void dispatch(slice.fetchAll());
  }, [dispatch, slice, idle]);
  return { rows: rowsOf(shown), status: shown.status, error: failureOf(shown), reload };
}

/** A list from the store, as it is. */
export function useEntities<T extends Entity>(slice: EntitySlice<T>): Listed<T> {
  const stored = useSelector(slice.selectSlice);
  return useListed(slice, stored, stored);
}

/**
 * A list from the store for a page that takes long to draw: after a change it is shown as before until that of after the
 * change is drawn, and whatever somebody types or presses meanwhile comes first.
 */
export function useCalmEntities<T extends Entity>(slice: EntitySlice<T>): Listed<T> & { held: Entities<T> } {
  const stored = useSelector(slice.selectSlice);
  const held = useDeferredValue(stored);
  return { ...useListed(slice, stored, held), held };
}
