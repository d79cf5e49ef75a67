import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FluidTarget, Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { ageOn, isMeanJudged, pressureMean } from '@/domain/rules/alertLimits';
import type { PatientSummary } from '@/domain/patients/summary';
import { aPatient, hoursAgo, HOUR, NOW } from '../../support/builders';
import { findings } from '../../support/rules';

const TODAY = '2026-11-20';
const recent = {
  bloodPressure: { at: hoursAgo(1), value: 120, diastolic: 75 },
  water: { at: hoursAgo(1), value: 200 },
};

const judge = (facts: Partial<PatientSummary>, patient: Patient = aPatient(), now = NOW) =>
  findings(patient, { pressureDays: [], waterDays: [], latest: recent, ...facts }, now).map((found) => [
    found.rule,
    found.severity,
  ]);

const pressure = (value: number, diastolic: number, at = hoursAgo(1)) => ({
  latest: { ...recent, bloodPressure: { at, value, diastolic } },
});

describe('a single blood pressure (AL06)', () => {
  it.each([
    [179, 109, []],
    [180, 109, [['pressureSevere', 'critical']]],
    [179, 110, [['pressureSevere', 'critical']]],
    [190, 115, [['pressureSevere', 'critical']]],
    [101, 60, []],
    [100, 60, []],
    [99, 60, [['pressureLow', 'medium']]],
    [90, 60, [['pressureLow', 'medium']]],
    [89, 60, [['pressureLow', 'high']]],
  ])('%i/%i', (systolic, diastolic, expected) => {
    expect(judge(pressure(systolic, diastolic))).toEqual(expected);
  });

  it('is judged for a day and never from the future (DT08)', () => {
    expect(judge(pressure(190, 115, hoursAgo(24)))).toHaveLength(1);
    expect(judge(pressure(190, 115, new Date(NOW - 24 * HOUR - 1).toISOString()))).toEqual([]);
    expect(judge(pressure(190, 115, new Date(NOW + 5 * 60_000).toISOString()))).toHaveLength(1);
    expect(judge(pressure(190, 115, new Date(NOW + 5 * 60_000 + 1).toISOString()))).toEqual([]);
  });

  it('shows the figures it compared', () => {
    const [found] = findings(aPatient(), { pressureDays: [], waterDays: [], ...pressure(190, 115) }, NOW);
    expect(found?.observed).toEqual({
      value: 190,
      diastolic: 115,
      limit: 180,
      diastolicLimit: 110,
      unit: 'mmHg',
      at: hoursAgo(1),
    });
  });
});

const week = (systolic: number, diastolic: number, days: number, readings: number) => ({
  pressureDays: Array.from({ length: days }, (_, index) => ({
    day: addDays(TODAY, index + 1 - days),
    systolic,
    diastolic,
    readings,
  })),
});

describe('the mean of a week', () => {
  it.each([
    [134.4, 84.4, 7, 2, []],
    // Shown as 135/85, judged as 135/85.
    [134.6, 80, 7, 2, [['pressureMean', 'medium']]],
    [120, 84.6, 7, 2, [['pressureMean', 'medium']]],
    [135, 84, 7, 2, [['pressureMean', 'medium']]],
    [134, 85, 7, 2, [['pressureMean', 'medium']]],
    [150, 95, 3, 2, [['pressureMean', 'medium']]],
    [150, 95, 2, 3, []],
    [150, 95, 5, 1, []],
  ])('%f/%f over %i days with %i readings each', (systolic, diastolic, days, readings, expected) => {
    expect(judge(week(systolic, diastolic, days, readings))).toEqual(expected);
  });

  it('is judged by its own limit in dialysis', () => {
    const dialysis = aPatient({ ext: { dialysisMode: 'haemodialysis' } });
    expect(judge(week(139.4, 90, 7, 2), dialysis)).toEqual([]);
    expect(judge(week(140, 80, 7, 2), dialysis)).toEqual([['pressureMeanDialysis', 'medium']]);
  });

  it('counts readings, not days, and leaves out the eighth day', () => {
    const days = [
      { day: addDays(TODAY, -7), systolic: 300, diastolic: 200, readings: 9 },
      { day: addDays(TODAY, -1), systolic: 100, diastolic: 60, readings: 1 },
      { day: TODAY, systolic: 140, diastolic: 80, readings: 3 },
    ];
    expect(pressureMean(days, addDays(TODAY, -6), TODAY)).toEqual({
      systolic: 130,
      diastolic: 75,
      readings: 4,
      days: 2,
    });
    expect(isMeanJudged(pressureMean([], addDays(TODAY, -6), TODAY))).toBe(false);
  });
});

const drinks = (...daily: (number | null)[]) => ({
  waterDays: daily.flatMap((ml, index) =>
    ml === null ? [] : [{ day: addDays(TODAY, index + 1 - daily.length), ml }],
  ),
});
const withTarget = (fluidTarget: FluidTarget) => aPatient({ ext: { fluidTarget } });
const limited = withTarget({ direction: 'maximum', maxMl: 1000 });
const minimal = withTarget({ direction: 'minimum', minMl: 2000 });

