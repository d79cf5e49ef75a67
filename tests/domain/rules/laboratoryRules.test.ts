import { describe, expect, it } from 'vitest';
import type { KnownFacts } from '@/domain/rules/evaluate';
import { evaluate } from '@/domain/rules/evaluate';
import type { AlertRule } from '@/domain/rules/alertRule';
import { defaultRuleBodies } from '@/domain/rules/defaultRules';
import { isLabSubject, labSubjects, type LabSubject } from '@/domain/rules/labSubjects';
import { ruleDraftSchema } from '@/domain/rules/ruleDraft';
import { subjectFacts } from '@/domain/rules/ruleSubject';
import type { RuleId } from '@/domain/rules/ruleIds';
import { simulate } from '@/domain/rules/ruleSimulation';
import { aPatient, hoursAgo, NOW } from '../../support/builders';
import { noFacts, ruleNamed } from '../../support/rules';

const DAY_HOURS = 24;
type Value = NonNullable<KnownFacts['labFigures']>[LabSubject];

const said = (
  rule: AlertRule,
  subject: LabSubject,
  value: Partial<NonNullable<Value>> & { value: number },
  patient = aPatient(),
) =>
  evaluate(
    patient,
    { ...noFacts, labFigures: { [subject]: { at: hoursAgo(2), ...value } } },
    { rules: [{ ...rule, status: 'active' }], thresholds: [] },
    NOW,
  ).map((one) =>
    one.state === 'met' ? `${one.direction} ${one.severity}` : `${one.direction} ${one.state}`,
  );

