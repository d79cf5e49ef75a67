import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcile } from '@/domain/alerts/alerting';
import type { Alert } from '@/domain/alerts/alert';
import type { AlertRule } from '@/domain/rules/alertRule';
import type { Annotation } from '@/domain/readings/annotation';
import { evaluate, type KnownFacts } from '@/domain/rules/evaluate';
import type { Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import type { ReadingDraft } from '@/domain/readings/reading';
import { readingProblems } from '@/domain/readings/plausibility';
import { clockOf } from '@/domain/rules/alertLimits';
import { aPatient, HOUR, hoursAgo, NOW } from '../../support/builders';
import { noFacts, ruleNamed } from '../../support/rules';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';

const evaluations = (rule: AlertRule, facts: Partial<KnownFacts>, patient: Patient = aPatient(), now = NOW) =>
  evaluate(patient, { ...noFacts, ...facts }, { rules: [rule], thresholds: [] }, now);
const states = (...parts: Parameters<typeof evaluations>) =>
  evaluations(...parts).map(({ state, direction }) => `${direction} ${state}`);

const pressed = (value: number, diastolic: number, at = hoursAgo(1)) => ({
  latest: { bloodPressure: { at, value, diastolic } },
});
const drunk = (yesterday: number, today?: number) => ({
  waterDays: [{ day: YESTERDAY, ml: yesterday }, ...(today === undefined ? [] : [{ day: TODAY, ml: today }])],
});
const limited = aPatient({ ext: { fluidTarget: { direction: 'maximum', maxMl: 1000 } } });
const minimal = aPatient({ ext: { fluidTarget: { direction: 'minimum', minMl: 2000 } } });

describe('§2.5 the clear rule (AL05)', () => {
  it.each([
    [180, 100, 'met'],
    [179, 100, 'held'],
    [176, 100, 'held'],
    [175, 105, 'clear'],
    [175, 106, 'held'],
  ])('severe pressure: %i/%i', (systolic, diastolic, expected) => {
    expect(states(ruleNamed('pressureSevere'), pressed(systolic, diastolic))).toEqual([`high ${expected}`]);
  });

  it.each([
    [99, 'met'],
    [100, 'held'],
    [104, 'held'],
    [105, 'clear'],
  ])('low pressure: %i', (systolic, expected) => {
    expect(states(ruleNamed('pressureLow'), pressed(systolic, 60))).toEqual([`low ${expected}`]);
  });

  it('of a day total is judged on the day that is over, and today can only speak against it', () => {
    const over = ruleNamed('fluidOver');
    // The limit is 1100 mL, a tenth of it is the margin.
    expect(states(over, drunk(990), limited)).toEqual(['high clear']);
    expect(states(over, drunk(991), limited)).toEqual(['high held']);
    expect(states(over, drunk(990, 200), limited)).toEqual(['high clear']);
    expect(states(over, drunk(990, 1000), limited)).toEqual(['high held']);
    expect(states(over, drunk(990, 1101), limited)).toEqual(['high met']);
    expect(states(over, { waterDays: [{ day: TODAY, ml: 200 }] }, limited)).toEqual(['high held']);
    const under = ruleNamed('fluidUnder');
    expect(states(under, drunk(1540), minimal)).toEqual(['low clear']);
    expect(states(under, drunk(1539), minimal)).toEqual(['low held']);
  });

  it('tells how many clear observations the rule asks for, and of what', () => {
    const rule = ruleNamed('pressureSevere', { clear: { margin: 10, evaluations: 3 } });
    expect(evaluations(rule, pressed(170, 90))).toEqual([
      { state: 'clear', rule: 'pressureSevere', direction: 'high', at: hoursAgo(1), evaluations: 3 },
    ]);
    expect(states(rule, pressed(171, 90))).toEqual(['high held']);
  });

  it('lets a series that swings around the limit raise one alert, not one for each swing (property)', () => {
    const swings = fc.array(fc.integer({ min: 176, max: 190 }), { minLength: 1, maxLength: 40 });
    const patient = aPatient();
    fc.assert(
      fc.property(swings, (values) => {
        let alerts: Alert[] = [];
        for (const [index, value] of values.entries()) {
          const now = NOW + index * HOUR;
          const facts = pressed(value, 90, new Date(now).toISOString());
          const found = evaluations(ruleNamed('pressureSevere'), facts, patient, now);
          let made = 0;
          const newId = () => `a${index}-${(made += 1)}`;
          const context = { patient: 'p1', clock: clockOf(patient), now, newId, by: 'nurse' };
          const written = reconcile(alerts, found, context);
          alerts = [...alerts.filter(({ id }) => written.every((one) => one.id !== id)), ...written];
        }
        expect(alerts.length).toBe(values.some((value) => value >= 180) ? 1 : 0);
      }),
      { numRuns: 40 },
    );
  });

  it('is never clear and met at once, and no figure between them is said to be either (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 250 }), fc.integer({ min: 0, max: 20 }), (value, margin) => {
        const rule = ruleNamed('pressureLow', { clear: { margin, evaluations: 2 } });
        const expected = value < 100 ? 'met' : value >= 100 + margin ? 'clear' : 'held';
        expect(states(rule, pressed(value, 40))).toEqual([`low ${expected}`]);
      }),
    );
  });
});

