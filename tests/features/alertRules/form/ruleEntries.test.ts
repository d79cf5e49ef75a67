import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '@/locales';
import type { AlertRule, RuleBody } from '@/domain/rules/alertRule';
import { defaultRuleBodies } from '@/domain/rules/defaultRules';
import { ruleDraftSchema } from '@/domain/rules/ruleDraft';
import { subjects } from '@/domain/rules/ruleSubject';
import { canonicalUnits, type Units } from '@/domain/readings/units';
import { subjectChange } from '@/features/alertRules/form/subjectChange';
import { limitUnit, marginUnit, shownIn, storedFrom } from '@/features/alertRules/limitUnits';
import { ruleDoubts } from '@/features/alertRules/form/ruleDoubts';
import { bodyFrom, entriesOf, newRule, type RuleEntries } from '@/features/alertRules/form/ruleEntries';
import { confirmationOf, judged, ruleResolver } from '@/features/alertRules/form/ruleResolver';

// As in the pages, which wait for the words of the desk.
beforeAll(() => loadMessages('en', 'desk'));

const imperial: Units = { volume: 'flOz', weight: 'lb', length: 'in' };
const litres: Units = { volume: 'L', weight: 'kg', length: 'cm' };
const stored = (body: RuleBody): AlertRule => ({ ...body, version: '1', updatedAt: '', history: [] });
const severe = (): RuleBody => {
  const [first] = defaultRuleBodies;
  if (!first) throw new Error('no rule');
  return first;
};
const subjectOf = (before: AlertRule | null, units: Units = canonicalUnits) => ({ before, units });
const entries = (parts: Partial<RuleEntries> = {}): RuleEntries => ({
  ...newRule,
  id: 'new',
  name: 'Pulse at rest',
  subject: 'pulse',
  levels: [{ severity: 'high', limit: 120, upper: null, diastolic: null, days: null, within: null }],
  ...parts,
});
const problemsOf = (parts: Partial<RuleEntries>) => {
  const found = judged(entries(parts), subjectOf(null));
  return 'problems' in found ? found.problems : {};
};

describe('NU10 NU11: figures of rules in the reader’s units', () => {
  it.each(defaultRuleBodies.map((body) => [body.id, body] as const))(
    'the rule %s, opened and saved as it is, says the same in every unit',
    (_, body) => {
      for (const units of [canonicalUnits, imperial, litres]) {
        const rule = stored(body);
        const { body: sent, unread } = bodyFrom(entriesOf(rule, units), body, units, rule);
        expect(unread).toEqual({});
        expect(sent).toEqual(body);
        expect(ruleDraftSchema.safeParse(sent).success).toBe(true);
      }
    },
  );

  it('what was typed as it is shown stays as it is stored, to the last digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15_000 }), fc.constantFrom('mL', 'L', 'flOz'), (ml, unit) => {
        expect(storedFrom(shownIn(ml, unit), unit, ml)).toBe(ml);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 4000 }), fc.constantFrom('kg', 'lb'), (tenths, unit) => {
        expect(shownIn(storedFrom(tenths / 10, unit), unit)).toBe(tenths / 10);
        expect(storedFrom(shownIn(tenths / 10, unit), unit, tenths / 10)).toBe(tenths / 10);
      }),
    );
  });

  it.each([
    ['water', 'figure', 'flOz', '%'],
    ['water', 'plan', '%', '%'],
    ['urine', 'figure', 'flOz', '%'],
    ['weight', 'figure', 'lb', 'lb'],
    ['dryWeightShare', 'figure', '%', '%'],
    ['pressure', 'figure', 'mmHg', 'mmHg'],
    ['noData', 'figure', 'days', 'days'],
  ] as const)('limits of %s by %s are in %s, margins in %s', (subject, basis, limit, margin) => {
    expect(limitUnit(subject, basis, imperial)).toBe(limit);
    expect(marginUnit(subject, basis, imperial)).toBe(margin);
  });
});

