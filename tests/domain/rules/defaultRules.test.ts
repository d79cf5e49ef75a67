import { describe, expect, it } from 'vitest';
import { defaultRuleBodies } from '@/domain/rules/defaultRules';
import type { KnownFacts } from '@/domain/rules/evaluate';
import type { Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { ruleDraftSchema } from '@/domain/rules/ruleDraft';
import { ruleIds } from '@/domain/rules/ruleIds';
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
    ['peritoneal', []],
    ['none', []],
  ] as const)('a gain between sessions is asked of %s: %j', (dialysisMode, expected) => {
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

it('§2.5: none of them is for minors or in pregnancy but the one of severe pressure in pregnancy', () => {
  const facts = {
    latest: { bloodPressure: { at: hoursAgo(1), value: 200, diastolic: 120 } },
    urineDays: [{ day: ago(1), ml: 20, voids: 1, collection: 'complete' as const }],
  };
  expect(judge(facts)).toHaveLength(2);
  expect(judge(facts, aPatient({ dateOfbirth: '2008-11-21' }))).toEqual([]);
  const severe = [['pressurePregnancy', 'critical']];
  expect(judge(facts, aPatient({ ext: { pregnant: true } }))).toEqual(severe);
  expect(judge(facts, aPatient({ dateOfbirth: '2010-11-21', ext: { pregnant: true } }))).toEqual(severe);
});
