import { useMemo } from 'react';
import { useRuleBook } from '@/features/alertRules/slice';
import { alertLines, type Lines } from '@/domain/alerts/alertLines';
import { measures, type Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';

/**
 * The limits of the alert rules that apply to a patient; null until known.
 * @param today the patient's day
 */
export function useAlertLines(
  patient: Patient,
  today: string,
): { of: (measure: Measure) => Lines; failed: boolean } {
  const { book, failed } = useRuleBook();
  const of = useMemo(() => {
    const lines = new Map(
      measures.map((measure) => [measure, book && alertLines(measure, patient, book, today)] as const),
    );
    return (measure: Measure): Lines => lines.get(measure) ?? null;
  }, [book, patient, today]);
  return { of, failed };
}
