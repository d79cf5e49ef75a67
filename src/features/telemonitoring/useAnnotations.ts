import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Annotation } from '@/domain/annotation';
import type { Status } from '@/shared/store/entitySlice';
import { useAppDispatch } from '@/shared/store/useEntities';
import { annotations, fetchAnnotations } from './annotations';

/** The annotations of a patient, the newest first; fetched when the patient is shown and again after a change. */
export function useAnnotations(patient: string): { rows: Annotation[]; status: Status } {
  const dispatch = useAppDispatch();
  const { status } = useSelector(annotations.selectSlice);
  const all = useSelector(annotations.selectAll);
  const asked = useRef('');
  const isStale = status === 'idle';
  useEffect(() => {
    if (!isStale && asked.current === patient) return;
    asked.current = patient;
    void dispatch(fetchAnnotations({ patient, quiet: true }));
  }, [dispatch, patient, isStale]);
  const rows = useMemo(() => all.filter((one) => one.patient === patient), [all, patient]);
  return { rows, status };
}