describe('fluid', () => {
  it.each([
    ['at 110 % nothing', drinks(900, 1100), []],
    ['over 110 % today', drinks(900, 1101), [['fluidOver', 'medium']]],
    ['over 110 % yesterday', drinks(1101, 300), [['fluidOver', 'medium']]],
    ['two days running', drinks(1101, 1101), [['fluidOver', 'medium']]],
    ['three days running', drinks(1101, 1101, 1101), [['fluidOver', 'high']]],
    ['three days running up to yesterday', drinks(1101, 1101, 1101, 200), [['fluidOver', 'high']]],
    ['an unknown day ends the run', drinks(1101, null, 1101, 1101), [['fluidOver', 'medium']]],
    ['two days ago only', drinks(1500, 900, 200), []],
  ])('maximum: %s', (_, facts, expected) => {
    expect(judge(facts, limited)).toEqual(expected);
  });

  it.each([
    ['at 70 % nothing', drinks(1400, 1400, 100), []],
    ['under 70 % two days running', drinks(1399, 1399, 100), [['fluidUnder', 'medium']]],
    ['one day is not enough', drinks(1400, 1399, 100), []],
    ['an unknown day is not a dry one', drinks(1399, null, 100), []],
    ['today is not over yet', drinks(1399, 1400, 100), []],
  ])('minimum: %s', (_, facts, expected) => {
    expect(judge(facts, minimal)).toEqual(expected);
  });

  it('keeps the direction apart: a minimum has no too much, a maximum no too little', () => {
    expect(judge(drinks(9000, 9000, 9000), minimal)).toEqual([]);
    expect(judge(drinks(10, 10, 10), limited)).toEqual([]);
    const both = withTarget({ direction: 'range', minMl: 1000, maxMl: 1500 });
    expect(judge(drinks(600, 600, 100), both)).toEqual([['fluidUnder', 'medium']]);
    expect(judge(drinks(1700), both)).toEqual([['fluidOver', 'medium']]);
  });
});

describe('missing data', () => {
  const silent = (days: number) => ({
    latest: { bloodPressure: { at: hoursAgo(days * 24), value: 120, diastolic: 75 } },
  });
  it.each([
    [2, []],
    [3, [['noPressure', 'low']]],
    [6, [['noPressure', 'low']]],
    [7, [['noPressure', 'medium']]],
  ])('no blood pressure for %i days', (days, expected) => {
    expect(judge(silent(days))).toEqual(expected);
  });

  it('asks for water only where a plan is active', () => {
    const dry = { latest: { ...recent, water: { at: hoursAgo(48), value: 200 } } };
    expect(judge(dry)).toEqual([]);
    expect(judge(dry, minimal)).toEqual([['noWater', 'low']]);
  });

  it('expects nothing from somebody not enrolled, paused, or gone', () => {
    expect(judge(silent(30), aPatient({ resistration: undefined }))).toEqual([]);
    expect(judge(silent(30), aPatient({ ext: { status: 'paused' } }))).toEqual([]);
    expect(judge({ ...pressure(190, 115) }, aPatient({ ext: { status: 'deceased' } }))).toEqual([]);
    expect(judge({ ...pressure(190, 115) }, aPatient({ ext: { status: 'paused' } }))).toHaveLength(1);
  });

  it('counts from enrolment when nothing ever came', () => {
    expect(judge({ latest: {} }, aPatient({ resistration: '2026-11-18' }))).toEqual([]);
    expect(judge({ latest: {} }, aPatient({ resistration: '2026-11-17' }))).toEqual([['noPressure', 'low']]);
  });
});

describe('whom the default rules are for', () => {
  it.each([
    [159, 109, []],
    [160, 90, [['pressurePregnancy', 'critical']]],
    [140, 110, [['pressurePregnancy', 'critical']]],
    [190, 115, [['pressurePregnancy', 'critical']]],
    [85, 50, [['pressureLow', 'high']]],
  ])(
    'in pregnancy at %i/%i by the rule that is for it, and by the one for everybody',
    (systolic, diastolic, expected) => {
      expect(judge(pressure(systolic, diastolic), aPatient({ ext: { pregnant: true } }))).toEqual(expected);
    },
  );

  it.each([
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2000-02-29', '2024-02-29', 24],
    ['1961-11-20', '2026-11-19', 64],
    ['1961-11-20', '2026-11-20', 65],
  ])('somebody born %s is on %s %i years old (DT02)', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age);
  });
});

it('finds at most one thing per rule and direction, whatever the facts', () => {
  const days = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: -20, max: 1 }).map((offset) => addDays(TODAY, offset)),
      systolic: fc.double({ min: 50, max: 300, noNaN: true }),
      diastolic: fc.double({ min: 30, max: 200, noNaN: true }),
      readings: fc.integer({ min: 1, max: 9 }),
      ml: fc.integer({ min: 0, max: 15_000 }),
    }),
    { selector: (day) => day.day },
  );
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 50, max: 300 }),
      fc.integer({ min: 30, max: 200 }),
      (facts, value, diastolic) => {
        const sorted = facts.toSorted((a, b) => a.day.localeCompare(b.day));
        const found = findings(
          withTarget({ direction: 'range', minMl: 1000, maxMl: 2000 }),
          { pressureDays: sorted, waterDays: sorted, ...pressure(value, diastolic) },
          NOW,
        ).map(({ rule, direction }) => `${rule} ${direction}`);
        expect(new Set(found).size).toBe(found.length);
      },
    ),
  );
});
