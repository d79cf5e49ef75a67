import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import { evaluate } from '@/domain/rules/evaluate';
import { resolveRule } from '@/domain/rules/threshold';
import { aPatient, hoursAgo, NOW } from '../../support/builders';
import { aThreshold, defaultBook, metOf, noFacts, ruleNamed } from '../../support/rules';

const TODAY = '2026-11-20';
const bearer = { id: 'p1', category: 'CKD', pathologies: ['KidneyFailure', 'HyperTension'] };
const low = ruleNamed('pressureLow');
const severe = ruleNamed('pressureSevere');

const resolve = (rule: AlertRule, ...thresholds: Threshold[]) => resolveRule(rule, thresholds, bearer, TODAY);
const limitOf = (rule: AlertRule, severity: string, ...thresholds: Threshold[]) => {
  const level = resolve(rule, ...thresholds).levels.find((one) => one.severity === severity);
  return [level?.limit, level?.origins.limit];
};

const of = (scope: Threshold['scope'], limit: number, parts: Partial<Threshold> = {}) =>
  aThreshold({
    id: `${scope}${limit}`,
    rule: 'pressureLow',
    scope,
    key: scope === 'patient' ? 'p1' : scope === 'category' ? 'CKD' : 'KidneyFailure',
    limits: [{ severity: 'high', limit }],
    ...parts,
  });

describe('§2.5 threshold resolution', () => {
  it('takes patient before category before pathology before global, field by field (§3 #8)', () => {
    const [patient, category, pathology] = [of('patient', 80), of('category', 85), of('pathology', 88)];
    expect(limitOf(low, 'high')).toEqual([90, 'global']);
    expect(limitOf(low, 'high', pathology)).toEqual([88, 'pathology']);
    expect(limitOf(low, 'high', pathology, category)).toEqual([85, 'category']);
    expect(limitOf(low, 'high', patient, category, pathology)).toEqual([80, 'patient']);
    expect(limitOf(low, 'medium', patient, category, pathology)).toEqual([100, 'global']);
    const mixed = resolve(
      low,
      { ...of('category', 85), margin: 8 },
      { ...of('patient', 80), minReadings: 1 },
    );
    expect(mixed).toMatchObject({
      clear: { margin: 8 },
      origins: { off: 'global', minReadings: 'patient', margin: 'category' },
    });
  });

  it('forgets what has expired, on the day after its last', () => {
    expect(limitOf(low, 'high', of('patient', 80, { until: TODAY }))).toEqual([80, 'patient']);
    expect(limitOf(low, 'high', of('patient', 80, { until: '2026-11-19' }))).toEqual([90, 'global']);
  });

  it('lets the more cautious of two pathologies hold', () => {
    const other = of('pathology', 95, { id: 'other', key: 'HyperTension' });
    expect(limitOf(low, 'high', of('pathology', 88), other)).toEqual([95, 'pathology']);
    const [a, b] = [170, 175].map((limit) =>
      of('pathology', limit, {
        rule: 'pressureSevere',
        key: limit === 170 ? 'KidneyFailure' : 'HyperTension',
        limits: [{ severity: 'critical', limit, diastolic: limit - 70 }],
      }),
    );
    expect(limitOf(severe, 'critical', ...[a, b].flatMap((one) => one ?? []))).toEqual([170, 'pathology']);
    const [off, on] = [of('pathology', 88, { off: true }), { ...other, off: false }];
    expect(resolve(low, off, on).off).toBe(false);
    expect(resolve(low, off, { ...on, off: true }).off).toBe(true);
  });

  it('switches a rule off, and on again for one patient', () => {
    const off = of('category', 85, { off: true });
    expect(resolve(low, off)).toMatchObject({ off: true, origins: { off: 'category' } });
    expect(resolve(low, off, of('patient', 80, { off: false }))).toMatchObject({ off: false });
  });

  it('is for nobody else, and for no other rule', () => {
    expect(limitOf(low, 'high', of('patient', 80, { key: 'p2' }), of('category', 85, { key: 'HD' }))).toEqual(
      [90, 'global'],
    );
    expect(limitOf(low, 'high', of('patient', 80, { rule: 'pressureSevere' }))).toEqual([90, 'global']);
  });

  it('the figure of the narrowest scope that names it holds, whatever the order (property)', () => {
    const scopes = ['pathology', 'category', 'patient'] as const;
    const thresholds = fc.array(
      fc
        .record({
          scope: fc.constantFrom(...scopes),
          limit: fc.option(fc.integer({ min: 60, max: 99 }), { nil: undefined }),
          until: fc.constantFrom(undefined, TODAY, '2026-11-19'),
        })
        .map(({ scope, limit, until }) =>
          of(scope, limit ?? 0, {
            limits: limit === undefined ? [] : [{ severity: 'high', limit }],
            ...(until !== undefined && { until }),
          }),
        ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(thresholds, (all) => {
        const live = all.filter(({ until, limits = [] }) => until !== '2026-11-19' && limits.length > 0);
        const narrowest = scopes.findLast((scope) => live.some((one) => one.scope === scope));
        const among = live
          .filter(({ scope }) => scope === narrowest)
          .flatMap(({ limits = [] }) => limits.flatMap(({ limit }) => limit ?? []));
        // Of several of one scope the one that warns sooner: of a low pressure the higher.
        const expected = narrowest ? [Math.max(...among), narrowest] : [90, 'global'];
        expect(limitOf(low, 'high', ...all)).toEqual(expected);
        expect(limitOf(low, 'high', ...all.toReversed())).toEqual(expected);
      }),
    );
  });
});

it('an alert says whose limit it took, and which version of the rule (AL07)', () => {
  const facts = { ...noFacts, latest: { bloodPressure: { at: hoursAgo(1), value: 84, diastolic: 55 } } };
  const patient = aPatient({ resistration: undefined });
  const judged = (thresholds: Threshold[]) =>
    metOf(evaluate(patient, facts, { ...defaultBook, thresholds }, NOW)).map((found) => [
      found.severity,
      found.observed.limit,
      found.origin,
      found.ruleVersion,
    ]);
  expect(judged([])).toEqual([['high', 90, 'global', '1']]);
  expect(judged([of('patient', 80)])).toEqual([['medium', 100, 'global', '1']]);
  expect(judged([of('category', 85)])).toEqual([['high', 85, 'category', '1']]);
  expect(judged([of('patient', 80, { off: true })])).toEqual([]);
});
