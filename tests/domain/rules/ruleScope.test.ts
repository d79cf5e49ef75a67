import { describe, expect, it } from 'vitest';
import type { AlertRule } from '@/domain/rules/alertRule';
import { evaluate, type KnownFacts } from '@/domain/rules/evaluate';
import type { Patient } from '@/domain/patients/patient';
import { aPatient, HOUR, hoursAgo, NOW } from '../../support/builders';
import { noFacts, ruleNamed } from '../../support/rules';

const AT = hoursAgo(1);
const pressed = (value: number, diastolic: number) => ({
  latest: { bloodPressure: { at: AT, value, diastolic } },
});

const states = (
  parts: Partial<AlertRule>,
  facts: Partial<KnownFacts>,
  { patient = aPatient(), now = NOW }: { patient?: Patient; now?: number } = {},
) =>
  evaluate(
    patient,
    { ...noFacts, ...facts },
    { rules: [ruleNamed('pressureLow', parts)], thresholds: [] },
    now,
  ).map(({ state, direction }) => `${direction} ${state}`);

describe('§2.5 for whom and when a rule is (AL06)', () => {
  const faint = pressed(85, 50);
  const isAsked = (
    parts: Partial<AlertRule>,
    ext: Partial<Patient['ext']> = {},
    own: Partial<Patient> = {},
  ) => states(parts, faint, { patient: aPatient({ ...own, ext }) }).length > 0;

  it('one pathology of several is enough', () => {
    const pathologies = ['HeartFailure', 'DiabetesT1'] as const;
    const appliesTo = { to: 'pathology' as const, pathologies: [...pathologies] };
    expect(isAsked({ appliesTo }, {}, { pathologies: ['DiabetesT1', 'OverWeight'] })).toBe(true);
    expect(isAsked({ appliesTo }, {}, { pathologies: ['OverWeight'] })).toBe(false);
    expect(isAsked({ appliesTo }, {}, { pathologies: [] })).toBe(false);
  });

  it.each([
    ['any', 'none', true],
    ['any', 'haemodialysis', true],
    ['only', 'none', false],
    ['only', 'homeHaemodialysis', true],
    ['none', 'none', true],
    ['none', 'peritoneal', false],
  ] as const)('dialysis %s, patient on %s: %s', (dialysis, dialysisMode, expected) => {
    expect(isAsked({ dialysis }, { dialysisMode })).toBe(expected);
  });

  const signs = [{ fact: 'dialysis', by: 'condition', says: 'Dependence on renal dialysis' } as const];
  it.each([
    ['any', true, true],
    ['none', true, true],
    ['only', false, true],
    ['haemodialysis', false, true],
    ['peritoneal', false, true],
  ] as const)(
    'dialysis %s, of somebody of whom nobody knows: %s, with signs: %s',
    (dialysis, plain, suspected) => {
      expect(isAsked({ dialysis }, { dialysisMode: undefined })).toBe(plain);
      expect(isAsked({ dialysis }, { dialysisMode: undefined, signs })).toBe(suspected);
    },
  );

  it.each(['dryWeight', 'dryWeightShare', 'weight'] as const)('%s needs what it counts from', (subject) => {
    const facts = { latest: { weight: { at: AT, value: 75 } } };
    const rule: Partial<AlertRule> = {
      subject,
      comparator: 'above',
      levels: [{ severity: 'low', limit: 1 }],
    };
    const without = states(rule, facts);
    expect(without).toEqual(subject === 'weight' ? ['high met'] : []);
    expect(states(rule, facts, { patient: aPatient({ ext: { dryWeight: 70 } }) })).toEqual(['high met']);
  });

  /** Berlin, in winter. */
  const berlin = (time: string) => Date.parse(`2026-11-20T${time}+01:00`);
  it.each([
    ['08:30', '20:15', '08:29:59.999', 'held'],
    ['08:30', '20:15', '08:30', 'met'],
    ['08:30', '20:15', '20:14:59.999', 'met'],
    ['08:30', '20:15', '20:15', 'held'],
    ['08:30', '20:15', '19:50', 'met'],
    ['22:15', '06:45', '22:14:59.999', 'held'],
    ['22:15', '06:45', '22:15', 'met'],
    ['22:15', '06:45', '00:00', 'met'],
    ['22:15', '06:45', '06:44:59.999', 'met'],
    ['22:15', '06:45', '06:45', 'held'],
    ['08:00', '08:00', '07:59', 'met'],
    ['08:00', '08:00', '08:00', 'met'],
  ])('from %s to %s, at %s by the patient’s clock: %s', (from, to, time, state) => {
    const now = berlin(time);
    const at = new Date(now - HOUR).toISOString();
    const facts = { latest: { bloodPressure: { at, value: 85, diastolic: 50 } } };
    expect(states({ activeHours: { from, to } }, facts, { now })).toEqual([`low ${state}`]);
  });

  it('outside its hours it still says that something has gone', () => {
    expect(states({ activeHours: { from: '00:00', to: '01:00' } }, pressed(120, 70))).toEqual(['low clear']);
  });
});
