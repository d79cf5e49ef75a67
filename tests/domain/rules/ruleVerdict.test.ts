import { comparators } from '@/domain/rules/comparators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import { evaluate, type KnownFacts } from '@/domain/rules/evaluate';
import type { Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { aPatient, hoursAgo, NOW } from '../../support/builders';
import { aThreshold, noFacts, ruleNamed } from '../../support/rules';

const TODAY = '2026-11-20';
const ago = (days: number) => addDays(TODAY, -days);
const days = (count: number): AlertRule['window'] => ({ unit: 'days', count });

const judge = (
  parts: Partial<AlertRule>,
  facts: Partial<KnownFacts>,
  { patient = aPatient(), thresholds = [] }: { patient?: Patient; thresholds?: Threshold[] } = {},
) =>
  evaluate(patient, { ...noFacts, ...facts }, { rules: [ruleNamed('pressureLow', parts)], thresholds }, NOW);
const states = (...parts: Parameters<typeof judge>) =>
  judge(...parts).map(({ state, direction }) => `${direction} ${state}`);

const AT = hoursAgo(1);
const beating = (value: number) => ({ latest: { pulse: { at: AT, value } } });
const pressed = (value: number, diastolic: number) => ({
  latest: { bloodPressure: { at: AT, value, diastolic } },
});
const pulse = (comparator: AlertRule['comparator'], limit: number, upper?: number): Partial<AlertRule> => ({
  subject: 'pulse',
  comparator,
  levels: [{ severity: 'medium', limit, ...(upper !== undefined && { upper }) }],
  clear: { margin: 5, evaluations: 2 },
});

describe('§2.5 every comparator, at its limit and one step beside (AL06)', () => {
  it.each([
    ['below', 59, 60, 64, 65, 'low'],
    ['atMost', 60, 61, 64, 65, 'low'],
    ['above', 61, 60, 56, 55, 'high'],
    ['atLeast', 60, 59, 56, 55, 'high'],
  ] as const)(
    '%s 60: %i is met, %i and %i are held, %i is clear',
    (comparator, met, near, nearer, clear, side) => {
      const said = [met, near, nearer, clear].map((value) =>
        states(pulse(comparator, 60), beating(value)).join(),
      );
      expect(said).toEqual([`${side} met`, `${side} held`, `${side} held`, `${side} clear`]);
    },
  );

  it.each([
    [54, 'clear'],
    [55, 'clear'],
    [56, 'held'],
    [59, 'held'],
    [60, 'met'],
    [70, 'met'],
    [71, 'held'],
    [74, 'held'],
    [75, 'clear'],
  ])('between 60 and 70: %i is %s', (value, state) => {
    expect(states(pulse('between', 60, 70), beating(value))).toEqual([`high ${state}`]);
  });

  it.each([
    [59, 'met', 'clear'],
    [60, 'held', 'clear'],
    [64, 'held', 'clear'],
    [65, 'clear', 'clear'],
    [75, 'clear', 'clear'],
    [76, 'clear', 'held'],
    [80, 'clear', 'held'],
    [81, 'clear', 'met'],
  ])('outside 60 to 80: %i is %s below and %s above', (value, low, high) => {
    expect(states(pulse('outside', 60, 80), beating(value))).toEqual([`low ${low}`, `high ${high}`]);
  });

  it('outside a band narrower than twice the margin clears in its middle', () => {
    const said = (value: number) => states(pulse('outside', 60, 66), beating(value));
    expect(said(63)).toEqual(['low clear', 'high clear']);
    expect(said(62)).toEqual(['low held', 'high clear']);
    expect(said(64)).toEqual(['low clear', 'high held']);
  });

  it('is never met and safe at once, and says one thing per side (property)', () => {
    const figure = fc.integer({ min: 40, max: 100 });
    fc.assert(
      fc.property(fc.constantFrom(...comparators), figure, figure, figure, (comparator, value, a, b) => {
        const rule = pulse(comparator, Math.min(a, b), Math.max(a, b));
        const said = judge(rule, beating(value));
        expect(said).toHaveLength(comparator === 'outside' ? 2 : 1);
        const isBeyond = {
          below: value < Math.min(a, b),
          atMost: value <= Math.min(a, b),
          above: value > Math.min(a, b),
          atLeast: value >= Math.min(a, b),
          between: value >= Math.min(a, b) && value <= Math.max(a, b),
          outside: value < Math.min(a, b) || value > Math.max(a, b),
        }[comparator];
        expect(said.some(({ state }) => state === 'met')).toBe(isBeyond);
      }),
    );
  });
});

describe('§2.5 a pressure with two limits: either is enough, both have to be safe (AL05)', () => {
  const severe = (comparator: AlertRule['comparator']): Partial<AlertRule> => ({
    subject: 'pressure',
    comparator,
    levels: [{ severity: 'critical', limit: 180, diastolic: 110 }],
  });
  it.each([
    ['atLeast', 179, 109, 'held'],
    ['atLeast', 179, 110, 'met'],
    ['atLeast', 180, 109, 'met'],
    ['atLeast', 175, 106, 'held'],
    ['atLeast', 176, 105, 'held'],
    ['atLeast', 175, 105, 'clear'],
    ['above', 180, 110, 'held'],
    ['above', 181, 110, 'met'],
    ['above', 180, 111, 'met'],
    ['above', 175, 105, 'clear'],
  ] as const)('%s 180/110: %i/%i is %s', (comparator, systolic, diastolic, state) => {
    expect(states(severe(comparator), pressed(systolic, diastolic))).toEqual([`high ${state}`]);
  });

  it('a rule about the systolic alone never looks at the second figure', () => {
    const systolic: Partial<AlertRule> = {
      ...severe('atLeast'),
      subject: 'systolic',
      levels: [{ severity: 'high', limit: 180 }],
    };
    expect(states(systolic, pressed(175, 160))).toEqual(['high clear']);
    expect(states({ ...systolic, subject: 'diastolic' }, pressed(200, 175))).toEqual(['high clear']);
  });
});

describe('§2.5 when an alert may clear (AL05)', () => {
  const tired = (...daily: [daysBack: number, max: number][]) => ({
    fatigueDays: daily.map(([back, max]) => ({ day: ago(back), mean: max, max, readings: 1 })),
  });
  const twice: Partial<AlertRule> = {
    subject: 'fatigue',
    aggregation: 'max',
    window: days(1),
    comparator: 'atLeast',
    levels: [{ severity: 'medium', limit: 7, days: 2 }],
    clear: { margin: 1, evaluations: 2 },
  };

  it('by the newest day that says something, which for a score is today', () => {
    expect(states(twice, tired([1, 9], [0, 6]))).toEqual(['high clear']);
    expect(states(twice, tired([1, 6]))).toEqual(['high clear']);
    expect(states(twice, tired([1, 2], [0, 9]))).toEqual(['high held']);
    expect(judge(twice, tired([1, 6]))[0]).toMatchObject({ at: ago(1) });
  });

  it('never on the limit itself, though no margin is asked for and it has not lasted', () => {
    const noMargin = { ...twice, clear: { margin: 0, evaluations: 2 } };
    expect([6, 7].map((max) => states(noMargin, tired([1, max])).join())).toEqual([
      'high clear',
      'high held',
    ]);
    const strict = { ...noMargin, comparator: 'above' as const };
    expect([7, 8].map((max) => states(strict, tired([1, max])).join())).toEqual(['high clear', 'high held']);
  });

  const voids = (yesterday: number, today?: number) => ({
    urineDays: [
      { day: ago(1), ml: 1500, voids: yesterday },
      ...(today === undefined ? [] : [{ day: TODAY, ml: 300, voids: today }]),
    ],
  });
  const often: Partial<AlertRule> = {
    subject: 'urineVoids',
    aggregation: 'count',
    window: days(1),
    comparator: 'above',
    levels: [{ severity: 'low', limit: 10 }],
    clear: { margin: 1, evaluations: 2 },
  };
  it.each([
    [9, undefined, 'clear'],
    [10, undefined, 'held'],
    [9, 9, 'clear'],
    [9, 10, 'held'],
    [10, 2, 'held'],
    [9, 11, 'met'],
  ])('of voids, counted over a day: yesterday %i, today %s: %s', (yesterday, today, state) => {
    expect(states(often, voids(yesterday, today))).toEqual([`high ${state}`]);
  });

  it('of a volume by a share of its limit', () => {
    const much: Partial<AlertRule> = {
      ...often,
      subject: 'urine',
      aggregation: 'sum',
      levels: [{ severity: 'low', limit: 3000 }],
      clear: { margin: 10, evaluations: 2 },
    };
    const passed = (ml: number) => ({ urineDays: [{ day: ago(1), ml, voids: 4 }] });
    expect([2700, 2701, 3000, 3001].map((ml) => states(much, passed(ml)).join())).toEqual([
      'high clear',
      'high held',
      'high held',
      'high met',
    ]);
  });
});

describe('§2.5 what the alert shows', () => {
  const observed = (...parts: Parameters<typeof judge>) => {
    const [found] = judge(...parts);
    return found?.state === 'met' ? found.observed : found?.state;
  };
  const level = (parts: object) => [{ severity: 'low' as const, limit: 5, ...parts }];
  const tired = {
    fatigueDays: [3, 2, 1, 0].map((back) => ({ day: ago(back), mean: 6, max: 8, readings: 2 })),
  };
  const fatigue = { subject: 'fatigue', comparator: 'atLeast' } as const;
  const shown = { limit: 5, unit: '0-10', at: TODAY };

  it.each<[string, Partial<AlertRule>, object]>([
    [
      'a day: on how many in a row',
      { aggregation: 'max', window: days(1), levels: level({ days: 2 }) },
      { value: 8, days: 4 },
    ],
    [
      'a day: on how many of how many',
      { aggregation: 'max', window: days(1), levels: level({ days: 2, within: 3 }) },
      { value: 8, days: 3 },
    ],
    [
      'the mean of a day: of how many readings',
      { aggregation: 'mean', window: days(1), levels: level({}) },
      { value: 6, readings: 2, days: 4 },
    ],
    [
      'a mean: of how many readings on how many days',
      { aggregation: 'mean', window: days(3), levels: level({}) },
      { value: 6, readings: 6, days: 3 },
    ],
    [
      'the highest of days: of how many',
      { aggregation: 'max', window: days(3), levels: level({}) },
      { value: 8, days: 3 },
    ],
  ])('of %s', (_, parts, expected) => {
    expect(observed({ ...fatigue, ...parts }, tired)).toStrictEqual({ ...shown, ...expected });
  });

  it('of a reading only the reading, its limits and its time', () => {
    expect(observed(pulse('above', 100), beating(101))).toStrictEqual({
      value: 101,
      limit: 100,
      unit: '/min',
      at: AT,
    });
    // The newest value of a day is no run of days either.
    expect(observed({ ...pulse('above', 100), window: days(1) }, beating(101))).toStrictEqual({
      value: 101,
      limit: 100,
      unit: '/min',
      at: AT,
    });
    const systolic = { comparator: 'below', levels: level({ limit: 100 }) } as const;
    expect(observed({ ...systolic }, pressed(99, 60))).toStrictEqual({
      value: 99,
      diastolic: 60,
      limit: 100,
      unit: 'mmHg',
      at: AT,
    });
  });

  it('of a share of the plan its target in mL, not the share', () => {
    const patient = aPatient({ ext: { fluidTarget: { direction: 'maximum', maxMl: 1000 } } });
    const water = {
      subject: 'water',
      aggregation: 'sum',
      window: days(1),
      basis: 'plan',
      comparator: 'above',
    } as const;
    const drunk = { waterDays: [{ day: ago(1), ml: 1101 }] };
    expect(observed({ ...water, levels: level({ limit: 110 }) }, drunk, { patient })).toStrictEqual({
      value: 1101,
      limit: 1000,
      unit: 'mL',
      at: ago(1),
      days: 1,
    });
  });

  it('names whose limit it was, on either side of a band (§3 #8)', () => {
    const band = pulse('outside', 60, 80);
    const originOf = (value: number, thresholds: Threshold[]) =>
      judge(band, beating(value), { thresholds }).flatMap((one) => (one.state === 'met' ? [one.origin] : []));
    const own = aThreshold({ limits: [{ severity: 'medium', limit: 55 }] });
    const category = aThreshold({
      id: 't2',
      scope: 'category',
      key: 'CKD',
      limits: [{ severity: 'medium', limit: 50, upper: 90 }],
    });
    expect([originOf(59, []), originOf(81, [])]).toEqual([['global'], ['global']]);
    expect([originOf(54, [own]), originOf(81, [own])]).toEqual([['patient'], ['global']]);
    expect([originOf(54, [own, category]), originOf(91, [own, category])]).toEqual([
      ['patient'],
      ['category'],
    ]);
    expect(originOf(85, [own, category])).toEqual([]);
  });
});
