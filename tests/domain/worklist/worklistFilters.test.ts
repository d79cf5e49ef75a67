import { describe, expect, it } from 'vitest';
import type { PatientSummary } from '@/domain/patients/summary';
import { addDays } from '@/domain/patientDay';
import { rowOf } from '@/domain/worklist/worklist';
import { coverageNeeds, figuresOf, isCovered, trendOf } from '@/domain/worklist/worklistFigures';
import { filterRows, isMine, noFilters, type WorklistFilters } from '@/domain/worklist/worklistFilters';
import { anAlert, aSummary, HOUR, hoursAgo, NOW } from '../../support/builders';

const TODAY = '2026-11-20';
const ME = { username: 'nurse@nephrodesk.test', name: 'Nuno Carvalho' };
const row = (parts: Partial<PatientSummary> = {}) => rowOf(aSummary(parts), NOW);
const passes = (filters: Partial<WorklistFilters>, parts: Partial<PatientSummary>, now = NOW) =>
  filterRows([row(parts)], { ...noFilters, ...filters }, { ...ME, now }).length === 1;
const pressure = (daysAgo: number, systolic = 130) => ({
  day: addDays(TODAY, -daysAgo),
  systolic,
  diastolic: 80,
  readings: 2,
});
const agreed = {
  pressureTarget: { systolicMin: 100, systolicMax: 135, diastolicMin: 60, diastolicMax: 85 },
};
const reviewed = (hours: number) => ({ by: 'x', at: hoursAgo(hours), version: '1' });
const water = (ml: number) => ({ waterDays: [{ day: addDays(TODAY, -1), ml }] });
const maximum = { fluidTarget: { direction: 'maximum', maxMl: 1000 } } as const;

describe('a filter of the worklist (§3 #9)', () => {
  it.each<[string, Partial<WorklistFilters>, Partial<PatientSummary>, boolean]>([
    ['no category', { category: 'none' }, { category: null }, true],
    ['no category', { category: 'none' }, { category: 'HD' }, false],
    ['a referent', { referent: 'Marit Engelbrook' }, { referent: 'Marit Engelbrook' }, true],
    ['no referent', { referent: 'none' }, {}, true],
    ['no referent', { referent: 'none' }, { referent: 'Marit Engelbrook' }, false],
    ['an alert about water', { measure: 'water' }, { alerts: [anAlert({ measure: 'water' })] }, true],
    ['an alert about water', { measure: 'water' }, { alerts: [anAlert()] }, false],
    ['data of today', { data: 'today' }, {}, true],
    ['data of a day ago', { data: '1' }, {}, false],
    ['data of a day ago', { data: '1' }, { latest: { pulse: { at: hoursAgo(24), value: 70 } } }, true],
    ['data of 3 days ago', { data: '3' }, { latest: { pulse: { at: hoursAgo(48), value: 70 } } }, false],
    ['data of 3 days ago', { data: '3' }, { latest: { pulse: { at: hoursAgo(72), value: 70 } } }, true],
    ['data of 14 days ago: never is longer', { data: '14' }, { latest: {} }, true],
    ['never any data', { data: 'never' }, { latest: {} }, true],
    ['never any data', { data: 'never' }, {}, false],
    ['a paused programme', { status: 'paused' }, { status: 'paused' }, true],
    ['no plan', { plan: 'none' }, {}, true],
    ['a maximum plan', { plan: 'maximum' }, maximum, true],
    ['a maximum plan', { plan: 'minimum' }, maximum, false],
    ['water within the plan', { fluid: 'met' }, { ...maximum, ...water(1000) }, true],
    ['water beyond the plan', { fluid: 'met' }, { ...maximum, ...water(1001) }, false],
    ['water beyond the plan', { fluid: 'missed' }, { ...maximum, ...water(1001) }, true],
    ['water that is known', { fluid: 'judged' }, maximum, false],
    ['water that is not', { fluid: 'unknown' }, maximum, true],
    ['water without a plan stands nowhere', { fluid: 'unknown' }, water(1000), false],
    [
      'a mean on target',
      { pressure: 'met' },
      { ...agreed, pressureDays: [0, 1, 2].map((ago) => pressure(ago)) },
      true,
    ],
    [
      'a mean off target',
      { pressure: 'missed' },
      { ...agreed, pressureDays: [0, 1, 2].map((ago) => pressure(ago, 140)) },
      true,
    ],
    ['a mean of too few', { pressure: 'unknown' }, { pressureDays: [pressure(0)] }, true],
    ['a mean of too few', { pressure: 'judged' }, { pressureDays: [pressure(0)] }, false],
  ])('for %s: %j', (_, filters, parts, expected) => {
    expect(passes(filters, parts)).toBe(expected);
  });

  it.each([
    [7 * 24, true],
    [7 * 24 - 1, false],
  ])('for seven days without review counts %i hours since the last one: %s (§3 #10)', (hours, expected) => {
    expect(passes({ unreviewed: '7' }, { reviewed: reviewed(hours) })).toBe(expected);
  });

  it('for those not reviewed names who never was, and nobody whose programme is over', () => {
    expect(passes({ unreviewed: '30' }, {})).toBe(true);
    expect(passes({ unreviewed: '1' }, { status: 'withdrawn' })).toBe(false);
    expect(passes({ unreviewed: '1' }, { reviewed: reviewed(23) }, NOW + HOUR)).toBe(true);
  });

  it.each<[Partial<PatientSummary>, boolean]>([
    [{ referent: 'nuno carvalho ' }, true],
    [{ referent: 'Nurse@nephrodesk.test' }, true],
    [{ referent: 'Marit Engelbrook' }, false],
    [{ alerts: [anAlert({ owner: ME.username })] }, true],
    [{ alerts: [anAlert({ owner: 'admin@nephrodesk.test' })] }, false],
    [{}, false],
  ])('"mine": %j is: %s', (parts, expected) => {
    expect(isMine(row(parts), ME)).toBe(expected);
    expect(isMine(row({ referent: '' }), { username: 'x', name: '' })).toBe(false);
  });
});