describe('a band', () => {
  const pulse = ruleNamed('pressureLow', {
    subject: 'pulse',
    comparator: 'outside',
    levels: [
      { severity: 'high', limit: 40, upper: 130 },
      { severity: 'low', limit: 50, upper: 110 },
    ],
  });
  const beating = (value: number) => ({ latest: { pulse: { at: hoursAgo(1), value } } });
  it.each([
    [39, ['low met', 'high clear']],
    [50, ['low held', 'high clear']],
    [55, ['low clear', 'high clear']],
    [105, ['low clear', 'high clear']],
    [106, ['low clear', 'high held']],
    [111, ['low clear', 'high met']],
  ])('outside which a pulse warns, each side by itself: %i', (value, expected) => {
    expect(states(pulse, beating(value))).toEqual(expected);
  });

  it('has its severities on both sides', () => {
    const severityOf = (value: number) =>
      evaluations(pulse, beating(value)).flatMap((one) => (one.state === 'met' ? [one.severity] : []));
    expect([39, 40, 49, 110, 111, 130, 131].map((value) => severityOf(value).join())).toEqual([
      'high',
      'low',
      'low',
      '',
      'low',
      'low',
      'high',
    ]);
  });

  it('inside which something warns', () => {
    const inside = { ...pulse, comparator: 'between' as const };
    const rule = { ...inside, levels: inside.levels.slice(1) };
    expect([44, 45, 46, 50, 110, 111, 115].map((value) => states(rule, beating(value))[0])).toEqual([
      'high clear',
      'high clear',
      'high held',
      'high met',
      'high met',
      'high held',
      'high clear',
    ]);
  });
});

describe('§2.5 missing data (§3 #5)', () => {
  const policy = (missingPolicy: AlertRule['missingPolicy']) =>
    ruleNamed('pressureSevere', { missingPolicy });
  const old = pressed(200, 120, hoursAgo(25));
  it('is ignored, holds what was raised, or is raised, as the rule says; an old reading is none', () => {
    expect(states(policy('ignore'), old)).toEqual([]);
    expect(states(policy('hold'), old)).toEqual(['high held']);
    expect(states(policy('raise'), old)).toEqual(['high held', 'missing met']);
    expect(states(policy('raise'), pressed(120, 70))).toEqual(['high clear', 'missing clear']);
  });

  it('is told without a value, and not of somebody from whom nothing is awaited', () => {
    const [, missing] = evaluations(policy('raise'), old);
    expect(missing).toMatchObject({
      severity: 'critical',
      observed: { value: null, limit: 1, unit: 'days' },
    });
    expect(states(policy('raise'), old, aPatient({ ext: { status: 'paused' } }))).toEqual(['high held']);
  });

  it('a day without an entry is no day of zero, and is not summed', () => {
    const twoDays = ruleNamed('fluidUnder', {
      window: { unit: 'days', count: 2 },
      minDays: 2,
      basis: 'figure',
      levels: [{ severity: 'medium', limit: 1500 }],
    });
    expect(states(twoDays, drunk(100))).toEqual(['low held']);
    expect(
      states(twoDays, { waterDays: [{ day: addDays(YESTERDAY, -1), ml: 0 }, ...drunk(100).waterDays] }),
    ).toEqual(['low met']);
  });

  const away = (kind: Annotation['kind'], from: string, to?: string): Annotation => ({
    id: 'n',
    version: '1',
    updatedAt: '',
    patient: 'p1',
    kind,
    from,
    ...(to !== undefined && { to }),
  });
  const silent = (days: number) => pressed(120, 70, hoursAgo(days * 24));
  const noPressure = ruleNamed('noPressure');

  it.each(['travel', 'hospitalStay'] as const)('waits during %s', (kind) => {
    expect(states(noPressure, silent(9))).toEqual(['missing met']);
    const latest = { ...silent(9), annotations: [away(kind, '2026-11-14')] };
    expect(states(noPressure, latest)).toEqual(['missing held']);
    expect(states(policy('raise'), latest)).toEqual(['high held', 'missing held']);
    // Without an end it counts for seven days, and no longer.
    const forgotten = { ...silent(20), annotations: [away(kind, '2026-11-02')] };
    expect(states(noPressure, forgotten)).toEqual(['missing met']);
  });

  it('counts the days afterwards from where they began, without the journey', () => {
    const back = (to: string) => ({ ...silent(9), annotations: [away('travel', '2026-11-12', to)] });
    expect(states(noPressure, back('2026-11-19'))).toEqual(['missing clear']);
    expect(states(noPressure, back('2026-11-18'))).toEqual(['missing clear']);
    const [found] = evaluations(noPressure, back('2026-11-17'));
    expect(found).toMatchObject({ state: 'met', severity: 'low', observed: { value: 3, limit: 3 } });
    expect(states(noPressure, { ...silent(9), annotations: [away('planChange', '2026-11-12')] })).toEqual([
      'missing met',
    ]);
  });
});