describe('§2.5 the rule form', () => {
  it('a new rule is a draft with everything that was entered', () => {
    const found = judged(entries(), subjectOf(null));
    expect(found).toMatchObject({
      rule: { id: 'new', status: 'draft', name: 'Pulse at rest', subject: 'pulse', levels: [{ limit: 120 }] },
      doubts: [],
    });
  });

  it('a changed rule needs a reason, a new one does not', () => {
    const found = judged(entriesOf(stored(severe()), canonicalUnits), subjectOf(stored(severe())));
    expect(found).toEqual({ problems: { reason: 'validation.required' } });
  });

  it.each([
    ['nothing', null, 'validation.required'],
    ['words', '1e3', 'validation.number'],
    ['too much', 251, 'validation.limitRange'],
    ['too little', 19, 'validation.limitRange'],
  ])('NU03 NU06: %s as a limit is refused at its place', (_, limit, message) => {
    const [level] = entries().levels;
    expect(problemsOf({ levels: level ? [{ ...level, limit }] : [] })).toEqual({ 'levels.0.limit': message });
  });

  it.each([20, 250])('NU06: the outermost limit %d is taken', (limit) => {
    const [level] = entries().levels;
    expect(problemsOf({ levels: level ? [{ ...level, limit }] : [] })).toEqual({});
  });

  it('NU06: the lower limit lies below the upper, and critical further out than high', () => {
    const [level] = entries().levels;
    if (!level) throw new Error('no level');
    expect(problemsOf({ comparator: 'outside', levels: [{ ...level, limit: 60, upper: 60 }] })).toEqual({
      'levels.0.upper': 'validation.limitOrder',
    });
    expect(problemsOf({ levels: [level, { ...level, severity: 'critical', limit: 110 }] })).toEqual({
      'levels.1.limit': 'validation.levelOrder',
    });
  });

  it('an end of the active hours without a beginning, and hours of a critical rule, are said at the hours', async () => {
    const errorsOf = async (parts: Partial<RuleEntries>) => {
      const resolve = ruleResolver(subjectOf(null));
      return (await resolve(entries(parts), undefined, { fields: {}, shouldUseNativeValidation: false }))
        .errors;
    };
    expect(await errorsOf({ activeHours: { from: '', to: '20:00' } })).toMatchObject({
      activeHours: { from: { message: 'validation.timeOfDay' } },
    });
    const [level] = entries().levels;
    const critical = level ? [{ ...level, severity: 'critical' as const }] : [];
    expect(await errorsOf({ activeHours: { from: '08:00', to: '20:00' }, levels: critical })).toMatchObject({
      activeHours: { from: { message: 'validation.criticalHours' } },
    });
  });

  it('what is unusual blocks until it is confirmed, and another figure wants another confirmation', async () => {
    const [level] = entries().levels;
    const unusual = entries({ levels: level ? [{ ...level, limit: 200 }] : [] });
    const resolve = async (values: RuleEntries) =>
      ruleResolver(subjectOf(null))(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect((await resolve(unusual)).errors).toMatchObject({ confirmed: { type: 'soft' } });
    const found = judged(unusual, subjectOf(null));
    if ('problems' in found) throw new Error('refused');
    const confirmed = confirmationOf(found.doubts, found.rule);
    expect((await resolve({ ...unusual, confirmed })).errors).toEqual({});
    const other = { ...unusual, levels: level ? [{ ...level, limit: 210 }] : [], confirmed };
    expect((await resolve(other)).errors).toMatchObject({ confirmed: { type: 'soft' } });
  });

  it('asks about a mean of one reading and about minors, not about what every installation begins with', () => {
    expect(ruleDoubts({ ...severe(), aggregation: 'mean', minReadings: 1, exclusions: [] })).toEqual([
      { field: 'minReadings', message: 'alertRules.doubtMean' },
      { field: 'exclusions', message: 'alertRules.doubtMinors' },
    ]);
    expect(defaultRuleBodies.flatMap(ruleDoubts).map(({ message }) => message)).toEqual([]);
  });

  it.each(subjects)('looking at %s instead leaves a form that only lacks its limits', (subject) => {
    const changed: RuleEntries = { ...entries({ comparator: 'outside' }), appliesTo: newRule.appliesTo };
    for (const [path, value] of subjectChange(changed, subject)) {
      if (path === 'clear.margin') changed.clear = { ...changed.clear, margin: value };
      else Object.assign(changed, { [path]: value });
    }
    const found = judged(changed, subjectOf(null));
    const paths = 'problems' in found ? Object.keys(found.problems) : [];
    expect(paths.filter((path) => !path.startsWith('levels.0.'))).toEqual([]);
    expect(changed.levels.every(({ limit }) => limit === null)).toBe(true);
  });
});
