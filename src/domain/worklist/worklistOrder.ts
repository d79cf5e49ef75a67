import { programmeStates } from '../patients/patient';
import { triageSections } from './triage';
import { byAgeAndName, compare, type WorklistRow } from './worklist';
import { figuresOf } from './worklistFigures';

export const sortKeys = [
  'severity',
  'name',
  'age',
  'category',
  'pressure',
  'water',
  'urine',
  'weight',
  'stress',
  'fatigue',
  'data',
  'alerts',
  'reviewed',
  'referent',
  'status',
] as const;
export type SortKey = (typeof sortKeys)[number];

const values: Record<SortKey, (row: WorklistRow) => number | string | null> = {
  severity: ({ triage }) => triageSections.indexOf(triage.section),
  name: ({ sortName }) => sortName,
  age: ({ age }) => age,
  category: ({ summary }) => summary.category,
  pressure: ({ mean }) => mean?.systolic ?? null,
  water: ({ waterYesterday }) => waterYesterday,
  urine: (row) => figuresOf(row).urine?.ml ?? null,
  weight: (row) => figuresOf(row).weightChange,
  stress: (row) => figuresOf(row).stress,
  fatigue: (row) => figuresOf(row).fatigue,
  data: ({ triage }) => triage.daysSinceData,
  alerts: ({ summary }) => summary.alerts.length,
  // Who was never looked at waits longest.
  reviewed: (row) => figuresOf(row).reviewedAt ?? 0,
  referent: ({ summary }) => summary.referent ?? null,
  status: ({ summary }) => programmeStates.indexOf(summary.status),
};

/**
 * Rows in the order asked for; ties by the age of the alert, then by name. No value sorts last in either direction,
 * because it is neither the best nor the worst.
 */
export function sortRows(rows: readonly WorklistRow[], key: SortKey, descending: boolean): WorklistRow[] {
  const sign = descending ? -1 : 1;
  const valued = rows.map((row) => ({ row, value: values[key](row) }));
  valued.sort((a, b) => {
    if (a.value === null || b.value === null) {
      if (a.value !== b.value) return a.value === null ? 1 : -1;
    } else {
      const order = compare(a.value, b.value);
      if (order !== 0) return sign * order;
    }
    return byAgeAndName(a.row, b.row);
  });
  return valued.map(({ row }) => row);
}
