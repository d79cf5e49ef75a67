import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { Entity } from '@/domain/entity';
import { unknownError, type AppError } from '../api/appError';
import { useComeback } from '../api/comeback';
import type { EntitySlice, Status } from './recordSlice';
import { useOnce } from './useOnce';

export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
export const useAppDispatch: () => AppDispatch = useDispatch;

/**
 * True from the first answer or failure on. A page that names its rows from a second list waits for that one too, so
 * that no row moves once it is shown; later refreshes do not take the rows away again.
 */
export const useSettled = (status: Status): boolean => useOnce(status === 'ready' || status === 'failed');

/** A list from the store: fetched when nobody has asked before, aborted when its last view leaves before it came. */
export function useEntities<T extends Entity>(
  slice: EntitySlice<T>,
): { rows: T[]; status: Status; error: AppError | null; reload: () => void } {
  const dispatch = useAppDispatch();
  const { status, error } = useSelector(slice.selectSlice);
  const rows = useSelector(slice.selectAll);
  const reload = () => void dispatch(slice.fetchAll());
  const failure = status === 'failed' ? (error ?? unknownError) : null;
  useComeback(slice, failure, () => void dispatch(slice.fetchAll({ quiet: true })));
  const idle = status === 'idle';
  useEffect(() => {
    if (!idle) return;
    void dispatch(slice.fetchAll());
  }, [dispatch, slice, idle]);
  return { rows, status, error, reload };
}
