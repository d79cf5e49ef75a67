import { describe, expect, it } from 'vitest';
import { addDays, daysOf, isDay, spanOf, weekOf } from '@/showcase/forms/elements/looks/days';

describe('§2.7: days of the pickers', () => {
  it('are existing ones', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['', '2027-02-29', '2027-13-01', '27-01-01', '2027-1-1', 'today'])
      expect(isDay(text)).toBe(false);
  });

  it('are counted with both ends, over the end of a month and a leap day', () => {
    expect(daysOf('2026-11-23', '2026-11-29')).toBe(7);
    expect(daysOf('2028-02-28', '2028-03-01')).toBe(3);
    expect(daysOf('2026-11-23', '2026-11-23')).toBe(1);
    expect(daysOf('2026-11-23', '2026-11-22')).toBe(0);
    expect(daysOf('2026-11-23', '2026-11-01')).toBe(0);
  });

  it('are added to over the end of a year', () => {
    expect(addDays('2026-12-24', 14)).toBe('2027-01-07');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it.each([
    ['2026-01-01', 1],
    ['2026-12-31', 53],
    ['2027-01-01', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
    ['2023-01-01', 52],
    ['2026-11-22', 47],
    ['2026-11-23', 48],
  ])('%s lies in week %i of ISO 8601', (day, week) => {
    expect(weekOf(day)).toBe(week);
  });

  it('are found in a span, at its ends too', () => {
    const spans = [
      { from: '2026-12-24', to: '2026-12-26' },
      { from: '2027-01-01', to: '2027-01-03' },
    ];
    expect(spanOf('2026-12-24', spans)).toBe(spans[0]);
    expect(spanOf('2027-01-03', spans)).toBe(spans[1]);
    expect(spanOf('2026-12-27', spans)).toBeUndefined();
  });
});
