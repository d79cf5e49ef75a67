import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addWorkingDays,
  isWorkingDay,
  nextWorking,
  usualCalendar,
  type WorkingCalendar,
} from '@/domain/alerts/workingCalendar';

const berlin = usualCalendar('Europe/Berlin');
const at = (text: string) => Date.parse(text);
const next = (text: string, calendar: WorkingCalendar = berlin) =>
  new Date(nextWorking(at(text), calendar)).toISOString();
const later = (text: string, days: number, calendar: WorkingCalendar = berlin) =>
  new Date(addWorkingDays(at(text), days, calendar)).toISOString();

it.each([
  ['within hours it is now', '2026-11-20T11:00:00Z', '2026-11-20T11:00:00.000Z'],
  ['the first moment of work is work', '2026-11-20T07:00:00Z', '2026-11-20T07:00:00.000Z'],
  ['before work it begins the same day', '2026-11-20T06:59:59Z', '2026-11-20T07:00:00.000Z'],
  [
    'the end of work is not work any more: Friday evening waits for Monday',
    '2026-11-20T17:00:00Z',
    '2026-11-23T07:00:00.000Z',
  ],
  ['the last moment is', '2026-11-20T16:59:59.999Z', '2026-11-20T16:59:59.999Z'],
  ['Sunday waits for Monday', '2026-11-22T12:00:00Z', '2026-11-23T07:00:00.000Z'],
  [
    'after the clocks went forward work begins at eight all the same',
    '2026-03-29T12:00:00Z',
    '2026-03-30T06:00:00.000Z',
  ],
  ['and after they went back', '2026-10-25T12:00:00Z', '2026-10-26T07:00:00.000Z'],
])('The next working moment: %s', (_, from, expected) => {
  expect(next(from)).toBe(expected);
});

it('counts working days over weekends, holidays and changes of the clock, at the same time of day', () => {
  expect(later('2026-11-20T14:00:00Z', 3)).toBe('2026-11-25T14:00:00.000Z');
  expect(later('2026-11-21T14:00:00Z', 3)).toBe('2026-11-26T07:00:00.000Z');
  const off = { ...berlin, holidays: ['2026-11-23', '2026-11-24'] };
  expect(isWorkingDay('2026-11-23', off)).toBe(false);
  expect(later('2026-11-20T14:00:00Z', 1, off)).toBe('2026-11-25T14:00:00.000Z');
  expect(later('2026-03-27T14:00:00Z', 1)).toBe('2026-03-30T13:00:00.000Z');
  expect(later('2026-10-23T13:00:00Z', 1)).toBe('2026-10-26T14:00:00.000Z');
  expect(later('2026-11-20T14:00:00Z', 0)).toBe('2026-11-20T14:00:00.000Z');
});

it('knows other weeks, and reads an unknown zone as UTC', () => {
  const weekend = { ...usualCalendar('Nowhere/At_all'), days: [6, 7] };
  expect(next('2026-11-20T12:00:00Z', weekend)).toBe('2026-11-21T08:00:00.000Z');
  expect(later('2026-11-22T12:00:00Z', 1, weekend)).toBe('2026-11-28T12:00:00.000Z');
});

it('comes to an end where nobody ever works', () => {
  expect(next('2026-11-20T12:00:00Z', { ...berlin, days: [] })).toBe('2026-11-21T07:00:00.000Z');
});

it('always lies within working hours and never before', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Pacific/Apia', 'UTC');
  const instants = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') });
  fc.assert(
    fc.property(zones, instants, fc.integer({ min: 0, max: 6 }), (zone, instant, days) => {
      const calendar = usualCalendar(zone);
      const begins = nextWorking(instant, calendar);
      expect(begins).toBeGreaterThanOrEqual(instant);
      expect(nextWorking(begins, calendar)).toBe(begins);
      const end = addWorkingDays(instant, days, calendar);
      expect(nextWorking(end, calendar)).toBe(end);
      expect(end > begins).toBe(days > 0);
    }),
    { numRuns: 60 },
  );
});
