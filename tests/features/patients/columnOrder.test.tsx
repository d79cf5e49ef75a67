import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/patientDay';
import type { PatientSummary } from '@/domain/patients/summary';
import { rowOf } from '@/domain/worklist/worklist';
import { valueOf, type SortKey } from '@/features/patients/worklist/columns/columns';

import { aSummary, hoursAgo, NOW } from '@tests/support/builders';
import { worklistInOrder } from '@tests/support/lists';

const TODAY = '2026-11-20';
const ago = (days: number) => addDays(TODAY, -days);
const row = (parts: Partial<PatientSummary> = {}) => rowOf(aSummary(parts), NOW);
const pressure = (daysBack: number, systolic: number) => ({
  day: ago(daysBack),
  systolic,
  diastolic: 80,
  readings: 3,
});
const reviewed = (hours: number) => ({ by: 'x', at: hoursAgo(hours), version: '1' });
const lab = (subject: 'potassium' | 'egfr', value: number) => ({
  labFigures: { [subject]: { at: hoursAgo(24), value } },
});

describe('AP09 the order of each column of the worklist', () => {
  const ids = (rows: ReturnType<typeof row>[], key: SortKey, descending: boolean) =>
    worklistInOrder(rows, valueOf(key), descending)
      .map(({ summary }) => summary.id)
      .join(' ');
  const urine = (ml: number) => ({ urineDays: [{ day: ago(1), ml, voids: 4 }] });
  const score = (value: number) => ({
    latest: { stress: { at: hoursAgo(1), value } },
    stressDays: [{ day: TODAY, mean: value, max: value, readings: 1 }],
  });
  const weight = (kg: number) => ({
    weightDays: [
      { day: ago(1), kg: 70 },
      { day: TODAY, kg },
    ],
  });
  it.each<[SortKey, Partial<PatientSummary>, Partial<PatientSummary>]>([
    ['pressure', { pressureDays: [pressure(0, 120)] }, { pressureDays: [pressure(0, 150)] }],
    ['urine', urine(400), urine(900)],
    ['water', { waterDays: [{ day: ago(1), ml: 1 }] }, { waterDays: [{ day: ago(1), ml: 2 }] }],
    ['stress', score(2), score(7)],
    ['weight', weight(69), weight(71)],
  ])('%s: turned round, and last without a value either way', (key, less, more) => {
    const rows = [
      row({ id: 'zoe', lastName: 'Zwahlen' }),
      row({ id: 'more', ...more }),
      row({ id: 'abt', lastName: 'Abt' }),
      row({ id: 'less', ...less }),
    ];
    for (const order of [rows, rows.toReversed()]) {
      expect(ids(order, key, false)).toBe('less more abt zoe');
      expect(ids(order, key, true)).toBe('more less abt zoe');
    }
  });

  it.each<[SortKey, Partial<PatientSummary>, Partial<PatientSummary>]>([
    ['reviewed', {}, { reviewed: reviewed(50) }],
    ['reviewed', { reviewed: reviewed(50) }, { reviewed: reviewed(2) }],
    ['referent', { referent: 'A' }, {}],
    ['status', { status: 'pending' }, { status: 'paused' }],
    ['category', { category: 'CKD' }, { category: null }],
    ['potassium', lab('potassium', 4.9), lab('potassium', 6.1)],
    ['egfr', lab('egfr', 24), {}],
  ])('sort by %s: %j before %j', (key, first, second) => {
    const rows = [row({ id: 'second', ...second }), row({ id: 'first', ...first })];
    expect(worklistInOrder(rows, valueOf(key), false).map(({ summary }) => summary.id)).toEqual([
      'first',
      'second',
    ]);
  });
});
