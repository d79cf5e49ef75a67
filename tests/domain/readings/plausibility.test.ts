import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPlausible,
  limitsFor,
  plausible,
  problemValues,
  readingProblems,
  type ReadingContext,
} from '@/domain/readings/plausibility';
import { measures, type Measure } from '@/domain/readings/measure';
import type { ReadingDraft } from '@/domain/readings/reading';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const draft = (over: Partial<ReadingDraft>): ReadingDraft => ({
  id: 'r1',
  patient: 'p1',
  measure: 'pulse',
  at: '2026-11-20T11:00:00Z',
  value: 70,
  source: 'staff',
  ...over,
});
const check = (over: Partial<ReadingDraft>, context: Partial<ReadingContext> = {}) =>
  readingProblems(draft(over), { now: NOW, ...context });
const pressure = (value: number, diastolic: number | undefined) =>
  check({ measure: 'bloodPressure', value, ...(diastolic !== undefined && { diastolic }) });

const single: [Measure, number, number, number, number, number][] = [
  ['pulse', 20, 40, 150, 250, 1],
  ['weight', 2, 30, 250, 400, 0.1],
  ['water', 1, 1, 1000, 3000, 1],
  ['urine', 1, 1, 1000, 2000, 1],
];

describe('NU06 §3 #13 #30: limits of one reading', () => {
  it.each(single)(
    '%s: refused below %d, asked below %d and above %d, refused above',
    (measure, hardMin, softMin, softMax, hardMax, step) => {
      const at = (value: number) => check({ measure, value });
      expect(at(hardMin - step).hard.value).toBe('validation.outOfRange');
      expect(at(hardMin).hard).toEqual({});
      expect(at(softMin).soft).toEqual({});
      expect(at(softMin - step).hard.value ?? at(softMin - step).soft.value).toBe(
        softMin > hardMin ? 'validation.checkLow' : 'validation.outOfRange',
      );
      expect(at(softMax)).toEqual({ hard: {}, soft: {} });
      expect(at(softMax + step).soft.value).toBe('validation.checkHigh');
      expect(at(hardMax)).toEqual({ hard: {}, soft: { value: 'validation.checkHigh' } });
      expect(at(hardMax + step)).toEqual({ hard: { value: 'validation.outOfRange' }, soft: {} });
    },
  );

  it.each(['stress', 'fatigue'] as const)('%s: whole numbers from 0 to 10', (measure) => {
    expect(check({ measure, value: -1 }).hard.value).toBe('validation.outOfRange');
    expect(check({ measure, value: 11 }).hard.value).toBe('validation.outOfRange');
    expect(check({ measure, value: 3.5 }).hard.value).toBe('validation.wholeNumber');
    expect(check({ measure, value: 0 })).toEqual({ hard: {}, soft: {} });
    expect(check({ measure, value: 10 })).toEqual({ hard: {}, soft: {} });
  });

  it.each([
    [49, 45, { value: 'validation.outOfRange' }, { diastolic: 'validation.checkPulsePressure' }],
    [50, 30, {}, { value: 'validation.checkLow', diastolic: 'validation.checkLow' }],
    [69, 45, {}, { value: 'validation.checkLow' }],
    [70, 45, {}, {}],
    [260, 145, {}, {}],
    [261, 145, {}, { value: 'validation.checkHigh' }],
    [300, 185, {}, { value: 'validation.checkHigh', diastolic: 'validation.checkHigh' }],
    [301, 150, { value: 'validation.outOfRange' }, { diastolic: 'validation.checkPulsePressure' }],
    [120, 29, { diastolic: 'validation.outOfRange' }, {}],
    [120, 39, {}, { diastolic: 'validation.checkLow' }],
    [120, 40, {}, {}],
    [200, 160, {}, {}],
    [200, 161, {}, { diastolic: 'validation.checkHigh' }],
    [250, 200, {}, { diastolic: 'validation.checkHigh' }],
    [250, 201, { diastolic: 'validation.outOfRange' }, {}],
  ])('blood pressure %d/%d', (systolic, diastolic, hard, soft) => {
    expect(pressure(systolic, diastolic)).toEqual({ hard, soft });
  });

  it('needs both pressures, the systolic one higher, and asks about an unusual distance', () => {
    expect(pressure(120, undefined).hard).toEqual({ diastolic: 'validation.bothPressures' });
    expect(pressure(80, 80).hard).toEqual({ diastolic: 'validation.pressureOrder' });
    expect(pressure(81, 80).hard).toEqual({});
    expect(pressure(94, 80).soft).toEqual({ diastolic: 'validation.checkPulsePressure' });
    expect(pressure(95, 80).soft).toEqual({});
    expect(pressure(200, 80).soft).toEqual({});
    expect(pressure(201, 80).soft).toEqual({ diastolic: 'validation.checkPulsePressure' });
    expect(check({ value: 70, diastolic: 60 }).hard).toEqual({ diastolic: 'validation.invalid' });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d in every measure', (value) => {
    for (const measure of measures) expect(check({ measure, value }).hard.value).toBe('validation.number');
  });

  it('lets a reading be five minutes ahead, asks after seven days', () => {
    const at = (offsetMs: number) => check({ at: new Date(NOW + offsetMs).toISOString() });
    expect(at(5 * 60_000).hard).toEqual({});
    expect(at(5 * 60_000 + 1).hard).toEqual({ at: 'validation.inFuture' });
    expect(at(-7 * 86_400_000)).toEqual({ hard: {}, soft: {} });
    expect(at(-7 * 86_400_000 - 1)).toEqual({ hard: {}, soft: { at: 'validation.checkOld' } });
    expect(check({ at: 'yesterday' }).hard).toEqual({ at: 'validation.instant' });
  });

  it('refuses a time before the date of birth, in the patient’s zone', () => {
    const context = { dateOfBirth: '2026-11-20', timeZone: 'Asia/Tokyo' };
    expect(check({ at: '2026-11-19T14:59:59Z' }, context).hard).toEqual({ at: 'validation.beforeBirth' });
    expect(check({ at: '2026-11-19T15:00:00Z' }, context).hard).toEqual({});
  });

  it('asks about a weight that changed by more than 5 kg within 24 hours', () => {
    const previousWeight = { at: '2026-11-19T11:00:00Z', value: 70.1 };
    const weigh = (value: number, at = '2026-11-20T11:00:00Z') =>
      check({ measure: 'weight', value, at }, { previousWeight }).soft;
    expect(weigh(75.1)).toEqual({});
    expect(weigh(75.2)).toEqual({ value: 'validation.checkWeightChange' });
    expect(weigh(64.9)).toEqual({ value: 'validation.checkWeightChange' });
    expect(weigh(75.2, '2026-11-20T11:00:01Z')).toEqual({});
  });

  it('counts what the day already holds', () => {
    const drink = (enteredMl: number) => check({ measure: 'water', value: 500 }, { enteredMl });
    expect(drink(4500)).toEqual({ hard: {}, soft: {} });
    expect(drink(4501).soft).toEqual({ value: 'validation.checkDayTotal' });
    expect(drink(14_500).hard).toEqual({});
    expect(drink(14_501).hard).toEqual({ value: 'validation.dayTotal' });
  });
});

