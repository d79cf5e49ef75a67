import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { Patient } from '@/domain/patients/patient';
import { patients } from '@/features/patients/slice';
import { useAppDispatch } from '@/shared/store/useEntities';

/** The record of the patient whom an alert is about, by id; undefined until it has come. */
export function useAlertPatient(id: string): Patient | undefined {
  const dispatch = useAppDispatch();
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const isKnown = patient !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    const call = dispatch(patients.fetchOne(id));
    return () => call.abort();
  }, [dispatch, id, isKnown]);
  return patient;
}
