import { describe, expect, it } from 'vitest';
import type { RuleBook } from '@/domain/rules/alertRule';
import { patientDay } from '@/domain/patientDay';
import { activeRules } from '@/domain/rules/activeRules';
import { triage } from '@/domain/worklist/triage';
import { isPressureOnTarget, rowOf } from '@/domain/worklist/worklist';
import { aPatient, aSummary, NOW } from '../../support/builders';
import { aThreshold, defaultBook, ruleNamed } from '../../support/rules';

const TODAY = patientDay(NOW, { timeZone: 'Europe/Berlin' });
const book = (parts: Partial<RuleBook>): RuleBook => ({ ...defaultBook, ...parts });
const meanOf = (parts: Parameters<typeof aPatient>[0], used: RuleBook = defaultBook) =>
  activeRules(aPatient(parts), used, TODAY).homeMean;
const limitsOf = (parts: Parameters<typeof aPatient>[0], used?: RuleBook) =>
  meanOf(parts, used)?.limits.map(({ part, limit }) => `${part} ${String(limit)}`);
const own = (scope: 'patient' | 'category' | 'pathology', key: string, limit: number) =>
  aThreshold({
    id: scope,
    rule: 'pressureMean',
    scope,
    key,
    limits: [{ severity: 'medium', limit }],
  });

describe('§2.5: what the rules as they hold for a patient say of the mean of the week', () => {
  it('is the default figure, of dialysis another one, and nothing where no rule judges the mean', () => {
    expect(limitsOf({})).toEqual(['value 135', 'diastolic 85']);
    expect(limitsOf({ ext: { dialysisMode: 'haemodialysis' } })).toEqual(['value 140']);
    expect(limitsOf({ dateOfbirth: '2012-01-01' })).toEqual([]);
    expect(limitsOf({}, book({ rules: [ruleNamed('pressureMean', { status: 'paused' })] }))).toEqual([]);
    const twoWeeks = { unit: 'days', count: 14 } as const;
    expect(limitsOf({}, book({ rules: [ruleNamed('pressureMean', { window: twoWeeks })] }))).toEqual([]);
    const low = ruleNamed('pressureMean', { comparator: 'below' });
    expect(limitsOf({}, book({ rules: [low] }))).toEqual([]);
  });

  it('says the systolic value of a single reading below which somebody is warned, the patient’s own before all', () => {
    const lowOf = (parts: Parameters<typeof aPatient>[0], used: RuleBook = defaultBook) =>
      activeRules(aPatient(parts), used, TODAY).lowSystolic;
    expect(lowOf({})).toBe(100);
    const limits = [{ severity: 'medium' as const, limit: 104 }];
    const agreed = aThreshold({ rule: 'pressureLow', scope: 'patient', key: 'p1', limits });
    expect(lowOf({}, book({ thresholds: [agreed] }))).toBe(104);
    expect(lowOf({}, book({ rules: [ruleNamed('pressureLow', { status: 'paused' })] }))).toBeUndefined();
    expect(lowOf({}, book({ rules: [ruleNamed('pressureLow', { subject: 'diastolic' })] }))).toBeUndefined();
  });

  it('§3 #8: is the organisation’s, the pathology’s, the category’s, the patient’s: the narrowest there is', () => {
    const edited = ruleNamed('pressureMean', {
      levels: [{ severity: 'medium', limit: 130, diastolic: 80 }],
      minReadings: 12,
      minDays: 4,
    });
    const all = [own('pathology', 'Ckd', 141), own('category', 'CKD', 142), own('patient', 'p1', 143)];
    const who = { pathologies: ['Ckd' as never] };
    expect(meanOf(who, book({ rules: [edited] }))).toMatchObject({ readings: 12, days: 4 });
    expect(
      [0, 1, 2, 3].map((count) => limitsOf(who, book({ rules: [edited], thresholds: all.slice(0, count) }))),
    ).toEqual([
      ['value 130', 'diastolic 80'],
      ['value 141', 'diastolic 80'],
      ['value 142', 'diastolic 80'],
      ['value 143', 'diastolic 80'],
    ]);
    const over = { ...own('patient', 'p1', 143), until: '2026-11-19' };
    expect(limitsOf({}, book({ rules: [edited], thresholds: [over] }))).toEqual([
      'value 130',
      'diastolic 80',
    ]);
    const off = aThreshold({ rule: 'pressureMean', off: true });
    expect(limitsOf({}, book({ thresholds: [off] }))).toEqual([]);
  });

  it('of several rules is the one that warns first', () => {
    const second = ruleNamed('pressureMean', {
      id: 'own',
      levels: [{ severity: 'high', limit: 150, diastolic: 78 }],
      minReadings: 2,
    });
    const both = book({ rules: [second, ruleNamed('pressureMean')] });
    expect(meanOf({}, both)).toMatchObject({ readings: 2, days: 3 });
    expect(limitsOf({}, both)).toEqual(['value 135', 'diastolic 78']);
  });
});

