import { describe, expect, it } from 'vitest';
import { defaultRuleBodies } from '@/domain/rules/defaultRules';
import type { KnownFacts } from '@/domain/rules/evaluate';
import type { Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { ruleDraftSchema } from '@/domain/rules/ruleDraft';
import { ruleIds } from '@/domain/rules/ruleIds';
import { urineSigns, type UrineSign } from '@/domain/readings/urineSigns';
import { aPatient, hoursAgo, NOW } from '../../support/builders';
import { findings } from '../../support/rules';

const TODAY = '2026-11-20';
const ago = (days: number) => addDays(TODAY, -days);
/** Pressure and drinks arrive, so that nothing is said about their absence. */
const arriving = {
  bloodPressure: { at: hoursAgo(1), value: 120, diastolic: 75 },
  water: { at: hoursAgo(1), value: 200 },
};

const judge = (facts: Partial<KnownFacts>, patient: Patient = aPatient()) =>
  findings(patient, { ...facts, latest: { ...arriving, ...facts.latest } }, NOW).map(({ rule, severity }) => [
    rule,
    severity,
  ]);

/** Days up to yesterday, the newest last; null is a day without data. */
const upTo = <T>(last: string, values: readonly (T | null)[]) =>
  values.flatMap((value, index) =>
    value === null ? [] : [{ day: addDays(last, index + 1 - values.length), value }],
  );

it('begins with one valid rule for each id, in a fixed order', () => {
  expect(defaultRuleBodies.map(({ id }) => id)).toEqual([...ruleIds]);
  for (const body of defaultRuleBodies)
    expect(ruleDraftSchema.safeParse(body)).toMatchObject({ success: true });
});

describe('urine (AL06)', () => {
  const urine = (collection: 'complete' | 'incomplete' | undefined, ...ml: (number | null)[]) => ({
    urineDays: upTo(ago(1), ml).map(({ day, value }) => ({
      day,
      ml: value,
      voids: 4,
      ...(collection && { collection }),
    })),
  });
  it.each([
    [99, [['urineLow', 'critical']]],
    [100, [['urineLow', 'high']]],
    [399, [['urineLow', 'high']]],
    [400, []],
    [3000, []],
    [3001, [['urineHigh', 'medium']]],
  ])('%i mL of a completely collected day', (ml, expected) => {
    expect(judge(urine('complete', ml))).toEqual(expected);
  });

  it.each([
    [0, [['urineLow', 'critical']]],
    [40, [['urineLow', 'critical']]],
    [3001, [['urineHigh', 'medium']]],
  ])('%i mL of a day without single voids: nothing passed, or a total', (ml, expected) => {
    const day = { day: ago(1), ml, voids: 0, collection: 'complete' as const };
    expect(judge({ urineDays: [day] })).toEqual(expected);
  });

  it('says nothing of too little where not all was collected, or nobody said so', () => {
    expect(judge(urine('incomplete', 50))).toEqual([]);
    expect(judge(urine(undefined, 50))).toEqual([]);
    expect(judge(urine('incomplete', 3001))).toEqual([['urineHigh', 'medium']]);
  });

  it('expects none of somebody anuric or on dialysis', () => {
    expect(judge(urine('complete', 50), aPatient({ ext: { anuric: true } }))).toEqual([]);
    expect(judge(urine('complete', 50), aPatient({ ext: { dialysisMode: 'peritoneal' } }))).toEqual([]);
  });

  it('does not call today’s part of a day too little, but too much', () => {
    const today = (ml: number) => ({
      urineDays: [{ day: TODAY, ml, voids: 1, collection: 'complete' as const }],
    });
    expect(judge(today(50))).toEqual([]);
    expect(judge(today(3001))).toEqual([['urineHigh', 'medium']]);
  });

  const former = aPatient({ category: 'STONE' });
  it.each([
    [[2500, 2500, 2500], []],
    [[2500, 2500, 2498], [['stonePrevention', 'low']]],
    [[2000, 2000, 2000], [['stonePrevention', 'low']]],
    [[2000, 2000, 1998], [['stonePrevention', 'medium']]],
    [[1000, null, 1000], []],
  ])('of a stone former, mean of %j', (ml, expected) => {
    expect(judge(urine(undefined, ...ml), former)).toEqual(expected);
  });

  const from = (minMl: number) => ({ direction: 'minimum', minMl }) as const;
  const upTo3500 = (minMl: number) => ({ direction: 'range', minMl, maxMl: 3500 }) as const;
  const atMost = (maxMl: number) => ({ direction: 'maximum', maxMl }) as const;
  it.each([
    ['CKD', undefined, 'urineHigh'],
    ['CKD', from(2499), 'urineHigh'],
    ['CKD', from(2500), 'urineHighDrinking'],
    ['CKD', upTo3500(2499), 'urineHigh'],
    ['CKD', upTo3500(2500), 'urineHighDrinking'],
    ['CKD', atMost(3500), 'urineHigh'],
    ['STONE', undefined, 'urineHighDrinking'],
    ['STONE', from(2000), 'urineHighDrinking'],
    ['STONE', from(2500), 'urineHighDrinking'],
    ['STONE', upTo3500(2499), 'urineHigh'],
    ['STONE', upTo3500(2500), 'urineHighDrinking'],
    ['STONE', atMost(3500), 'urineHigh'],
  ] as const)('much of somebody in %s who is asked for %j is told by %s', (category, fluidTarget, rule) => {
    const patient = aPatient({ category, ext: { fluidTarget } });
    const found = (ml: number) => judge(urine('complete', ml), patient);
    const isTold = rule === 'urineHigh' ? [[rule, 'medium']] : [];
    expect(found(3000)).toEqual([]);
    expect(found(3001)).toEqual(isTold);
    expect(found(5000)).toEqual(isTold);
    expect(found(5001)).toEqual([[rule, 'medium']]);
  });

  it('asks only stone formers for so much', () => {
    expect(judge(urine(undefined, 1000, 1000, 1000))).toEqual([]);
    expect(judge(urine('incomplete', 1000, 1000, 1000), former)).toEqual([]);
  });
});

describe('weight (AL06)', () => {
  const weights = (...kg: (number | null)[]) => ({
    weightDays: upTo(TODAY, kg).map(({ day, value }) => ({ day, kg: value })),
  });
  const failing = aPatient({ pathologies: ['HeartFailure'] });
  it.each([
    ['up by 1.9 kg', [73.1, 73.1, 74, 75], []],
    ['up by 2 kg, whatever binary makes of it', [73.1, 73.5, 74, 75.1], [['weightHeartFailure', 'high']]],
    ['up by 2 kg since the lowest of three days', [76, 73.1, 74, 75.1], [['weightHeartFailure', 'high']]],
    ['four days ago is too long', [73, 75, 75, 75, 75.1], []],
    ['two days were missed', [73, null, null, 75], [['weightHeartFailure', 'high']]],
    ['one value alone says nothing', [75], []],
    ['up by 1.96 kg, which is shown as 2.0', [73.04, 75], [['weightHeartFailure', 'high']]],
    ['up by 1.94 kg, which is shown as 1.9', [73.06, 75], []],
    [
      'up within the three days before a weight of yesterday',
      [73, 75, 75, 75, null],
      [['weightHeartFailure', 'high']],
    ],
  ])('in heart failure: %s', (_, kg, expected) => {
    expect(judge(weights(...kg), failing)).toEqual(expected);
    expect(judge(weights(...kg))).toEqual([]);
  });

  const peritoneal = { dialysisMode: 'peritoneal' } as const;
  it.each([
    [74.9, []],
    [75, [['weightPeritoneal', 'high']]],
    [77, [['weightPeritoneal', 'high']]],
  ])('in heart failure on peritoneal dialysis: from 73 to %f kg in two days', (kg, expected) => {
    const both = aPatient({ pathologies: ['HeartFailure'], ext: peritoneal });
    expect(judge(weights(73, null, kg), both)).toEqual(expected);
    expect(judge(weights(73, null, kg), aPatient({ ext: peritoneal }))).toEqual([]);
  });

  it.each([
    [72, []],
    [72.1, [['dryWeightPeritoneal', 'medium']]],
    [74, [['dryWeightPeritoneal', 'medium']]],
    [74.1, [['dryWeightPeritoneal', 'high']]],
  ])('on peritoneal dialysis with a dry weight of 70 kg: %f kg', (kg, expected) => {
    const weighed = (hours: number) => ({ latest: { weight: { at: hoursAgo(hours), value: kg } } });
    expect(judge(weighed(1), aPatient({ ext: { ...peritoneal, dryWeight: 70 } }))).toEqual(expected);
    expect(judge(weighed(1), aPatient({ ext: peritoneal }))).toEqual([]);
    expect(judge(weighed(25), aPatient({ ext: { ...peritoneal, dryWeight: 70 } }))).toEqual([]);
  });

  it('between sessions is another rule’s', () => {
    const both = aPatient({ pathologies: ['HeartFailure'], ext: { dialysisMode: 'haemodialysis' } });
    expect(judge(weights(73, 73, 73, 76), both)).toEqual([]);
  });

  const dialysis = aPatient({ ext: { dialysisMode: 'haemodialysis', dryWeight: 70 } });
  const now = (value: number, hours = 1) => ({ latest: { weight: { at: hoursAgo(hours), value } } });
  it.each([
    [72, []],
    [72.1, [['interdialyticGain', 'medium']]],
    [73.9, [['interdialyticGain', 'medium']]],
    // 5.7 % of 70 kg are 3.99 kg.
    [
      73.99,
      [
        ['interdialyticGain', 'medium'],
        ['interdialyticGainShare', 'high'],
      ],
    ],
  ])('on dialysis with a dry weight of 70 kg: %f kg', (kg, expected) => {
    expect(judge(now(kg), dialysis)).toEqual(expected);
  });

  it.each([
    ['haemodialysis', ['interdialyticGain', 'interdialyticGainShare']],
    ['homeHaemodialysis', ['interdialyticGain', 'interdialyticGainShare']],
    ['peritoneal', ['dryWeightPeritoneal']],
    ['none', []],
  ] as const)('weight above the dry one is asked of %s: %j', (dialysisMode, expected) => {
    const patient = aPatient({ ext: { dialysisMode, dryWeight: 70 } });
    expect(judge(now(75), patient).map(([rule]) => rule)).toEqual(expected);
  });

  it('on dialysis is compared for a day, and only with a dry weight', () => {
    expect(judge(now(80, 25), dialysis)).toEqual([]);
    expect(judge(now(80), aPatient({ ext: { dialysisMode: 'haemodialysis' } }))).toEqual([]);
    expect(judge(now(80), aPatient({ ext: { dryWeight: 70 } }))).toEqual([]);
  });
});

describe('scores (AL06)', () => {
  const scores = (key: 'fatigueDays' | 'stressDays', ...max: (number | null)[]) => ({
    [key]: upTo(TODAY, max).map(({ day, value }) => ({ day, mean: value, max: value, readings: 1 })),
  });
  it.each([
    ['two of three days', [7, 1, 7], [['fatigueHigh', 'medium']]],
    ['two of three, today unknown', [1, 7, 7, null], [['fatigueHigh', 'medium']]],
    ['6 is not 7', [6, 1, 6], []],
    ['one day', [1, 1, 7], []],
    ['two of four', [7, 1, 1, 7], []],
    ['a week at 4', [4, 4, 4, 4, 4, 4, 4], [['fatigueWeek', 'low']]],
    ['a week just below', [4, 4, 4, 4, 4, 4, 3], []],
    ['five days are enough', [4, null, 4, 4, null, 4, 4], [['fatigueWeek', 'low']]],
    ['four are not', [4, null, 4, 4, null, null, 4], []],
  ])('fatigue: %s', (_, max, expected) => {
    expect(judge(scores('fatigueDays', ...max))).toEqual(expected);
  });

  it.each([
    ['three days in a row', [7, 7, 7], [['stressHigh', 'low']]],
    ['up to yesterday', [7, 7, 7, null], [['stressHigh', 'low']]],
    ['6 ends the run', [7, 6, 7, 7], []],
    ['an unknown day ends it', [7, 7, null, 7], []],
  ])('stress: %s', (_, max, expected) => {
    expect(judge(scores('stressDays', ...max))).toEqual(expected);
  });
});

/** Born so that they are of an age today. */
const aged = (years: number, ext: Partial<Patient['ext']> = {}) =>
  aPatient({ dateOfbirth: `${2026 - years}-11-20`, ext });
/** The same on the day before the birthday. */
const almost = (years: number, ext: Partial<Patient['ext']> = {}) =>
  aPatient({ dateOfbirth: `${2026 - years}-11-21`, ext });
const pregnant = { pregnant: true };
const pressed = (value: number, diastolic = 50) => ({
  latest: { bloodPressure: { at: hoursAgo(1), value, diastolic } },
});

describe('high pressure by age (ESH 2016, AAP 2017)', () => {
  it.each([
    ['child', almost(13), 139, 89, []],
    ['child', almost(13), 140, 89, [['pressureChild', 'high']]],
    ['child', almost(13), 139, 90, [['pressureChild', 'high']]],
    ['child', almost(13), 149, 99, [['pressureChild', 'high']]],
    ['child', almost(13), 150, 80, [['pressureChild', 'critical']]],
    ['child', almost(13), 120, 100, [['pressureChild', 'critical']]],
    ['adolescent', aged(13), 139, 89, []],
    ['adolescent', aged(13), 140, 89, [['pressureAdolescent', 'medium']]],
    ['adolescent', almost(18), 139, 90, [['pressureAdolescent', 'medium']]],
    ['adolescent', almost(18), 179, 119, [['pressureAdolescent', 'medium']]],
    ['adolescent', almost(18), 180, 90, [['pressureAdolescent', 'critical']]],
    ['adolescent', aged(13), 150, 120, [['pressureAdolescent', 'critical']]],
    ['adult', aged(18), 179, 109, []],
    ['adult', aged(18), 230, 140, [['pressureSevere', 'critical']]],
  ])('of a %s of an age of its own', (_, patient, value, diastolic, expected) => {
    expect(judge(pressed(value, diastolic), patient)).toEqual(expected);
  });
});

describe('low pressure for everybody (NEWS2 and PALS by age)', () => {
  it.each([
    ['an adult', aged(18)],
    ['a pregnant one', aged(30, pregnant)],
    ['an adolescent', aged(13)],
    ['an adolescent on dialysis', almost(18, { dialysisMode: 'peritoneal' })],
  ])('of %s', (_, patient) => {
    const said = (value: number) => judge(pressed(value), patient);
    expect(said(69)).toEqual([['pressureLow', 'critical']]);
    expect(said(70)).toEqual([['pressureLow', 'high']]);
    expect(said(89)).toEqual([['pressureLow', 'high']]);
    expect(said(90)).toEqual([['pressureLow', 'medium']]);
    expect(said(99)).toEqual([['pressureLow', 'medium']]);
    expect(said(100)).toEqual([]);
  });

  it('of a child by limits of its own', () => {
    const said = (value: number, patient: Patient) => judge(pressed(value), patient);
    for (const patient of [almost(13), aged(1), almost(13, pregnant)]) {
      expect(said(69, patient)).toEqual([['pressureLowChild', 'critical']]);
      expect(said(70, patient)).toEqual([['pressureLowChild', 'high']]);
      expect(said(79, patient)).toEqual([['pressureLowChild', 'high']]);
      expect(said(80, patient)).toEqual([]);
    }
  });
});

describe('pregnancy (NICE NG133, ISSHP 2021)', () => {
  const mean = (systolic: number, diastolic: number, readings = 2) => ({
    pressureDays: [{ day: TODAY, systolic, diastolic, readings }],
  });
  it.each([
    [134, 84, 2, []],
    [135, 84, 2, [['pressureMeanPregnancy', 'medium']]],
    [134, 85, 2, [['pressureMeanPregnancy', 'medium']]],
    [150, 95, 1, []],
  ])('mean of %i/%i on %i readings', (systolic, diastolic, readings, expected) => {
    expect(judge(mean(systolic, diastolic, readings), aged(30, pregnant))).toEqual(expected);
    expect(judge(mean(systolic, diastolic, readings), aged(30))).toEqual([]);
  });

  it('is judged at any age, with and without dialysis', () => {
    const found = [['pressureMeanPregnancy', 'medium']];
    expect(judge(mean(140, 80), almost(18, pregnant))).toEqual(found);
    expect(judge(mean(140, 80), aged(30, { ...pregnant, dialysisMode: 'haemodialysis' }))).toEqual(found);
    expect(judge(pressed(160, 90), almost(18, pregnant))).toEqual([['pressurePregnancy', 'critical']]);
  });
});

describe('what is no limit of adults leaves nobody out', () => {
  const everybody = [
    ['an adult', aged(40)],
    ['a pregnant one', aged(30, pregnant)],
    ['an adolescent', aged(17)],
    ['a child', aged(4)],
    ['a pregnant adolescent', aged(17, pregnant)],
  ] as const;
  const long = { latest: { bloodPressure: { at: hoursAgo(20 * 24), value: 120, diastolic: 75 } } };
  const dry = {
    urineDays: [{ day: ago(1), ml: 99, voids: 1, collection: 'complete' as const }],
  };
  const plan = { direction: 'range', minMl: 1000, maxMl: 2000 } as const;
  const drunk = (ml: number) => ({
    waterDays: upTo(ago(1), [ml, ml]).map(({ day, value }) => ({ day, ml: value ?? 0 })),
  });

  it.each(everybody)('silence of %s', (_, patient) => {
    expect(judge(long, patient)).toEqual([['noPressure', 'medium']]);
  });

  it.each(everybody)('a day without urine of %s', (name, patient) => {
    const rule = name === 'a child' ? 'urineLowChild' : 'urineLow';
    expect(judge(dry, patient)).toEqual([[rule, 'critical']]);
  });

  it.each(everybody)('what a fluid plan asks of %s', (_, { dateOfbirth, ext }) => {
    const patient = aPatient({ dateOfbirth, ext: { pregnant: ext.pregnant, fluidTarget: plan } });
    expect(judge(drunk(2201), patient)).toEqual([['fluidOver', 'medium']]);
    expect(judge(drunk(699), patient)).toEqual([['fluidUnder', 'medium']]);
    const none = { latest: { water: { at: hoursAgo(3 * 24), value: 200 } } };
    expect(judge(none, patient)).toEqual([['noWater', 'low']]);
  });

  it.each(everybody)('potassium, haemoglobin and a fallen GFR of %s', (_, patient) => {
    const at = hoursAgo(1);
    const labFigures = {
      potassium: { at, value: 6.5 },
      haemoglobin: { at, value: 79 },
      egfrFall: { at, value: 25 },
    };
    expect(judge({ labFigures }, patient)).toEqual([
      ['potassiumHigh', 'critical'],
      ['egfrFall', 'high'],
      ['haemoglobinLow', 'high'],
    ]);
  });

  it.each(everybody)('two kilograms in heart failure and above the dry weight of %s', (_, patient) => {
    const weightDays = upTo(TODAY, [73, 75]).map(({ day, value }) => ({ day, kg: value ?? 0 }));
    expect(judge({ weightDays }, { ...patient, pathologies: ['HeartFailure'] })).toEqual([
      ['weightHeartFailure', 'high'],
    ]);
    const ext = { ...patient.ext, dialysisMode: 'haemodialysis' as const, dryWeight: 73 };
    const latest = { weight: { at: hoursAgo(1), value: 75.1 } };
    expect(judge({ latest }, { ...patient, ext })).toEqual([['interdialyticGain', 'medium']]);
  });

  it.each(everybody)('scores of %s', (_, patient) => {
    const score = (key: string) => ({
      [key]: upTo(TODAY, [7, 7, 7]).map(({ day }) => ({ day, mean: 7, max: 7, readings: 1 })),
    });
    expect(judge(score('fatigueDays'), patient)).toEqual([['fatigueHigh', 'medium']]);
    expect(judge(score('stressDays'), patient)).toEqual([['stressHigh', 'low']]);
  });
});

it.each([
  [99, 'critical'],
  [100, 'high'],
  [199, 'high'],
  [200, null],
] as const)('%i mL of a child under 13', (ml, severity) => {
  const urineDays = [{ day: ago(1), ml, voids: 1, collection: 'complete' as const }];
  expect(judge({ urineDays }, almost(13))).toEqual(severity ? [['urineLowChild', severity]] : []);
  expect(judge({ urineDays }, almost(13, { anuric: true }))).toEqual([]);
  expect(judge({ urineDays }, almost(13, { dialysisMode: 'peritoneal' }))).toEqual([]);
});

describe('pulse (NEWS2, PALS)', () => {
  const beats = (value: number) => ({ latest: { pulse: { at: hoursAgo(1), value } } });
  it.each([
    ['an adult', aged(18)],
    ['a pregnant one', aged(30, pregnant)],
    ['an adolescent on dialysis', aged(13, { dialysisMode: 'homeHaemodialysis' })],
  ] as const)('of %s', (_, patient) => {
    const said = (value: number) => judge(beats(value), patient);
    expect(said(25)).toEqual([['pulseLow', 'critical']]);
    expect(said(40)).toEqual([['pulseLow', 'critical']]);
    expect(said(41)).toEqual([]);
    expect(said(130)).toEqual([]);
    expect(said(131)).toEqual([['pulseHigh', 'critical']]);
  });

  it('of a child', () => {
    const said = (value: number) => judge(beats(value), almost(13));
    expect(said(49)).toEqual([['pulseChild', 'critical']]);
    expect(said(50)).toEqual([]);
    expect(said(180)).toEqual([]);
    expect(said(181)).toEqual([['pulseChild', 'critical']]);
  });

  it('of yesterday is over', () => {
    expect(judge({ latest: { pulse: { at: hoursAgo(25), value: 25 } } })).toEqual([]);
  });
});

describe('warning signs noted with urine (NICE)', () => {
  const noted = (hours: number, signs?: UrineSign[]) => ({
    latest: { urine: { at: hoursAgo(hours), value: 350, ...(signs && { signs }) } },
  });
  it.each([
    ['an adult', aged(40)],
    ['a pregnant one', aged(30, pregnant)],
    ['a child', aged(4)],
    ['somebody on dialysis', aged(40, { dialysisMode: 'peritoneal' })],
  ] as const)('are high at once, of %s', (_, patient) => {
    for (const sign of urineSigns) expect(judge(noted(1, [sign]), patient)).toEqual([['urineSign', 'high']]);
  });

  it('are seven days old at most, and no volume stands for them', () => {
    expect(judge(noted(6 * 24, ['blood']))).toEqual([['urineSign', 'high']]);
    expect(judge(noted(7 * 24, ['blood']))).toEqual([]);
    expect(judge(noted(1))).toEqual([]);
  });
});

it('a mean of the week and much urine are judged by limits of adults alone', () => {
  const facts = {
    pressureDays: upTo(TODAY, [136, 136, 136]).map(({ day }) => ({
      day,
      systolic: 136,
      diastolic: 80,
      readings: 2,
    })),
    urineDays: [{ day: ago(1), ml: 3001, voids: 5 }],
  };
  expect(judge(facts, aged(18)).map(([rule]) => rule)).toEqual(['pressureMean', 'urineHigh']);
  expect(judge(facts, almost(18))).toEqual([]);
});
