import { describe, expect, it } from 'vitest';
import type { AlertRule, RuleBody, RuleLevel, ThresholdBody } from '@/domain/rules/alertRule';
import { ruleDraftSchema, ruleProblems, thresholdProblems } from '@/domain/rules/ruleDraft';
import { aThreshold, ruleNamed } from '../../support/rules';

const low = ruleNamed('pressureLow', {
  levels: [
    { severity: 'high', limit: 90 },
    { severity: 'medium', limit: 100 },
  ],
});
const days = (count: number): RuleBody['window'] => ({ unit: 'days', count });
const high = (limit: number, parts: Partial<RuleLevel> = {}): RuleLevel => ({
  severity: 'high',
  limit,
  ...parts,
});
const problem = (path: string, parts: Partial<RuleBody>) => ruleProblems({ ...low, ...parts })[path];
const problemAt = (path: string, rule: Partial<RuleBody>) => (level: RuleLevel) =>
  problem(`levels.0.${path}`, { ...rule, levels: [level] });

describe('§2.5 a limit is one that can be measured, both ends included (NU06)', () => {
  it.each([
    ['systolic', 50, 300],
    ['diastolic', 30, 200],
    ['pulse', 20, 250],
    ['water', 0, 15_000],
    ['urine', 0, 15_000],
    ['urineVoids', 0, 100],
    ['weight', -50, 400],
    ['dryWeight', -50, 50],
    ['dryWeightShare', -50, 50],
    ['stress', 0, 10],
    ['fatigue', 0, 10],
    ['noData', 1, 365],
  ] as const)('%s: %i to %i', (subject, min, max) => {
    const limits = [min - 0.1, min, max, max + 0.1];
    const refused = 'validation.limitRange';
    expect(limits.map((limit) => problemAt('limit', { subject })(high(limit)))).toEqual([
      refused,
      undefined,
      undefined,
      refused,
    ]);
    const band = { subject, comparator: 'outside' } as const;
    const upper = (end: number) => problemAt('upper', band)(high(min, { upper: end }));
    expect([max, max + 0.1, min, min + 0.1, min - 1].map(upper)).toEqual([
      undefined,
      refused,
      'validation.limitOrder',
      undefined,
      'validation.limitOrder',
    ]);
  });

  it('a share of the plan is 1 to 500 per cent, of water alone, and no band', () => {
    const plan = {
      subject: 'water',
      aggregation: 'sum',
      window: days(1),
      basis: 'plan',
      comparator: 'above',
    } as const;
    expect([0.9, 1, 500, 501].map((limit) => problemAt('limit', plan)(high(limit)))).toEqual([
      'validation.limitRange',
      undefined,
      undefined,
      'validation.limitRange',
    ]);
    const levels = [high(100, { upper: 120 })];
    for (const comparator of ['between', 'outside'] as const)
      expect(problem('basis', { ...plan, comparator, levels })).toBe('validation.planWater');
    expect(problem('basis', { ...plan, levels: [high(100)] })).toBeUndefined();
    expect(problem('basis', { ...plan, subject: 'urine', levels: [high(100)] })).toBe('validation.planWater');
  });

  it.each([
    [29, 'validation.limitRange'],
    [30, undefined],
    [119, undefined],
    [120, 'validation.pressureOrder'],
    [121, 'validation.pressureOrder'],
    [200, 'validation.pressureOrder'],
    [201, 'validation.limitRange'],
  ])('beside a systolic limit of 120 a diastolic of %i: %s', (diastolic, expected) => {
    const rule = { subject: 'pressure', comparator: 'atLeast' } as const;
    expect(problemAt('diastolic', rule)(high(120, { diastolic }))).toBe(expected);
    expect(problemAt('diastolic', rule)(high(300, { diastolic: 200 }))).toBeUndefined();
  });

  it.each([
    ['pressure', 'between', 'validation.invalid'],
    ['pressure', 'outside', 'validation.invalid'],
    ['pressure', 'atMost', undefined],
    ['systolic', 'outside', undefined],
    ['noData', 'atLeast', undefined],
    ['noData', 'above', 'validation.invalid'],
    ['pulse', 'above', undefined],
  ] as const)('%s %s: %s', (subject, comparator, expected) => {
    expect(problem('comparator', { subject, comparator })).toBe(expected);
  });
});