describe('§2.1, §3 #7: home blood pressure', () => {
  const days = (systolic: number, diastolic: number) =>
    [0, 1, 2].map((ago) => ({ day: `2026-11-${String(18 + ago)}`, systolic, diastolic, readings: 2 }));
  const controlled = (
    figures: [number, number],
    parts: Parameters<typeof aSummary>[0],
    patient: Parameters<typeof aPatient>[0] = {},
    used = defaultBook,
  ) => {
    const rules = activeRules(aPatient(patient), used, TODAY);
    return isPressureOnTarget(rowOf(aSummary({ ...rules, pressureDays: days(...figures), ...parts }), NOW));
  };
  const target = { systolicMin: 100, systolicMax: 150, diastolicMin: 60, diastolicMax: 95 };

  it('goes by the agreed target, whatever the alert limits are', () => {
    expect(controlled([149, 94], { pressureTarget: target })).toBe(true);
    expect(controlled([150, 94], { pressureTarget: target })).toBe(false);
  });

  it('without one goes by the limit of the patient’s rules, its own figure included or not as the rule says', () => {
    expect([134, 135].map((one) => controlled([one, 84], {}))).toEqual([true, false]);
    const above = book({ rules: [ruleNamed('pressureMean', { comparator: 'above' })] });
    expect([135, 136].map((one) => controlled([one, 84], {}, {}, above))).toEqual([true, false]);
    const dialysis = { ext: { dialysisMode: 'haemodialysis' as const } };
    expect([139, 140].map((one) => controlled([one, 99], {}, dialysis))).toEqual([true, false]);
    const agreed = book({ thresholds: [own('patient', 'p1', 145)] });
    expect([144, 145].map((one) => controlled([one, 84], {}, {}, agreed))).toEqual([true, false]);
  });

  it('says nothing where no rule judges the mean, or the server does not say', () => {
    expect(controlled([120, 70], {}, { dateOfbirth: '2012-01-01' })).toBeNull();
    expect(controlled([120, 70], { homeMean: undefined })).toBeNull();
    const more = book({ rules: [ruleNamed('pressureMean', { minReadings: 7 })] });
    expect(controlled([120, 70], {}, {}, more)).toBeNull();
  });
});

describe('§2.5: that rules leave a patient out', () => {
  const why = (patient: Parameters<typeof aPatient>[0], used: RuleBook) => {
    const { dateOfbirth, ext } = aPatient(patient);
    const rules = activeRules(aPatient(patient), used, TODAY);
    const row = aSummary({ ...rules, dateOfbirth, pregnant: ext.pregnant });
    return triage(row, NOW).reasons.flatMap((one) => (one.kind === 'rulesOff' ? [one.because] : []));
  };
  const adults = ruleNamed('pressureSevere');
  const everybody = ruleNamed('pressureSevere', { exclusions: ['anuric'] });
  const child = { dateOfbirth: '2012-01-01' };

  it('is said by the rules in force, not by the age alone', () => {
    expect(why(child, book({ rules: [adults] }))).toEqual(['minor']);
    expect(why(child, book({ rules: [everybody] }))).toEqual([]);
    expect(why(child, book({ rules: [{ ...adults, status: 'paused' }] }))).toEqual([]);
    const off = aThreshold({ rule: 'pressureSevere', off: true });
    expect(why(child, book({ rules: [adults], thresholds: [off] }))).toEqual([]);
    const others = { ...adults, appliesTo: { to: 'patient' as const, patients: ['p2'] } };
    expect(why(child, book({ rules: [others] }))).toEqual([]);
    expect(why({}, book({ rules: [adults] }))).toEqual([]);
  });

  it('names what the rules go by, and the eighteenth birthday ends it', () => {
    const expecting = { ext: { pregnant: true } };
    const notMinors = ruleNamed('pressureSevere', { exclusions: ['minors'] });
    expect(why(expecting, book({ rules: [adults] }))).toEqual(['pregnant']);
    expect(why(expecting, book({ rules: [notMinors] }))).toEqual([]);
    const notPregnant = ruleNamed('pressureSevere', { exclusions: ['pregnant'] });
    expect(why({ ...child, ...expecting }, book({ rules: [notPregnant] }))).toEqual(['pregnant']);
    expect(why({ dateOfbirth: '2008-11-20' }, book({ rules: [adults] }))).toEqual([]);
    expect(why({ dateOfbirth: '2008-11-21' }, book({ rules: [adults] }))).toEqual(['minor']);
  });
});
