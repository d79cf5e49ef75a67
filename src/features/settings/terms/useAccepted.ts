import { useMemo } from 'react';
import { patients } from '@/features/patients/slice';
import { useEntities } from '@/shared/store/useEntities';

/** How many patients accepted each of the terms, by their id; null until all patients are known. */
export function useAccepted(): ReadonlyMap<string, number> | null {
  const { rows, status } = useEntities(patients);
  return useMemo(() => {
    if (status !== 'ready') return null;
    const counts = new Map<string, number>();
    for (const { ext } of rows)
      if (ext.consent) counts.set(ext.consent.terms, (counts.get(ext.consent.terms) ?? 0) + 1);
    return counts;
  }, [rows, status]);
}