describe('§2.5 what is more urgent lies further out, or as far and lasts longer (NU06)', () => {
  const two = (comparator: AlertRule['comparator'], urgent: Partial<RuleLevel>, milder: Partial<RuleLevel>) =>
    problem('levels.1.limit', {
      subject: comparator === 'atLeast' ? 'pressure' : 'systolic',
      comparator,
      levels: [high(0, { severity: 'medium', ...milder }), high(0, urgent)],
    });
  const wrong = 'validation.levelOrder';

  it.each<[AlertRule['comparator'], Partial<RuleLevel>, Partial<RuleLevel>, string | undefined]>([
    ['above', { limit: 181 }, { limit: 180 }, undefined],
    ['above', { limit: 180 }, { limit: 180 }, wrong],
    ['above', { limit: 179 }, { limit: 180 }, wrong],
    ['above', { limit: 180, days: 3 }, { limit: 180, days: 2 }, undefined],
    ['above', { limit: 180, days: 2 }, { limit: 180, days: 2 }, wrong],
    ['above', { limit: 180 }, { limit: 180, days: 1 }, wrong],
    ['above', { limit: 179, days: 9 }, { limit: 180 }, wrong],
    ['atMost', { limit: 89 }, { limit: 90 }, undefined],
    ['atMost', { limit: 90 }, { limit: 90 }, wrong],
    ['atMost', { limit: 91 }, { limit: 90 }, wrong],
    ['atLeast', { limit: 180, diastolic: 110 }, { limit: 160, diastolic: 100 }, undefined],
    ['atLeast', { limit: 180, diastolic: 100 }, { limit: 160, diastolic: 100 }, undefined],
    ['atLeast', { limit: 160, diastolic: 110 }, { limit: 160, diastolic: 100 }, undefined],
    ['atLeast', { limit: 180, diastolic: 99 }, { limit: 160, diastolic: 100 }, wrong],
    ['atLeast', { limit: 159, diastolic: 110 }, { limit: 160, diastolic: 100 }, wrong],
    ['atLeast', { limit: 160, diastolic: 100 }, { limit: 160, diastolic: 100 }, wrong],
    ['outside', { limit: 90, upper: 180 }, { limit: 100, upper: 160 }, undefined],
    ['outside', { limit: 100, upper: 180 }, { limit: 100, upper: 160 }, undefined],
    ['outside', { limit: 90, upper: 160 }, { limit: 100, upper: 160 }, undefined],
    ['outside', { limit: 100, upper: 160 }, { limit: 100, upper: 160 }, wrong],
    ['outside', { limit: 101, upper: 180 }, { limit: 100, upper: 160 }, wrong],
    ['outside', { limit: 90, upper: 159 }, { limit: 100, upper: 160 }, wrong],
    ['between', { limit: 90, upper: 100 }, { limit: 110, upper: 160 }, wrong],
  ])('%s: urgent %j, milder %j: %s', (comparator, urgent, milder, expected) => {
    expect(two(comparator, urgent, milder)).toBe(expected);
  });

  it('the mildest and an only level are beside nothing', () => {
    expect(
      ruleProblems({ ...low, name: 'Band', comparator: 'between', levels: [high(90, { upper: 100 })] }),
    ).toEqual({});
    expect(two('above', { limit: 180 }, { limit: 190, severity: 'critical' })).toBeUndefined();
  });
});

describe('§2.5 a rule asks for no more than its window holds (NU06)', () => {
  const short = 'validation.windowShort';
  it.each<[string, Partial<RuleBody>, number]>([
    ['one newest value', { aggregation: 'last', window: days(3) }, 1],
    ['ten a day', { subject: 'pulse', aggregation: 'mean', window: days(1) }, 10],
    ['ten a day', { subject: 'urine', aggregation: 'mean', window: days(3) }, 30],
    ['one total of water a day', { subject: 'water', aggregation: 'mean', window: days(3) }, 3],
    ['one weight a day', { subject: 'weight', aggregation: 'change', window: days(3) }, 3],
  ])('%s: %j, at most %i readings', (_, parts, most) => {
    expect(problem('minReadings', { ...parts, minReadings: most })).toBeUndefined();
    expect(problem('minReadings', { ...parts, minReadings: most + 1 })).toBe(short);
  });

  it.each<[Partial<RuleBody>, number]>([
    [{ aggregation: 'mean', window: days(3) }, 3],
    [{ aggregation: 'last', window: days(3) }, 1],
    [{ aggregation: 'last', window: { unit: 'hours', count: 72 } }, 1],
  ])('%j, at most %i days', (parts, most) => {
    expect(problem('minDays', { ...parts, minDays: most })).toBeUndefined();
    expect(problem('minDays', { ...parts, minDays: most + 1 })).toBe(short);
  });

  it.each([
    ['pressure', 14],
    ['systolic', 14],
    ['pulse', 7],
    ['water', 13],
    ['urine', 7],
    ['urineVoids', 7],
    ['weight', 7],
    ['dryWeight', 7],
    ['stress', 7],
    ['fatigue', 7],
  ] as const)('%s: no window longer than %i days, which is as far back as is known', (subject, longest) => {
    expect(problem('window.count', { subject, window: days(longest) })).toBeUndefined();
    expect(problem('window.count', { subject, window: days(longest + 1) })).toBe('validation.windowLong');
  });

  const tired = { subject: 'fatigue', aggregation: 'max', window: days(1), comparator: 'atLeast' } as const;
  it.each<[Partial<RuleLevel>, object]>([
    [{ days: 7 }, {}],
    [{ days: 8 }, { 'levels.0.days': 'validation.windowLong' }],
    [{ days: 2, within: 7 }, {}],
    [{ days: 2, within: 8 }, { 'levels.0.days': 'validation.windowLong' }],
    [{ days: 3, within: 3 }, {}],
    [{ days: 4, within: 3 }, { 'levels.0.within': short }],
    [{ within: 2 }, {}],
  ])('%j of single days', (lasting, expected) => {
    expect(ruleProblems({ ...low, ...tired, levels: [high(7, lasting)] })).toEqual(expected);
  });

  it.each<[string, Partial<RuleBody>]>([
    ['newest values', { ...tired, aggregation: 'last' }],
    ['the last hours', { ...tired, aggregation: 'last', window: { unit: 'hours', count: 24 } }],
    ['changes', { ...tired, subject: 'weight', aggregation: 'change' }],
    ['means of days', { ...tired, aggregation: 'mean', window: days(2) }],
  ])('%s do not last for days', (_, parts) => {
    const said = (lasting: number) =>
      problem('levels.0.days', { ...parts, levels: [high(7, { days: lasting })] });
    expect([said(1), said(2)]).toEqual([undefined, 'validation.severalDays']);
  });
});