describe('the coverage of a patient', () => {
  it('needs a day, then three days a week', () => {
    expect(([1, 7, 14, 30] as const).map(coverageNeeds)).toEqual([1, 3, 6, 12]);
  });

  it.each<[readonly number[], 1 | 7 | 14 | 30, boolean]>([
    [[0], 1, true],
    [[1], 1, false],
    [[0, 3, 6], 7, true],
    [[0, 3, 7], 7, false],
    [[0, 1, 2, 3, 4, 13], 14, true],
    [[0, 1, 2, 3, 4, 14], 14, false],
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 29], 30, true],
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30], 30, false],
  ])('with pressure %j days ago over %i days is enough: %s', (ago, days, expected) => {
    const pressureDays = ago.toReversed().map((one) => pressure(one));
    expect(isCovered(row({ pressureDays }), days)).toBe(expected);
  });

  it('is asked of those alone who are expected to measure', () => {
    expect(isCovered(row({ status: 'paused' }), 7)).toBeNull();
    expect(passes({ coverage: 'expected7' }, { status: 'paused' })).toBe(false);
    expect(passes({ coverage: 'missed7' }, {})).toBe(true);
    expect(passes({ coverage: 'met7' }, {})).toBe(false);
    expect(passes({ coverage: 'expected7' }, {})).toBe(true);
  });
});

describe('the figures of a row', () => {
  it.each<[{ ago: number; kg: number }[], number | null]>([
    [[], null],
    [[{ ago: 0, kg: 71 }], null],
    [
      [
        { ago: 3, kg: 70 },
        { ago: 0, kg: 72 },
      ],
      2,
    ],
    [
      [
        { ago: 4, kg: 70 },
        { ago: 0, kg: 72 },
      ],
      null,
    ],
    [
      [
        { ago: 5, kg: 60 },
        { ago: 3, kg: 70 },
        { ago: 1, kg: 75 },
        { ago: 0, kg: 69.5 },
      ],
      -0.5,
    ],
    [
      [
        { ago: 3, kg: 74 },
        { ago: 2, kg: 71.2 },
        { ago: 0, kg: 73.3 },
      ],
      2.1,
    ],
    [
      [
        { ago: 9, kg: 70 },
        { ago: 8, kg: 72 },
      ],
      null,
    ],
  ])('the last weight of %j lies %s kg above the lowest of the three days before', (weights, expected) => {
    const weightDays = weights.map(({ ago, kg }) => ({ day: addDays(TODAY, -ago), kg }));
    expect(figuresOf(row({ weightDays })).weightChange).toBe(expected);
  });

  it('shows urine of yesterday, never of a day that still runs', () => {
    const urine = (ago: number) => ({ day: addDays(TODAY, -ago), ml: 900 + ago, voids: 4 });
    expect(figuresOf(row({ urineDays: [urine(2), urine(1), urine(0)] })).urine?.ml).toBe(901);
    expect(figuresOf(row({ urineDays: [urine(2), urine(0)] })).urine).toBeNull();
  });

  it('forgets scores after a week', () => {
    const scored = (ago: number) =>
      row({
        stressDays: [{ day: addDays(TODAY, -ago), mean: 5, max: 8, readings: 2 }],
        latest: { stress: { at: hoursAgo(24 * ago), value: 8 } },
      });
    expect(figuresOf(scored(7)).stress).toBe(8);
    expect(figuresOf(scored(8)).stress).toBeNull();
  });

  it('leaves gaps in the trend (§3 #32)', () => {
    const days = [pressure(14), pressure(13, 120), pressure(0)];
    expect(trendOf(row({ pressureDays: days }))).toEqual([120, ...Array<null>(12).fill(null), 130]);
  });
});
