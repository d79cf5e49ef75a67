import { describe, expect, it } from 'vitest';
import { alertLines, isBeyondLine } from '@/domain/alerts/alertLines';
import type { AlertRule, RuleBody, Threshold } from '@/domain/rules/alertRule';
import { defaultRuleBodies } from '@/domain/rules/defaultRules';
import type { Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import { aPatient } from '@tests/support/builders';

const TODAY = '2026-11-20';
const stored = (body: RuleBody): AlertRule => ({ ...body, version: '1', updatedAt: '', history: [] });
const defaults = defaultRuleBodies.map(stored);
const threshold = (parts: Partial<Threshold>): Threshold => ({
  id: 't1',
  version: '1',
  updatedAt: '',
  rule: 'pressureSevere',
  scope: 'patient',
  key: 'p1',
  reason: 'agreed',
  by: 'nurse',
  at: '2026-11-01T08:00:00Z',
  ...parts,
});

const drawn = (measure: Measure, patient: Patient, rules = defaults, thresholds: Threshold[] = []) =>
  alertLines(measure, patient, { rules, thresholds }, TODAY).map(
    ({ part, side, limit }) => `${part} ${side} ${String(limit)}`,
  );

describe('§3 #7: alert limits beside what they judge', () => {
  it('are those of single readings and single days, of each rule the one that warns first', () => {
    expect(drawn('bloodPressure', aPatient())).toEqual([
      'value high 180',
      'diastolic high 110',
      'value low 100',
    ]);
    expect(drawn('urine', aPatient())).toEqual(['value high 3000', 'value low 400']);
    expect(drawn('urine', aPatient({ category: 'STONE' }))).toEqual(['value high 5000', 'value low 400']);
    expect(drawn('fatigue', aPatient())).toEqual(['value high 7']);
    expect(drawn('weight', aPatient())).toEqual([]);
  });

  it('are shares of the plan in mL, on the side that the plan has', () => {
    const maximum = aPatient({ ext: { fluidTarget: { direction: 'maximum', maxMl: 1500 } } });
    const minimum = aPatient({ ext: { fluidTarget: { direction: 'minimum', minMl: 2000 } } });
    expect(drawn('water', maximum)).toEqual(['value high 1650']);
    expect(drawn('water', minimum)).toEqual(['value low 1400']);
    expect(drawn('water', aPatient())).toEqual([]);
  });

  it('stand on the patient’s dry weight where a rule counts from it', () => {
    const rule = defaults
      .filter(({ id }) => id === 'interdialyticGain')
      .map((one) => ({ ...one, dialysis: 'any' as const, exclusions: [] }));
    expect(drawn('weight', aPatient({ ext: { dryWeight: 70 } }), rule)).toEqual(['value high 72']);
    expect(drawn('weight', aPatient(), rule)).toEqual([]);
  });

  it('are the patient’s own where they have one, and say so', () => {
    const own = threshold({ limits: [{ severity: 'critical', limit: 160 }] });
    const [first] = alertLines('bloodPressure', aPatient(), { rules: defaults, thresholds: [own] }, TODAY);
    expect(first).toMatchObject({ limit: 160, origin: 'patient', part: 'value' });
    expect(drawn('bloodPressure', aPatient({ id: 'p2' }), defaults, [own])[0]).toBe('value high 180');
    expect(drawn('bloodPressure', aPatient(), defaults, [threshold({ off: true })])).toEqual([
      'value low 100',
    ]);
  });

  it('are those of the age, and none from rules that rest', () => {
    expect(drawn('bloodPressure', aPatient({ dateOfbirth: '2015-01-01' }))).toEqual([
      'value high 140',
      'diastolic high 90',
      'value low 80',
    ]);
    const paused = defaults.map((rule) => ({ ...rule, status: 'paused' as const }));
    expect(drawn('bloodPressure', aPatient(), paused)).toEqual([]);
  });

  it.each([
    ['high', true, 179, false],
    ['high', true, 180, true],
    ['high', false, 180, false],
    ['high', false, 181, true],
    ['low', false, 180, false],
    ['low', false, 179, true],
    ['low', true, 180, true],
    ['low', true, 181, false],
  ] as const)('NU06: %s, inclusive %s: %i is beyond 180: %s', (side, isInclusive, value, beyond) => {
    const line = { rule: 'r', of: 'reading', part: 'value', origin: 'global', completeDays: false } as const;
    expect(isBeyondLine({ ...line, side, isInclusive, limit: 180 }, value)).toBe(beyond);
  });
});