describe('AP08: implausible values', () => {
  it.each<[string, Partial<ReadingDraft>]>([
    ['systolic 1200', { measure: 'bloodPressure', value: 1200, diastolic: 80 }],
    ['weight -3', { measure: 'weight', value: -3 }],
    ['volume 1e6', { measure: 'water', value: 1e6 }],
    ['year 9999', { at: '9999-12-31T23:59:59Z' }],
  ])('%s is refused', (_, over) => {
    expect(Object.keys(check(over).hard)).not.toEqual([]);
  });

  it('are told from plausible ones in stored readings, at the hard limits', () => {
    expect(isPlausible({ measure: 'bloodPressure', value: 300, diastolic: 200 })).toBe(true);
    expect(isPlausible({ measure: 'bloodPressure', value: 301, diastolic: 80 })).toBe(false);
    expect(isPlausible({ measure: 'bloodPressure', value: 120, diastolic: 29 })).toBe(false);
    expect(isPlausible({ measure: 'bloodPressure', value: 120 })).toBe(false);
    expect(isPlausible({ measure: 'weight', value: -3 })).toBe(false);
    expect(isPlausible({ measure: 'water', value: Number.NaN })).toBe(false);
    expect(isPlausible({ measure: 'water', value: 3000 })).toBe(true);
  });
});