describe('§2.5 a rule is for somebody, and never asleep where it is critical (NU06)', () => {
  it.each<[RuleBody['appliesTo'], object]>([
    [{ to: 'all' }, {}],
    [{ to: 'category', codes: ['CKD'] }, {}],
    [{ to: 'pathology', pathologies: [] }, { 'appliesTo.pathologies': 'validation.required' }],
    [{ to: 'pathology', pathologies: ['HeartFailure'] }, {}],
    [{ to: 'patient', patients: [] }, { 'appliesTo.patients': 'validation.required' }],
    [{ to: 'patient', patients: ['p1'] }, {}],
  ])('%j', (appliesTo, expected) => {
    expect(ruleProblems({ ...low, appliesTo })).toEqual(expected);
  });

  it('one critical level among others is enough', () => {
    const activeHours = { from: '08:00', to: '20:00' };
    expect(ruleProblems({ ...low, activeHours })).toEqual({});
    const levels = [high(80, { severity: 'critical' }), high(90)];
    expect(ruleProblems({ ...low, activeHours, levels })).toEqual({
      activeHours: 'validation.criticalHours',
    });
  });

  it.each([
    [[1], undefined],
    [[0], 'escalation.0.afterHours'],
    [[4, 5], undefined],
    [[4, 4], 'escalation.1.afterHours'],
    [[4, 3], 'escalation.1.afterHours'],
  ])('steps after %j hours: %s', (hours, path) => {
    const escalation = hours.map((afterHours) => ({ afterHours, to: 'admin' as const }));
    expect(Object.keys(ruleProblems({ ...low, escalation }))).toEqual(path === undefined ? [] : [path]);
  });

  it('a place in a list is a number in what a client is told', () => {
    const sent = ruleDraftSchema.safeParse({
      ...low,
      levels: [high(90), high(20, { severity: 'critical' })],
    });
    expect(sent.error?.issues.map(({ path }) => path)).toEqual([['levels', 1, 'limit']]);
  });
});

describe('§2.5 a threshold is told only what it caused (NU06)', () => {
  const wrong = (parts: Partial<ThresholdBody>, rule = low) => thresholdProblems(aThreshold(parts), rule);
  const fine = { severity: 'high', limit: 85 } as const;

  it.each<[string, Partial<ThresholdBody>, object]>([
    ['on although a wider one is off', { off: false }, {}],
    ['a margin alone', { margin: 0 }, {}],
    ['readings alone', { minReadings: 1 }, {}],
    ['limits, but none', { limits: [] }, { limits: 'validation.thresholdEmpty' }],
    [
      'one level twice',
      { limits: [fine, { severity: 'high', limit: 80 }] },
      { 'limits.1.severity': 'validation.levelTwice' },
    ],
    [
      'a level it does not have',
      { limits: [fine, { severity: 'low', limit: 95 }] },
      { 'limits.1.severity': 'validation.invalid' },
    ],
    [
      'both levels, the second out of range',
      {
        limits: [
          { severity: 'medium', limit: 99 },
          { severity: 'high', limit: 49 },
        ],
      },
      { 'limits.1.limit': 'validation.limitRange' },
    ],
    ['readings and limits', { limits: [fine], minReadings: 2 }, { minReadings: 'validation.windowShort' }],
  ])('%s', (_, parts, expected) => {
    expect(wrong(parts)).toEqual(expected);
  });

  it('not what was wrong with the rule before', () => {
    const faulty = { ...low, id: 'own', minReadings: 9, levels: [high(20)] };
    expect(wrong({ off: true }, faulty)).toEqual({});
    expect(wrong({ minReadings: 1 }, faulty)).toEqual({});
    expect(wrong({ minReadings: 2 }, faulty)).toEqual({ minReadings: 'validation.windowShort' });
    expect(wrong({ limits: [{ severity: 'high', limit: 85 }] }, faulty)).toEqual({});
  });
});
