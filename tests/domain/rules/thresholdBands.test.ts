import { describe, expect, it } from 'vitest';
import type { AlertRule, RuleLevel, Threshold } from '@/domain/rules/alertRule';
import { resolveRule } from '@/domain/rules/threshold';
import { aThreshold, ruleNamed } from '../../support/rules';

const bearer = { id: 'p1', category: 'CKD', pathologies: ['KidneyFailure', 'HyperTension'] };
const high = (limit: number, parts: Partial<RuleLevel> = {}): RuleLevel => ({
  severity: 'high',
  limit,
  ...parts,
});
const resolve = (parts: Partial<AlertRule>, ...thresholds: Partial<Threshold>[]) =>
  resolveRule(ruleNamed('pressureLow', parts), thresholds.map(aThreshold), bearer, '2026-11-20');
const of = (key: string, limits: Threshold['limits']): Partial<Threshold> => ({
  id: key,
  scope: 'pathology',
  key,
  limits,
});

describe('§2.5 of two pathologies the limit that warns sooner', () => {
  it.each<[AlertRule['comparator'], number, number]>([
    ['above', 100, 130],
    ['atLeast', 100, 130],
    ['below', 110, 140],
    ['atMost', 110, 140],
    ['between', 100, 140],
    ['outside', 110, 130],
  ])('%s: %i, %i', (comparator, limit, upper) => {
    const both = [
      of('KidneyFailure', [{ severity: 'high', limit: 100, upper: 140 }]),
      of('HyperTension', [{ severity: 'high', limit: 110, upper: 130 }]),
    ];
    for (const thresholds of [both, both.toReversed()]) {
      const [level] = resolve({ comparator, levels: [high(105, { upper: 135 })] }, ...thresholds).levels;
      expect(level).toMatchObject({ limit, upper });
    }
  });
});

describe('§2.5 a rule as it holds', () => {
  it('has its most urgent level first, and says of each limit that it has whose it is', () => {
    const levels = [
      high(150, { severity: 'low' }),
      high(190, { severity: 'critical', diastolic: 120 }),
      high(170, { upper: 300 }),
    ];
    for (const thresholds of [[], [{ margin: 1 }]]) {
      const resolved = resolve({ levels }, ...thresholds);
      expect(resolved.levels.map(({ severity, origins }) => [severity, origins])).toStrictEqual([
        ['critical', { limit: 'global', diastolic: 'global' }],
        ['high', { limit: 'global', upper: 'global' }],
        ['low', { limit: 'global' }],
      ]);
    }
    expect(resolve({}).origins).toEqual({ off: 'global', minReadings: 'global', margin: 'global' });
  });

  it('keeps what a narrower threshold does not name, and takes no limit that it does not compare', () => {
    const category = aThreshold({ id: 'c', scope: 'category', key: 'CKD', minReadings: 4, margin: 9 });
    const own = aThreshold({ limits: [{ severity: 'high', limit: 85, upper: 140, diastolic: 50 }] });
    const resolved = resolve({ levels: [high(90)] }, category, own);
    expect(resolved.levels).toStrictEqual([{ ...high(85), origins: { limit: 'patient' } }]);
    expect(resolved).toMatchObject({
      minReadings: 4,
      clear: { margin: 9 },
      origins: { off: 'global', minReadings: 'category', margin: 'category' },
    });
  });

  it('where two pathologies differ: fewer readings, the wider margin', () => {
    const resolved = resolve(
      {},
      { ...of('KidneyFailure', undefined), minReadings: 3, margin: 2 },
      { ...of('HyperTension', undefined), minReadings: 5, margin: 8 },
    );
    expect(resolved).toMatchObject({ minReadings: 3, clear: { margin: 8 } });
  });
});
