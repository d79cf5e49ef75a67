import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useRuleBook } from '@/features/alertRules/slice';
import { alertLines, type Lines } from '@/domain/alerts/alertLines';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useAppDispatch } from '@/shared/store/useEntities';
import { patients } from '@/features/patients/slice';

/**
 * The alert limits of blood pressure that apply to the patient in the drawer; null until the rules and the record that
 * selects them are loaded. A row of the list does not contain enough for that.
 */
export function useDrawerLimits({ summary: { id }, today }: WorklistRow): { lines: Lines; failed: boolean } {
  const dispatch = useAppDispatch();
  const { book, failed } = useRuleBook();
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const [missing, setMissing] = useState<string | null>(null);
  const isKnown = patient !== undefined;

  useEffect(() => {
    if (isKnown) return undefined;
    const call = dispatch(patients.fetchOne(id));
    void call.then((outcome) => {
      if (patients.fetchOne.rejected.match(outcome) && !outcome.payload?.aborted) setMissing(id);
    });
    return () => call.abort();
  }, [dispatch, id, isKnown]);

  const lines = useMemo(
    () => (book && patient ? alertLines('bloodPressure', patient, book, today) : null),
    [book, patient, today],
  );
  return { lines, failed: failed || (!isKnown && missing === id) };
}
