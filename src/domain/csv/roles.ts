import type { Measure } from '../readings/measure';

/** The roles that a column can have; `ask` where only a person can say it. */
export const columnRoles = [
  'ignore',
  'patientId',
  'dateTime',
  'date',
  'time',
  'systolic',
  'diastolic',
  'pressure',
  'pulse',
  'weight',
  'water',
  'urine',
  'stress',
  'fatigue',
  'dayMark',
  'note',
  'zone',
  'user',
  'ask',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The measure whose value a column of this role holds; the diastolic pressure belongs to its systolic. */
export const measureOfRole: Partial<Record<ColumnRole, Measure>> = {
  systolic: 'bloodPressure',
  pulse: 'pulse',
  weight: 'weight',
  water: 'water',
  urine: 'urine',
  stress: 'stress',
  fatigue: 'fatigue',
};

/** The roles of columns with one measured value; of a blood pressure one of both. */
export const measuredRoles: readonly ColumnRole[] = columnRoles.filter(
  (role) => role === 'diastolic' || measureOfRole[role] !== undefined,
);