it('orders every limit: hard around soft', () => {
  for (const { hard, soft } of Object.values(plausible)) {
    expect([hard.min, soft.min, soft.max, hard.max]).toEqual(
      [hard.min, soft.min, soft.max, hard.max].sort((a, b) => a - b),
    );
  }
});

it('names the limits of the field in question', () => {
  expect(problemValues('bloodPressure', 'diastolic')).toMatchObject({ min: 30, max: 200 });
  expect(problemValues('bloodPressure', 'value')).toMatchObject({ min: 50, max: 300, pulsePressureMin: 15 });
  expect(problemValues('water', 'value')).toMatchObject({
    min: 1,
    max: 3000,
    dayMax: 15_000,
    daySoftMax: 5000,
  });
});

it('never both refuses and asks about the same field', () => {
  const any = fc.record({
    measure: fc.constantFrom(...measures),
    value: fc.double({ min: -10, max: 16_000 }),
    diastolic: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(any, (over) => {
      const { hard, soft } = check(over as Partial<ReadingDraft>);
      expect(Object.keys(hard).filter((field) => field in soft)).toEqual([]);
      const { value } = limitsFor(over.measure);
      expect(hard.value !== undefined || (over.value >= value.hard.min && over.value <= value.hard.max)).toBe(
        true,
      );
    }),
  );
});

describe('NU: what a reading says of its whole day', () => {
  it.each([
    ['water', 0, 'nothing', undefined, undefined],
    ['urine', 0, 'nothing', 0, undefined],
    ['water', 0, 'nothing', 200, 'validation.dayNotEmpty'],
    ['water', 100, 'nothing', undefined, 'validation.invalid'],
    ['water', 0, undefined, undefined, 'validation.outOfRange'],
    ['water', 100, 'complete', undefined, 'validation.invalid'],
    ['urine', 300, 'complete', undefined, undefined],
    ['urine', 300, 'incomplete', 400, undefined],
    ['weight', 70, 'complete', undefined, 'validation.invalid'],
  ] as const)('%s %d, %s, with %s mL that day: %s', (measure, value, dayMark, enteredMl, problem) => {
    expect(check({ measure, value, dayMark }, { enteredMl }).hard.value).toBe(problem);
  });

  it.each<[string, number, ReadingDraft['dayMark'], Partial<ReadingContext>, object]>([
    ['a total beside its single entries counts', 350, 'total', { enteredMl: 350 }, {}],
    ['one below them is asked about', 349, 'total', { enteredMl: 350 }, { soft: 'checkTotalBelow' }],
    ['a second total is asked about', 350, 'total', { totalMl: 350 }, { soft: 'checkSecondTotal' }],
    ['a void after a total is asked about', 200, undefined, { totalMl: 350 }, { soft: 'checkInsideTotal' }],
    ['and adds nothing', 200, undefined, { enteredMl: 14_900, totalMl: 350 }, { soft: 'checkInsideTotal' }],
    ['nothing beside a total cannot be', 0, 'nothing', { totalMl: 350 }, { hard: 'dayNotEmpty' }],
  ])('%s', (_, value, dayMark, context, { hard, soft }: { hard?: string; soft?: string }) => {
    const problems = (id: string | undefined) => (id ? { value: `validation.${id}` } : {});
    expect(check({ measure: 'urine', value, dayMark }, context)).toEqual({
      hard: problems(hard),
      soft: problems(soft),
    });
  });

  it('makes a 0 plausible that is confirmed, and no other', () => {
    expect(isPlausible({ measure: 'water', value: 0, dayMark: 'nothing' })).toBe(true);
    expect(isPlausible({ measure: 'water', value: 0 })).toBe(false);
  });
});

describe('a correction', () => {
  it('is not asked again about a time that stays', () => {
    const at = '2026-10-20T11:00:00Z';
    expect(check({ at }).soft.at).toBe('validation.checkOld');
    expect(check({ at }, { knownAt: '2026-10-20T11:00:00.000Z' }).soft).toEqual({});
    expect(check({ at }, { knownAt: '2026-11-20T11:00:00Z' }).soft.at).toBe('validation.checkOld');
  });
});
