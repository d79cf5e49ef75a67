import { describe, expect, it } from 'vitest';
import { addDays, dayBounds } from '@/domain/patientDay';
import { periodRange } from '@/domain/readings/periods';
import type { Reading } from '@/domain/readings/reading';
import { viewOf } from '@/features/telemonitoring/period/periodView';
import { NOW } from '@tests/support/builders';

const clock = { timeZone: 'Europe/Berlin' };
const TODAY = '2026-11-20';

const drunk = (day: string, value: number): Reading => ({
  id: day,
  version: '1',
  updatedAt: '',
  patient: 'p1',
  measure: 'water',
  at: new Date(dayBounds(day, clock).from + 9 * 3_600_000).toISOString(),
  value,
  source: 'patient',
});

describe('a sum that still grows', () => {
  const readings = [drunk(addDays(TODAY, -2), 1500), drunk(addDays(TODAY, -1), 1700), drunk(TODAY, 200)];
  const view = viewOf(readings, {
    measure: 'water',
    range: periodRange('yearly', TODAY, clock),
    clock,
    now: NOW,
  });

  it('is no part of the month’s mean, and its day is not counted as one with data', () => {
    const month = view.months.find(({ month: name }) => name === '2026-11');
    expect(month).toMatchObject({ mean: { value: 1600 }, days: 2, readings: 3 });
  });

  it('is shown as the day’s own total', () => {
    expect(view.days.find(({ day }) => day === TODAY)?.level).toEqual({ value: 200 });
  });
});