describe('whom and when a rule is for', () => {
  const facts = pressed(85, 50);
  const isAsked = (parts: Partial<AlertRule>, patient = aPatient()) =>
    states(ruleNamed('pressureLow', parts), facts, patient).length > 0;

  it('only while it is active', () => {
    expect(
      (['draft', 'active', 'paused', 'retired'] as const).filter((status) => isAsked({ status })),
    ).toEqual(['active']);
  });

  it('by category, pathology, patient and dialysis', () => {
    const patient = aPatient({ pathologies: ['HeartFailure'] });
    expect(isAsked({ appliesTo: { to: 'category', codes: ['CKD'] } })).toBe(true);
    expect(isAsked({ appliesTo: { to: 'category', codes: ['HD'] } })).toBe(false);
    expect(isAsked({ appliesTo: { to: 'category', codes: ['CKD'] } }, aPatient({ category: null }))).toBe(
      false,
    );
    expect(isAsked({ appliesTo: { to: 'pathology', pathologies: ['HeartFailure'] } }, patient)).toBe(true);
    expect(isAsked({ appliesTo: { to: 'pathology', pathologies: ['HeartFailure'] } })).toBe(false);
    expect(isAsked({ appliesTo: { to: 'patient', patients: ['p1'] } })).toBe(true);
    expect(isAsked({ appliesTo: { to: 'patient', patients: ['p2'] } })).toBe(false);
    expect(isAsked({ dialysis: 'only' })).toBe(false);
    expect(isAsked({ dialysis: 'only' }, aPatient({ ext: { dialysisMode: 'peritoneal' } }))).toBe(true);
    expect(isAsked({ exclusions: [] }, aPatient({ dateOfbirth: '2010-01-01' }))).toBe(true);
    expect(isAsked({ exclusions: ['anuric'] }, aPatient({ ext: { anuric: true } }))).toBe(false);
    expect(isAsked({ withPlan: true })).toBe(false);
  });

  it.each([
    // NOW is noon in Berlin.
    ['08:00', '20:00', 'met'],
    ['12:00', '12:01', 'met'],
    ['08:00', '12:00', 'held'],
    ['22:00', '12:01', 'met'],
    ['22:00', '06:00', 'held'],
  ])('in its hours, from %s to %s', (from, to, expected) => {
    expect(states(ruleNamed('pressureLow', { activeHours: { from, to } }), facts)).toEqual([
      `low ${expected}`,
    ]);
  });

  it('names a rule that people wrote, and whom it is brought to', () => {
    const escalation = [{ afterHours: 2, to: 'nephroLogist' as const }];
    const [found] = evaluations(
      ruleNamed('pressureLow', { name: 'Faint in the morning', escalation }),
      facts,
    );
    expect(found).toMatchObject({ ruleName: 'Faint in the morning', escalation });
  });
});

it('adds up to one evaluation per rule and direction', () => {
  const rules = ['pressureSevere', 'pressureLow', 'fluidOver', 'noPressure'] as const;
  const book = { rules: rules.map((id) => ruleNamed(id, { missingPolicy: 'raise' })), thresholds: [] };
  const found = evaluate(limited, { ...noFacts, ...pressed(190, 80), ...drunk(1200) }, book, NOW);
  const keys = found.map(({ rule, direction }) => `${rule} ${direction}`);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('complaint 17: implausible and concerning are two things', () => {
  const said = (value: number, diastolic: number) => {
    const reading: ReadingDraft = {
      id: 'r1',
      patient: 'p1',
      measure: 'bloodPressure',
      at: hoursAgo(1),
      value,
      diastolic,
      source: 'staff',
    };
    const { hard, soft } = readingProblems(reading, { now: NOW });
    const [state] = states(ruleNamed('pressureSevere'), pressed(value, diastolic));
    return { asked: Object.keys({ ...hard, ...soft }), state };
  };

  it.each([
    [120, 80, [], 'high clear'],
    [190, 115, [], 'high met'],
    [260, 140, [], 'high met'],
    [261, 145, ['value'], 'high met'],
    [301, 150, ['value', 'diastolic'], 'high met'],
    [69, 45, ['value'], 'high clear'],
  ])('%i/%i', (systolic, diastolic, asked, state) => {
    expect(said(systolic, diastolic)).toEqual({ asked, state });
  });
});
