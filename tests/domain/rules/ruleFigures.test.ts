import { describe, expect, it } from 'vitest';
import type { AlertRule } from '@/domain/rules/alertRule';
import { evaluate, type KnownFacts } from '@/domain/rules/evaluate';
import type { Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { aPatient, HOUR, hoursAgo, NOW } from '../../support/builders';
import { noFacts, ruleNamed } from '../../support/rules';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const ago = (days: number) => addDays(TODAY, -days);
const days = (count: number): AlertRule['window'] => ({ unit: 'days', count });

const judge = (parts: Partial<AlertRule>, facts: Partial<KnownFacts>, patient: Patient = aPatient()) =>
  evaluate(
    patient,
    { ...noFacts, ...facts },
    { rules: [ruleNamed('pressureLow', parts)], thresholds: [] },
    NOW,
  );

/** The figure a rule compares, found by a limit that everything is beyond; the state where it finds none. */
function figure(parts: Partial<AlertRule>, facts: Partial<KnownFacts>, patient?: Patient) {
  const isLow = parts.comparator === 'below' || parts.comparator === 'atMost';
  const levels = [{ severity: 'low' as const, limit: isLow ? 1e6 : -1e6 }];
  const [found] = judge({ comparator: 'above', levels, ...parts }, facts, patient);
  if (found?.state !== 'met') return found?.state;
  const { limit: _limit, unit: _unit, ...rest } = found.observed;
  return rest;
}

it.each([
  ['dryWeight', 'max'],
  ['dryWeightShare', 'mean'],
  ['cloudyBag', 'sum'],
  ['potassium', 'mean'],
  ['egfrFall', 'count'],
] as const)('%s, asked for its %s, is never judged by volumes of urine', (subject, aggregation) => {
  const urineDays = [{ day: YESTERDAY, ml: 1500, voids: 6 }];
  const patient = aPatient({ ext: { dryWeight: 70 } });
  expect(figure({ subject, aggregation, window: days(1) }, { urineDays }, patient)).toBe('held');
});

describe('§2.5 the newest value (AL06, DT08)', () => {
  const beats = (at: string) => ({ latest: { pulse: { at, value: 70 } } });
  const ms = (at: number) => new Date(at).toISOString();
  const pulse = { subject: 'pulse', aggregation: 'last' } as const;

  it.each<[string, AlertRule['window'], string, boolean]>([
    ['6 hours old', { unit: 'hours', count: 6 }, ms(NOW - 6 * HOUR), true],
    ['a millisecond older', { unit: 'hours', count: 6 }, ms(NOW - 6 * HOUR - 1), false],
    ['as old, where days count', days(1), ms(NOW - 12 * HOUR), true],
    ['from yesterday, of one day', days(1), ms(NOW - 12 * HOUR - 1), false],
    ['from yesterday’s first minute, of two days', days(2), ms(NOW - 36 * HOUR), true],
    ['from the day before, of two days', days(2), ms(NOW - 36 * HOUR - 1), false],
    ['five minutes ahead', days(2), ms(NOW + 5 * 60_000), true],
    ['further ahead', days(2), ms(NOW + 5 * 60_000 + 1), false],
  ])('%s', (_, window, at, isFound) => {
    expect(figure({ ...pulse, window }, beats(at))).toEqual(isFound ? { value: 70, at } : 'held');
  });

  it.each([
    ['pressure', { value: 120, diastolic: 80 }],
    ['systolic', { value: 120, diastolic: 80 }],
    ['diastolic', { value: 80 }],
  ] as const)(
    'of a pressure that a rule asks its %s is what it names, with both figures or none',
    (subject, said) => {
      const at = hoursAgo(1);
      const parts = { subject, aggregation: 'last' } as const;
      expect(figure(parts, { latest: { bloodPressure: { at, value: 120, diastolic: 80 } } })).toStrictEqual({
        ...said,
        at,
      });
      expect(figure(parts, { latest: { bloodPressure: { at, value: 120 } } })).toBe('held');
    },
  );

  it('beside the dry weight is the difference, without the dust of binary tenths', () => {
    const at = hoursAgo(1);
    const facts = { latest: { weight: { at, value: 72.3 } } };
    const patient = aPatient({ ext: { dryWeight: 70.1 } });
    const parts = { aggregation: 'last' } as const;
    expect(figure({ ...parts, subject: 'dryWeight' }, facts, patient)).toEqual({ value: 2.2, at });
    expect(figure({ ...parts, subject: 'dryWeightShare' }, facts, patient)).toEqual({ value: 3.1, at });
    expect(figure({ ...parts, subject: 'weight' }, facts, patient)).toEqual({ value: 72.3, at });
  });
});

describe('§2.5 water and urine count by patient day (AL06)', () => {
  const drunk = (...daily: [daysBack: number, ml: number][]) => ({
    waterDays: daily.map(([back, ml]) => ({ day: ago(back), ml })),
  });
  const three = drunk([4, 9000], [3, 900], [2, 1500], [1, 1200], [0, 50]);
  const water = { subject: 'water', window: days(3), minDays: 1, minReadings: 1 } as const;

  it.each([
    ['sum', 3600],
    ['mean', 1200],
    ['min', 900],
    ['max', 1500],
  ] as const)('%s of three days that are over', (aggregation, value) => {
    expect(figure({ ...water, aggregation }, three)).toEqual({ value, at: YESTERDAY, days: 3 });
  });

  it('no sum over a day without an entry, which is unknown; a mean only on days enough', () => {
    const two = drunk([3, 900], [1, 1200]);
    expect(figure({ ...water, aggregation: 'sum' }, two)).toBe('held');
    expect(figure({ ...water, aggregation: 'mean', minDays: 2 }, two)).toMatchObject({
      value: 1050,
      days: 2,
    });
    expect(figure({ ...water, aggregation: 'mean', minDays: 3 }, two)).toBe('held');
    expect(figure({ ...water, aggregation: 'mean', minReadings: 2 }, two)).toMatchObject({ days: 2 });
    expect(figure({ ...water, aggregation: 'mean', minReadings: 3 }, two)).toBe('held');
  });

  const passed = (ml: number, voids: number, back = 1) => ({ urineDays: [{ day: ago(back), ml, voids }] });
  it('voids or mL, and readings are voids', () => {
    const urine = { window: days(1), minDays: 1 } as const;
    const count = { ...urine, subject: 'urineVoids', aggregation: 'count' } as const;
    expect(figure(count, passed(1400, 6))).toEqual({ value: 6, at: YESTERDAY, days: 1 });
    const sum = { ...urine, subject: 'urine', aggregation: 'sum' } as const;
    expect(figure({ ...sum, minReadings: 6 }, passed(1400, 6))).toMatchObject({ value: 1400 });
    expect(figure({ ...sum, minReadings: 7 }, passed(1400, 6))).toBe('held');
    // Of a day's total nobody knows in how many voids it was passed; that nothing was is known.
    expect(figure(sum, passed(1400, 0))).toMatchObject({ value: 1400 });
    expect(figure(count, passed(1400, 0))).toBe('held');
    expect(figure(count, passed(0, 0))).toEqual({ value: 0, at: YESTERDAY, days: 1 });
  });

  it.each([
    ['above', 1, TODAY],
    ['atLeast', 1, TODAY],
    ['below', 1, 'held'],
    ['atMost', 1, 'held'],
    ['above', 2, 'held'],
    ['atLeast', 2, 'held'],
  ] as const)('today’s part of a day is judged %s, over %i days: %s', (comparator, count, at) => {
    const found = figure({ ...water, comparator, aggregation: 'max', window: days(count) }, drunk([0, 800]));
    expect(typeof found === 'object' ? found.at : found).toBe(at);
  });
});

describe('§2.5 means and highest values (AL06)', () => {
  const beats = (...daily: [daysBack: number, mean: number, max: number, readings: number][]) => ({
    pulseDays: daily.map(([back, mean, max, readings]) => ({ day: ago(back), mean, max, readings })),
  });
  const pulse = {
    subject: 'pulse',
    aggregation: 'mean',
    window: days(3),
    minDays: 1,
    minReadings: 1,
  } as const;
  const two = beats([3, 10, 200, 9], [2, 60, 90, 1], [0, 100, 140, 3]);

  it('count readings, not days, of the days of the window', () => {
    expect(figure(pulse, two)).toEqual({ value: 90, at: TODAY, readings: 4, days: 2 });
    expect(figure({ ...pulse, window: days(2) }, two)).toMatchObject({ value: 100, readings: 3, days: 1 });
    expect(figure({ ...pulse, window: days(4) }, two)).toMatchObject({ readings: 13, days: 3 });
  });

  it.each([
    [2, 4, true],
    [3, 4, false],
    [2, 5, false],
  ])('stand on %i days and %i readings: %s', (minDays, minReadings, isJudged) => {
    expect(figure({ ...pulse, minDays, minReadings }, two) !== 'held').toBe(isJudged);
  });

  it('of a score are the highest of its days; nothing is said of how many readings that stands on', () => {
    const tired = (...maxima: number[]) => ({
      fatigueDays: maxima.map((max, index) => ({
        day: ago(maxima.length - 1 - index),
        mean: max - 1,
        max,
        readings: 2,
      })),
    });
    const highest = { subject: 'fatigue', aggregation: 'max', window: days(3) } as const;
    expect(figure(highest, tired(9, 6, 8, 5))).toStrictEqual({ value: 8, at: TODAY, days: 3 });
    expect(figure({ ...highest, subject: 'stress' }, { stressDays: tired(2, 3).fatigueDays })).toMatchObject({
      value: 3,
    });
  });

  it('of several days end today; of a single day yesterday is judged too, where today says nothing', () => {
    const old = beats([1, 80, 90, 1]);
    expect(figure({ ...pulse, window: days(1) }, old)).toMatchObject({ value: 80, at: YESTERDAY });
    expect(figure({ ...pulse, window: days(2) }, beats([2, 80, 90, 1]))).toBe('held');
  });

  it.each([
    ['pressure', { value: 130, diastolic: 80 }],
    ['systolic', { value: 130, diastolic: 80 }],
    ['diastolic', { value: 80 }],
  ] as const)('of the pressure, %s, with how many readings on how many days', (subject, said) => {
    const pressureDays = [
      { day: ago(1), systolic: 100, diastolic: 65, readings: 1 },
      { day: TODAY, systolic: 140, diastolic: 85, readings: 3 },
    ];
    const mean = { subject, aggregation: 'mean', window: days(7) } as const;
    const needs = { minDays: 2, minReadings: 4 };
    const basis = { at: TODAY, readings: 4, days: 2 };
    expect(figure({ ...mean, ...needs }, { pressureDays })).toStrictEqual({ ...said, ...basis });
    expect(figure({ ...mean, ...needs, minDays: 3 }, { pressureDays })).toBe('held');
    expect(figure({ ...mean, ...needs, minReadings: 5 }, { pressureDays })).toBe('held');
  });
});

describe('§2.5 a change of weight (AL06)', () => {
  const weighed = (...daily: [daysBack: number, kg: number][]) => ({
    weightDays: daily.map(([back, kg]) => ({ day: ago(back), kg })),
  });
  const change = {
    subject: 'weight',
    aggregation: 'change',
    window: days(3),
    minDays: 1,
    minReadings: 1,
  } as const;
  const swing = weighed([4, 60], [3, 76.1], [2, 80], [1, 75.2], [0, 77.3]);

  it.each([
    ['above', 2.1],
    ['atLeast', 2.1],
    ['below', -2.7],
    ['atMost', -2.7],
  ] as const)('%s is counted from the other end of the days before: %f kg', (comparator, value) => {
    expect(figure({ ...change, comparator }, swing)).toEqual({ value, at: TODAY, days: 4 });
  });

  it('is measured at the days before the newest alone, and never without one', () => {
    expect(figure({ ...change, comparator: 'above' }, weighed([1, 75], [0, 74]))).toMatchObject({
      value: -1,
    });
    expect(figure({ ...change, comparator: 'below' }, weighed([1, 75], [0, 76]))).toMatchObject({ value: 1 });
    for (const comparator of ['above', 'below'] as const) {
      expect(figure({ ...change, comparator }, weighed([0, 75]))).toBe('held');
      expect(figure({ ...change, comparator }, {})).toBe('held');
    }
  });

  it('leaves out what a clock that is wrong dated tomorrow', () => {
    expect(figure(change, weighed([1, 75], [0, 76], [-1, 90]))).toEqual({ value: 1, at: TODAY, days: 2 });
  });

  it.each([
    [2, 2, true],
    [3, 2, false],
    [2, 3, false],
  ])('stands on %i days and %i values: %s', (minDays, minReadings, isJudged) => {
    const two = weighed([2, 75], [0, 76]);
    expect(figure({ ...change, minDays, minReadings }, two) !== 'held').toBe(isJudged);
  });

  it('from one day to the next is yesterday’s where nobody has been weighed today, and tells of both days', () => {
    const daily = { ...change, window: days(1) };
    expect(figure(daily, weighed([2, 75], [1, 76]))).toEqual({ value: 1, at: YESTERDAY, days: 2 });
    expect(figure(daily, weighed([1, 76], [0, 78]))).toEqual({ value: 2, at: TODAY, days: 2 });
  });
});
