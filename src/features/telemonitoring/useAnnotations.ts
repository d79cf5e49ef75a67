import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Annotation } from '@/domain/annotation';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { annotations, fetchAnnotations } from './annotations';

/**
 * The annotations of a patient, the newest first; fetched when the patient is shown and again after a change.
 * `isKnown` from the first answer on: before it, and
 * where it failed, none means nothing. Call it once per page and hand its rows on.
 */
export function useAnnotations(patient: string): { rows: Annotation[]; isKnown: boolean } {
  const dispatch = useAppDispatch();
  const { status } = useSelector(annotations.selectSlice);
  const all = useSelector(annotations.selectAll);
  const asked = useRef('');
  const isStale = status === 'idle';
  useEffect(() => {
    if (!isStale && asked.current === patient) return;
    asked.current = patient;
    void dispatch(fetchAnnotations({ patient }));
  }, [dispatch, patient, isStale]);
  const rows = useMemo(() => all.filter((one) => one.patient === patient), [all, patient]);
  return { rows, isKnown: useOnce(status === 'ready') };
}
