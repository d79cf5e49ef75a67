import type { MessageId } from '@/locales';

/** The columns that can be chosen, in their order; the name always stands first. */
export const columnIds = [
  'severity',
  'age',
  'category',
  'pathologies',
  'pressure',
  'trend',
  'water',
  'urine',
  'weight',
  'stress',
  'fatigue',
  'egfr',
  'potassium',
  'data',
  'alerts',
  'reviewed',
  'referent',
  'status',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** The words over a column that has no room for its name; the name is said at the pointer. */
export const headWords: Partial<Record<ColumnId, MessageId>> = {
  pressure: 'worklist.headPressure',
  trend: 'worklist.headTrend',
  water: 'worklist.headWater',
  urine: 'worklist.headUrine',
  weight: 'worklist.headWeight',
  egfr: 'worklist.headEgfr',
  alerts: 'worklist.headAlerts',
  reviewed: 'worklist.headReviewed',
};

/** The default columns, for a round. */
export const usualColumns: readonly ColumnId[] = [
  'severity',
  'pressure',
  'trend',
  'water',
  'data',
  'alerts',
  'reviewed',
];

export const columnWords = {
  severity: 'worklist.columnSeverity',
  age: 'worklist.columnAge',
  category: 'worklist.columnCategory',
  pathologies: 'worklist.columnPathologies',
  pressure: 'worklist.columnPressure',
  trend: 'worklist.columnTrend',
  water: 'worklist.columnWater',
  urine: 'worklist.columnUrine',
  weight: 'worklist.columnWeight',
  stress: 'worklist.columnStress',
  fatigue: 'worklist.columnFatigue',
  egfr: 'worklist.columnEgfr',
  potassium: 'worklist.columnPotassium',
  data: 'worklist.columnData',
  alerts: 'worklist.columnAlerts',
  reviewed: 'worklist.columnReviewed',
  referent: 'worklist.columnReferent',
  status: 'worklist.columnStatus',
} as const satisfies Record<ColumnId, MessageId>;
