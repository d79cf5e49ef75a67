import { useCallback, useMemo } from 'react';
import { fullName } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';

/** The name of a patient by id; the id where there is none. */
export function useNames(patients: readonly PatientSummary[]): (id: string) => string {
  const names = useMemo(() => new Map(patients.map((one) => [one.id, fullName(one)])), [patients]);
  return useCallback((id) => names.get(id) ?? id, [names]);
}