describe('§2.5 rules on results of laboratories', () => {
  it.each<[RuleId, LabSubject, number, string]>([
    ['potassiumHigh', 'potassium', 6.5, 'high critical'],
    ['potassiumHigh', 'potassium', 6.4, 'high high'],
    ['potassiumHigh', 'potassium', 6, 'high high'],
    // Read as 6.0 it is judged as 6.0.
    ['potassiumHigh', 'potassium', 5.96, 'high high'],
    ['potassiumHigh', 'potassium', 5.9, 'high held'],
    ['potassiumHigh', 'potassium', 5.8, 'high clear'],
    ['potassiumLow', 'potassium', 2.4, 'low critical'],
    ['potassiumLow', 'potassium', 2.5, 'low high'],
    ['potassiumLow', 'potassium', 2.9, 'low high'],
    ['potassiumLow', 'potassium', 3, 'low held'],
    ['potassiumLow', 'potassium', 3.2, 'low clear'],
    ['egfrFall', 'egfrFall', 25, 'high high'],
    ['egfrFall', 'egfrFall', 24.9, 'high held'],
    ['egfrFall', 'egfrFall', 20, 'high clear'],
    ['haemoglobinLow', 'haemoglobin', 79, 'low high'],
    ['haemoglobinLow', 'haemoglobin', 80, 'low held'],
    ['haemoglobinLow', 'haemoglobin', 85, 'low clear'],
    ['sodiumLow', 'sodium', 124, 'low high'],
    ['sodiumLow', 'sodium', 125, 'low held'],
    ['bicarbonateLow', 'bicarbonate', 17, 'low medium'],
    ['bicarbonateLow', 'bicarbonate', 18, 'low held'],
  ])('%s: %s %f is %s', (id, subject, value, expected) => {
    expect(said(ruleNamed(id), subject, { value })).toEqual([expected]);
  });

  it('tacrolimus is judged on both sides, of transplants alone', () => {
    const transplanted = aPatient({ category: 'TX' });
    const rule = ruleNamed('tacrolimusRange');
    expect(said(rule, 'tacrolimus', { value: 15.1 }, transplanted)).toEqual(['low clear', 'high medium']);
    expect(said(rule, 'tacrolimus', { value: 3.9 }, transplanted)).toEqual(['low medium', 'high clear']);
    expect(said(rule, 'tacrolimus', { value: 3.9 }, aPatient({ category: 'CKD' }))).toEqual([]);
  });

  it.each<[hours: number, string]>([
    [7 * DAY_HOURS - DAY_HOURS / 2, 'high critical'],
    [8 * DAY_HOURS, 'high held'],
  ])(
    'a potassium of %i hours ago is %s: what is too old raises nothing, and is never normal either',
    (hours, expected) => {
      const at = hoursAgo(hours);
      expect(said(ruleNamed('potassiumHigh'), 'potassium', { value: 6.6, at })).toEqual([expected]);
      const normal = said(ruleNamed('potassiumHigh'), 'potassium', { value: 4.2, at });
      expect(normal).toEqual([expected === 'high held' ? 'high held' : 'high clear']);
    },
  );

  it('says nothing of somebody without a result', () => {
    const book = { rules: [ruleNamed('potassiumHigh')], thresholds: [] };
    expect(evaluate(aPatient(), noFacts, book, NOW)).toMatchObject([{ state: 'held', direction: 'high' }]);
  });

  it.each<['<' | '<=' | '>=' | '>', number, RuleId, string]>([
    // At the limit itself the sign decides.
    ['<', 3, 'potassiumLow', 'low high'],
    ['<=', 3, 'potassiumLow', 'low held'],
    ['>', 6, 'potassiumHigh', 'high high'],
    ['<', 6, 'potassiumHigh', 'high held'],
    ['>=', 6, 'potassiumHigh', 'high high'],
    // What may lie further out than it says is no all-clear.
    ['>', 5, 'potassiumHigh', 'high held'],
    ['<', 5, 'potassiumHigh', 'high clear'],
    ['<', 5, 'potassiumLow', 'low held'],
    ['>', 5, 'potassiumLow', 'low clear'],
  ])('a potassium of %s %f says of %s: %s', (comparator, value, id, expected) => {
    expect(said(ruleNamed(id), 'potassium', { value, comparator })).toEqual([expected]);
  });

  it('leaves out a fall on dialysis, and no children', () => {
    const child = aPatient({ dateOfbirth: '2015-01-01' });
    expect(said(ruleNamed('potassiumHigh'), 'potassium', { value: 6.6 }, child)).toEqual(['high critical']);
    const onDialysis = aPatient({ ext: { dialysisMode: 'haemodialysis' } });
    expect(said(ruleNamed('egfrFall'), 'egfrFall', { value: 60 }, onDialysis)).toEqual([]);
    expect(said(ruleNamed('potassiumHigh'), 'potassium', { value: 6.6 }, onDialysis)).toEqual([
      'high critical',
    ]);
  });

  it('those that a clinic has to decide about begin as drafts, the others are active', () => {
    const statuses = Object.fromEntries(
      defaultRuleBodies.filter(({ subject }) => isLabSubject(subject)).map(({ id, status }) => [id, status]),
    );
    expect(statuses).toEqual({
      potassiumHigh: 'active',
      potassiumLow: 'active',
      egfrFall: 'active',
      haemoglobinLow: 'active',
      sodiumLow: 'draft',
      bicarbonateLow: 'draft',
      tacrolimusRange: 'draft',
    });
  });

  it.each(labSubjects)('a rule on %s can be stored at the ends of its limits, and not beyond', (subject) => {
    const { limits, longestDays } = subjectFacts[subject];
    const draft = (limit: number, count = longestDays) => {
      const { version: _v, updatedAt: _u, history: _h, ...body } = ruleNamed('potassiumHigh');
      return ruleDraftSchema.safeParse({
        ...body,
        id: 'own',
        name: 'Own',
        subject,
        window: { unit: 'days', count },
        levels: [{ severity: 'high', limit }],
      }).success;
    };
    expect([draft(limits.min), draft(limits.max), draft(limits.min - 1), draft(limits.max + 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(draft(limits.min, longestDays + 1)).toBe(false);
  });
});

describe('a trial of a rule on the laboratory', () => {
  it('counts what the results of a month would have raised', async () => {
    const at = (daysAgo: number) => NOW - daysAgo * 86_400_000;
    const series = { t: [at(40), at(20), at(12), at(3)], v: [7, 6.6, 4.5, 6.1] };
    const { version: _v, updatedAt: _u, history: _h, ...rule } = ruleNamed('potassiumHigh');
    const range = { from: at(30), to: NOW };
    const counted = await simulate(aPatient(), series, { annotations: [] }, rule, [], range, async () => {});
    expect(counted).toEqual([
      { severity: 'critical', count: 1 },
      { severity: 'high', count: 1 },
    ]);
  });
});
