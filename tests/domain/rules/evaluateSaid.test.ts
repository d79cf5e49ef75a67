import { describe, expect, it } from 'vitest';
import type { AlertRule } from '@/domain/rules/alertRule';
import { evaluate, type KnownFacts } from '@/domain/rules/evaluate';
import type { Patient } from '@/domain/patients/patient';
import { aPatient, hoursAgo, NOW } from '../../support/builders';
import { aThreshold, noFacts, ruleNamed } from '../../support/rules';

const AT = hoursAgo(1);
const pressed = (value: number) => ({ latest: { bloodPressure: { at: AT, value, diastolic: 60 } } });
const said = (
  rule: AlertRule,
  facts: Partial<KnownFacts>,
  patient: Patient = aPatient(),
  thresholds = [] as ReturnType<typeof aThreshold>[],
) => evaluate(patient, { ...noFacts, ...facts }, { rules: [rule], thresholds }, NOW);

describe('§2.5 what a rule says of a patient', () => {
  const met = {
    state: 'met',
    rule: 'pressureLow',
    ruleVersion: '1',
    origin: 'global',
    measure: 'bloodPressure',
    direction: 'low',
    severity: 'medium',
    observed: { value: 99, diastolic: 60, limit: 100, unit: 'mmHg', at: AT },
  };
  const escalation = [{ afterHours: 2, to: 'nephroLogist' as const }];

  it.each<[string, Partial<AlertRule>, object]>([
    ['a rule of the start', {}, {}],
    ['one that people named', { name: 'Faint' }, { ruleName: 'Faint' }],
    ['one with steps', { escalation }, { escalation }],
    ['one that tells somebody at once', { notify: ['coach', 'admin'] }, { notify: ['coach', 'admin'] }],
  ])('met: %s', (_, parts, expected) => {
    expect(said(ruleNamed('pressureLow', parts), pressed(99))).toStrictEqual([{ ...met, ...expected }]);
  });

  it('clear: of what and how often it has to be; held: nothing more', () => {
    const rule = ruleNamed('pressureLow', { clear: { margin: 5, evaluations: 4 } });
    const key = { rule: 'pressureLow', direction: 'low' };
    expect(said(rule, pressed(105))).toStrictEqual([{ state: 'clear', ...key, at: AT, evaluations: 4 }]);
    expect(said(rule, pressed(104))).toStrictEqual([{ state: 'held', ...key }]);
    expect(said(rule, {})).toStrictEqual([{ state: 'held', ...key }]);
    const asleep = { ...rule, activeHours: { from: '00:00', to: '01:00' } };
    expect(said(asleep, pressed(99))).toStrictEqual([{ state: 'held', ...key }]);
  });

  it('nothing: of whom it is not for, who is not watched, from whom nothing is awaited, where it is off', () => {
    const low = ruleNamed('pressureLow');
    const ext = (parts: Partial<Patient['ext']>) => aPatient({ ext: parts });
    for (const status of ['completed', 'withdrawn', 'deceased'] as const)
      expect(said(low, pressed(80), ext({ status }))).toEqual([]);
    expect(said(ruleNamed('pressureSevere'), pressed(190), ext({ pregnant: true }))).toEqual([]);
    expect(said(low, pressed(80), aPatient(), [aThreshold({ off: true })])).toEqual([]);
    expect(said(ruleNamed('noPressure'), {}, ext({ status: 'paused' }))).toEqual([]);
    expect(said(ruleNamed('noPressure'), {}, aPatient({ resistration: undefined }))).toEqual([]);
  });
});

describe('§2.5, §3 #5 the lack of data where the rule raises it', () => {
  it('is awaited only since the programme began, whatever was sent before it', () => {
    const enrolledToday = aPatient({ resistration: '2026-11-20' });
    const raising = ruleNamed('pressureLow', {
      window: { unit: 'days', count: 7 },
      aggregation: 'mean',
      missingPolicy: 'raise',
    });
    const states = (rule: AlertRule, facts: Partial<KnownFacts>, patient: Patient) =>
      said(rule, facts, patient).map(({ state }) => state);
    const old = { latest: { bloodPressure: { at: hoursAgo(90 * 24), value: 120, diastolic: 70 } } };
    expect(states(ruleNamed('noPressure'), old, enrolledToday)).toEqual(['clear']);
    expect(states(ruleNamed('noPressure'), old, aPatient())).toEqual(['met']);
    expect(states(raising, {}, enrolledToday)).toEqual(['held', 'held']);
    expect(states(raising, {}, aPatient())).toEqual(['held', 'met']);
  });

  it.each<[AlertRule['window'], AlertRule['aggregation'], number]>([
    [{ unit: 'days', count: 7 }, 'mean', 7],
    [{ unit: 'days', count: 30 }, 'last', 30],
    [{ unit: 'hours', count: 24 }, 'last', 1],
    [{ unit: 'hours', count: 25 }, 'last', 2],
    [{ unit: 'hours', count: 48 }, 'last', 2],
  ])('in %j: %s, told in days', (window, aggregation, limit) => {
    const rule = ruleNamed('pressureLow', { window, aggregation, missingPolicy: 'raise' });
    expect(said(rule, {})).toStrictEqual([
      { state: 'held', rule: 'pressureLow', direction: 'low' },
      {
        state: 'met',
        rule: 'pressureLow',
        ruleVersion: '1',
        origin: 'global',
        measure: 'bloodPressure',
        direction: 'missing',
        // As urgent as the mildest it could have been.
        severity: 'medium',
        observed: { value: null, limit, unit: 'days', at: '2026-11-20' },
      },
    ]);
  });

  it('silence names whose limit it took (§3 #8)', () => {
    const own = aThreshold({ rule: 'noPressure', limits: [{ severity: 'low', limit: 5 }] });
    const silent = { latest: { bloodPressure: { at: hoursAgo(5 * 24), value: 120, diastolic: 80 } } };
    const origin = (thresholds: ReturnType<typeof aThreshold>[]) =>
      said(ruleNamed('noPressure'), silent, aPatient(), thresholds);
    expect(origin([])).toMatchObject([{ origin: 'global', observed: { value: 5, limit: 3 } }]);
    expect(origin([own])).toMatchObject([{ origin: 'patient', observed: { value: 5, limit: 5 } }]);
  });
});
