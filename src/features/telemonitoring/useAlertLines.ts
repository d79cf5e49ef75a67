import { useMemo } from 'react';
import { rules, thresholds, type Listed } from '@/features/alertRules/slice';
import { alertLines } from '@/domain/alertLines';
import { measures, type Measure } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import { useEntities } from '@/shared/store/useEntities';
import type { Lines } from './targets';

const readable = <T>(listed: readonly Listed<T>[]): T[] =>
  listed.flatMap(({ value }) => (value === null ? [] : [value]));

/**
 * The limits of the alert rules that hold for a patient. Null until both rules and the figures put in their place are
 * known: half of them would draw a limit that is not this patient's.
 * @param today the patient's day
 */
export function useAlertLines(
  patient: Patient,
  today: string,
): { of: (measure: Measure) => Lines; failed: boolean } {
  const book = useEntities(rules);
  const own = useEntities(thresholds);
  const isKnown = book.status === 'ready' && own.status === 'ready';
  const failed = book.status === 'failed' || own.status === 'failed';
  const all = useMemo(
    () => (isKnown ? { rules: readable(book.rows), thresholds: readable(own.rows) } : null),
    [isKnown, book.rows, own.rows],
  );
  const of = useMemo(() => {
    const lines = new Map(
      measures.map((measure) => [measure, all && alertLines(measure, patient, all, today)] as const),
    );
    return (measure: Measure): Lines => lines.get(measure) ?? null;
  }, [all, patient, today]);
  return { of, failed };
}
