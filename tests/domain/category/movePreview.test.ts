import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertRule, RuleBook, Threshold } from '@/domain/rules/alertRule';
import { movePreview } from '@/domain/category/movePreview';
import { isFor } from '@/domain/rules/ruleScope';
import { resolveRule } from '@/domain/rules/threshold';
import type { Patient } from '@/domain/patients/patient';
import { aPatient, NOW } from '@tests/support/builders';
import { aThreshold, ruleNamed } from '@tests/support/rules';

const aRule = (parts: Partial<AlertRule>): AlertRule =>
  ruleNamed('fatigueHigh', { dialysis: 'any', exclusions: [], ...parts });
const level = (limit: number) => [{ severity: 'high' as const, limit }];
const rule = aRule({ id: 'r1', levels: level(180) });
const ofCategory = (key: string, limit: number): Threshold =>
  aThreshold({ id: `t-${key}`, rule: 'r1', scope: 'category', key, limits: level(limit) });
const book = (parts: Partial<RuleBook> = {}): RuleBook => ({ rules: [rule], thresholds: [], ...parts });
const inHd = aPatient({ id: 'p1', category: 'HD' });
const limitsOf = (patients: Patient[], to: string | null, known: RuleBook) =>
  movePreview(patients, to, known, NOW).map((one) => ({
    before: one.before?.levels[0]?.limit ?? null,
    after: one.after?.levels[0]?.limit ?? null,
    patients: one.patients,
  }));

describe('§2.10: what changes when patients come to another category', () => {
  it('is nothing where no rule goes by a category', () => {
    expect(movePreview([inHd], 'PD', book(), NOW)).toEqual([]);
    expect(movePreview([], 'PD', book({ thresholds: [ofCategory('PD', 150)] }), NOW)).toEqual([]);
  });

  it.each([
    ['a limit that the new category has', [ofCategory('PD', 150)], { before: 180, after: 150 }],
    ['a limit that the old category had', [ofCategory('HD', 160)], { before: 160, after: 180 }],
    ['one limit for the other', [ofCategory('HD', 160), ofCategory('PD', 150)], { before: 160, after: 150 }],
    [
      'a rule that the new category switches off',
      [aThreshold({ rule: 'r1', scope: 'category', key: 'PD', off: true })],
      { before: 180, after: null },
    ],
  ])('is %s', (_name, thresholds, expected) => {
    expect(limitsOf([inHd], 'PD', book({ thresholds }))).toEqual([{ ...expected, patients: ['p1'] }]);
  });

  it('is nothing where both categories say the same, or the rule rests', () => {
    expect(
      limitsOf([inHd], 'PD', book({ thresholds: [ofCategory('HD', 150), ofCategory('PD', 150)] })),
    ).toEqual([]);
    const paused = { ...rule, status: 'paused' as const };
    expect(limitsOf([inHd], 'PD', { rules: [paused], thresholds: [ofCategory('PD', 150)] })).toEqual([]);
  });

  it('is a rule that is for one of the two only', () => {
    const forHd = aRule({ id: 'r1', levels: level(180), appliesTo: { to: 'category', codes: ['HD'] } });
    expect(limitsOf([inHd], 'PD', book({ rules: [forHd] }))).toMatchObject([{ before: 180, after: null }]);
    expect(limitsOf([inHd], null, book({ rules: [forHd] }))).toMatchObject([{ after: null }]);
    const inPd = aPatient({ id: 'p2', category: 'PD' });
    expect(limitsOf([inPd], 'HD', book({ rules: [forHd] }))).toMatchObject([{ before: null, after: 180 }]);
  });

  it('leaves out somebody who has a limit of their own, and keeps apart those to whom something else happens', () => {
    const own = aThreshold({ id: 'own', rule: 'r1', scope: 'patient', key: 'p1', limits: level(170) });
    const heart = aThreshold({
      id: 'heart',
      rule: 'r1',
      scope: 'pathology',
      key: 'HeartFailure',
      limits: level(175),
    });
    const patients = [
      inHd,
      aPatient({ id: 'p2', category: 'HD' }),
      aPatient({ id: 'p3', category: 'HD', pathologies: ['HeartFailure'] }),
      aPatient({ id: 'p4', category: 'HD' }),
    ];
    const thresholds = [own, heart, ofCategory('PD', 150)];
    expect(limitsOf(patients, 'PD', book({ thresholds }))).toEqual([
      { before: 180, after: 150, patients: ['p2', 'p4'] },
      { before: 175, after: 150, patients: ['p3'] },
    ]);
  });

  it('does not count a threshold that no longer holds on the patient day', () => {
    const until = (day: string) => ({ ...ofCategory('PD', 150), until: day });
    expect(limitsOf([inHd], 'PD', book({ thresholds: [until('2026-11-19')] }))).toEqual([]);
    expect(limitsOf([inHd], 'PD', book({ thresholds: [until('2026-11-20')] }))).toHaveLength(1);
  });

  it('tells the most urgent first', () => {
    const of = (id: string, severity: 'low' | 'critical') =>
      aRule({ id, levels: [{ severity, limit: 100 }], appliesTo: { to: 'category', codes: ['PD'] } });
    const rules = [of('a', 'low'), of('b', 'critical')];
    expect(movePreview([inHd], 'PD', book({ rules }), NOW).map((one) => one.rule.id)).toEqual(['b', 'a']);
  });

  it('names a patient for a rule exactly where the rule holds otherwise afterwards', () => {
    const codes = fc.constantFrom('HD', 'PD', 'TX');
    const thresholds = fc.uniqueArray(
      fc.record({
        scope: fc.constantFrom('category' as const, 'patient' as const, 'pathology' as const),
        key: fc.constantFrom('HD', 'PD', 'p1', 'p2', 'HeartFailure'),
        off: fc.option(fc.boolean(), { nil: undefined }),
        limit: fc.integer({ min: 100, max: 103 }),
      }),
      { selector: ({ scope, key }) => scope + key, maxLength: 6 },
    );
    const patients = fc
      .tuple(codes, codes, fc.boolean())
      .map(([one, two, ill]) => [
        aPatient({ id: 'p1', category: one, pathologies: ill ? ['HeartFailure'] : [] }),
        aPatient({ id: 'p2', category: two }),
      ]);
    fc.assert(
      fc.property(patients, thresholds, codes, fc.boolean(), (all, drawn, to, isScoped) => {
        const appliesTo = isScoped ? { to: 'category' as const, codes: ['HD'] } : { to: 'all' as const };
        const known = {
          rules: [{ ...rule, appliesTo }],
          thresholds: drawn.map(({ limit, off, ...one }, place) =>
            aThreshold({
              ...one,
              id: `t${place}`,
              rule: 'r1',
              limits: level(limit),
              ...(off !== undefined && { off }),
            }),
          ),
        };
        const says = (patient: Patient) => {
          const [only] = known.rules;
          if (!only || !isFor(only, patient, '2026-11-20')) return null;
          const resolved = resolveRule(only, known.thresholds, patient, '2026-11-20');
          return resolved.off ? null : resolved.levels.map(({ limit }) => limit).join();
        };
        const expected = all
          .filter((one) => says(one) !== says({ ...one, category: to }))
          .map(({ id }) => id);
        const named = movePreview(all, to, known, NOW).flatMap((one) => one.patients);
        expect(named.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});
