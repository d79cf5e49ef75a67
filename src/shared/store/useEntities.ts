import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Entity } from '@/domain/entity';
import type { AppError } from '../api/appError';
import type { EntitySlice, Status } from './entitySlice';

export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
export const useAppDispatch: () => AppDispatch = useDispatch;

/** A list from the store: fetched when nobody has asked before, aborted when its last view leaves before it came. */
export function useEntities<T extends Entity>(
  slice: EntitySlice<T>,
): { rows: T[]; status: Status; error: AppError | null; reload: () => void } {
  const dispatch = useAppDispatch();
  const { status, error } = useSelector(slice.selectSlice);
  const rows = useSelector(slice.selectAll);
  const reload = () => void dispatch(slice.fetchAll());
  const idle = status === 'idle';
  useEffect(() => {
    if (!idle) return;
    void dispatch(slice.fetchAll());
  }, [dispatch, slice, idle]);
  return { rows, status, error, reload };
}
