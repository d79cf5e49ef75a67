import { describe, expect, it } from 'vitest';
import type { RuleBody, ThresholdBody } from '@/domain/rules/alertRule';
import {
  ruleDraftSchema,
  ruleProblems,
  thresholdDraftSchema,
  thresholdProblems,
} from '@/domain/rules/ruleDraft';
import { aThreshold, ruleNamed } from '../../support/rules';

const low = ruleNamed('pressureLow', {
  levels: [
    { severity: 'high', limit: 90 },
    { severity: 'medium', limit: 100 },
  ],
});
const problems = (parts: Partial<RuleBody>) => ruleProblems({ ...low, ...parts });
const days = (count: number): RuleBody['window'] => ({ unit: 'days', count });

describe('§2.5 the rule form refuses (AL07)', () => {
  it.each<[string, Partial<RuleBody>, Record<string, string>]>([
    ['a rule of the clinic without a name', { id: 'own' }, { name: 'validation.required' }],
    [
      'critical nearer than high',
      {
        levels: [
          { severity: 'critical', limit: 95 },
          { severity: 'high', limit: 90 },
        ],
      },
      { 'levels.0.limit': 'validation.levelOrder' },
    ],
    [
      'critical as near as high',
      {
        levels: [
          { severity: 'high', limit: 90 },
          { severity: 'critical', limit: 90 },
        ],
      },
      { 'levels.1.limit': 'validation.levelOrder' },
    ],
    [
      'one severity twice',
      {
        levels: [
          { severity: 'high', limit: 90 },
          { severity: 'high', limit: 85 },
        ],
      },
      { 'levels.1.severity': 'validation.levelTwice', 'levels.0.limit': 'validation.levelOrder' },
    ],
    [
      'a limit nobody can measure',
      { levels: [{ severity: 'high', limit: 20 }] },
      { 'levels.0.limit': 'validation.limitRange' },
    ],
    [
      'a band upside down',
      { comparator: 'outside', levels: [{ severity: 'high', limit: 120, upper: 120 }] },
      { 'levels.0.upper': 'validation.limitOrder' },
    ],
    [
      'half a band',
      { comparator: 'between', levels: [{ severity: 'high', limit: 120 }] },
      { 'levels.0.upper': 'validation.required' },
    ],
    [
      'a pressure without its second figure',
      { subject: 'pressure', comparator: 'atLeast', levels: [{ severity: 'high', limit: 180 }] },
      { 'levels.0.diastolic': 'validation.bothPressures' },
    ],
    [
      'a sum of pressures',
      { aggregation: 'sum' },
      { aggregation: 'validation.aggregation', 'window.unit': 'validation.aggregation' },
    ],
    ['a mean over hours', { aggregation: 'mean' }, { 'window.unit': 'validation.aggregation' }],
    ['more readings than the window holds', { minReadings: 2 }, { minReadings: 'validation.windowShort' }],
    [
      'more days than the window has',
      { aggregation: 'mean', window: days(3), minDays: 4 },
      { minDays: 'validation.windowShort' },
    ],
    [
      'a window longer than a summary',
      { aggregation: 'mean', window: days(15) },
      { 'window.count': 'validation.windowLong' },
    ],
    [
      'several days of a mean of several days',
      { aggregation: 'mean', window: days(3), levels: [{ severity: 'high', limit: 90, days: 2 }] },
      { 'levels.0.days': 'validation.severalDays' },
    ],
    ['a share of a plan of pressure', { basis: 'plan' }, { basis: 'validation.planWater' }],
    [
      'a group of nobody',
      { appliesTo: { to: 'category', codes: [] } },
      { 'appliesTo.codes': 'validation.required' },
    ],
    [
      'a critical rule that sleeps',
      {
        activeHours: { from: '08:00', to: '20:00' },
        levels: [{ severity: 'critical', limit: 80 }],
      },
      { activeHours: 'validation.criticalHours' },
    ],
    [
      'one that leaves everybody out',
      { exclusions: ['pregnant', 'notPregnant'] },
      { exclusions: 'validation.everybodyExcluded' },
    ],
    [
      'one that leaves out whatever is drunk',
      { exclusions: ['drinksMuch', 'drinksAsUsual'] },
      { exclusions: 'validation.everybodyExcluded' },
    ],
    [
      'one that leaves every age out',
      { exclusions: ['minors', 'adults'] },
      { exclusions: 'validation.everybodyExcluded' },
    ],
    [
      'one that leaves every age out, band by band',
      { exclusions: ['children', 'adolescents', 'adults'] },
      { exclusions: 'validation.everybodyExcluded' },
    ],
    ['one for adolescents alone', { exclusions: ['children', 'adults'] }, {}],
    [
      'steps out of order',
      {
        escalation: [
          { afterHours: 4, to: 'referent' },
          { afterHours: 4, to: 'admin' },
        ],
      },
      { 'escalation.1.afterHours': 'validation.escalationOrder' },
    ],
    [
      'silence of nothing',
      {
        subject: 'noData',
        aggregation: 'count',
        comparator: 'atLeast',
        levels: [{ severity: 'low', limit: 3 }],
      },
      { measure: 'validation.required' },
    ],
  ])('%s', (_, parts, expected) => {
    expect(problems(parts)).toEqual(expected);
  });

  it('lets a more urgent severity lie as far out where it has to last longer', () => {
    expect(ruleProblems(ruleNamed('fluidOver'))).toEqual({});
  });

  it('names the field at fault, as the client sent it', () => {
    const sent = ruleDraftSchema.safeParse({ ...low, levels: [{ severity: 'high', limit: 20 }] });
    expect(sent.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['levels.0.limit', 'validation.limitRange'],
    ]);
    expect(ruleDraftSchema.safeParse({ ...low, levels: [] }).success).toBe(false);
    expect(ruleDraftSchema.safeParse({ ...low, subject: 'adherence' }).success).toBe(false);
    // §2.0: nobody can say what it stands for.
    const ivf = { to: 'pathology', pathologies: ['Ivf'] };
    expect(ruleDraftSchema.safeParse({ ...low, appliesTo: ivf }).success).toBe(false);
  });
});

describe('§2.5 a threshold', () => {
  const wrong = (parts: Partial<ThresholdBody>) => thresholdProblems(aThreshold(parts), low);
  it('changes something that the rule has, in the right order', () => {
    expect(wrong({})).toEqual({ limits: 'validation.thresholdEmpty' });
    expect(wrong({ off: true })).toEqual({});
    expect(wrong({ limits: [{ severity: 'high', limit: 85 }] })).toEqual({});
    expect(wrong({ limits: [{ severity: 'critical', limit: 85 }] })).toMatchObject({
      'limits.0.severity': 'validation.invalid',
    });
    expect(wrong({ limits: [{ severity: 'high', limit: 100 }] })).toEqual({
      'limits.0.limit': 'validation.levelOrder',
    });
    expect(wrong({ limits: [{ severity: 'medium', limit: 90 }] })).toEqual({
      'limits.0.limit': 'validation.levelOrder',
    });
    expect(
      wrong({
        limits: [
          { severity: 'high', limit: 100 },
          { severity: 'medium', limit: 110 },
        ],
      }),
    ).toEqual({});
    expect(wrong({ minReadings: 2 })).toEqual({ minReadings: 'validation.windowShort' });
  });

  it('needs a reason', () => {
    const sent = thresholdDraftSchema.safeParse({ ...aThreshold({ off: true }), reason: '  ' });
    expect(sent.error?.issues[0]).toMatchObject({ path: ['reason'], message: 'validation.required' });
  });
});
