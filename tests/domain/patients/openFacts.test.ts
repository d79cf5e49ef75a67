import { describe, expect, it } from 'vitest';
import type { Condition } from '@/domain/conditions/condition';
import { isCodeDoubtful } from '@/domain/conditions/conditionCode';
import type { DialysisSession } from '@/domain/dialysis/session';
import { saysTransplant } from '@/domain/fhir/transplantCodes';
import { isOnDialysis, mayBePregnant, seemsDialysed } from '@/domain/patients/openFacts';
import { signsOf, withSigns } from '@/domain/patients/signs';
import type { Patient } from '@/domain/patients/patient';
import { aPatient, NOW } from '../../support/builders';

const ICD10 = 'http://hl7.org/fhir/sid/icd-10-cm';
const SNOMED = 'http://snomed.info/sct';
const aCondition = (code: string, parts: Partial<Condition> = {}): Condition => ({
  id: code,
  version: '1',
  updatedAt: '2026-11-01T08:00:00Z',
  patient: 'p1',
  label: code,
  code: { system: /^\d/.test(code) ? SNOMED : ICD10, code },
  clinicalStatus: 'active',
  ...parts,
});
const aSession = (at: string, parts: Partial<DialysisSession> = {}): DialysisSession => ({
  id: at,
  version: '1',
  updatedAt: at,
  patient: 'p1',
  at,
  kind: 'haemodiafiltration',
  status: 'done',
  source: 'import',
  ...parts,
});
const told = (conditions: Condition[], sessions: DialysisSession[] = []) =>
  signsOf(conditions, sessions, { timeZone: 'Europe/Berlin', now: NOW }).map(({ fact, says }) => [
    fact,
    says,
  ]);

describe('what in a record speaks for a fact', () => {
  it.each([
    ['Z99.2', 'dialysis'],
    ['N18.6', 'dialysis'],
    ['Z49.1', 'dialysis'],
    ['236435004', 'dialysis'],
    ['Z33.1', 'pregnancy'],
    ['O10.212', 'pregnancy'],
    ['77386006', 'pregnancy'],
    ['Z94.0', 'transplant'],
    ['T86.11', 'transplant'],
    ['70536003', 'transplant'],
  ])('a diagnosis %s: %s', (code, fact) => {
    expect(told([aCondition(code)])).toEqual([[fact, code]]);
  });

  it.each([
    ['one that is over', aCondition('Z33.1', { clinicalStatus: 'resolved' })],
    ['one that was refuted', aCondition('Z99.2', { verification: 'refuted' })],
    ['one entered in error', aCondition('Z94.0', { verification: 'entered-in-error' })],
    ['another transplant', aCondition('Z94.1')],
    ['no code', aCondition('Z94.0', { code: undefined })],
    ['the same letters of another list', aCondition('Z94.0', { code: { system: 'urn:own', code: 'Z94.0' } })],
  ])('is not %s', (_, condition) => {
    expect(told([condition])).toEqual([]);
  });

  // 42 weeks before 20 November 2026.
  it.each([
    ['2026-01-30', 1],
    ['2026-01-29', 0],
    ['2026-01', 1],
    ['2025', 0],
    ['last spring', 1],
  ])('is a pregnancy that began on %s: %d', (onset, count) => {
    expect(told([aCondition('Z34.9', { onset })])).toHaveLength(count);
  });

  it.each([
    ['2026-08-22T10:00:00Z', {}, [['dialysis', 'haemodialysis']]],
    ['2026-08-21T10:00:00Z', {}, []],
    ['2026-11-18T10:00:00Z', { kind: 'peritoneal' }, [['dialysis', 'peritoneal']]],
    ['2026-11-18T10:00:00Z', { status: 'missed' }, []],
    ['2026-11-18T10:00:00Z', { status: 'entered-in-error' }, []],
  ] as const)('is a session of %s, %j', (at, parts, expected) => {
    expect(told([], [aSession(at, parts)])).toEqual(expected);
  });

  it('has codes of SNOMED CT that can be ones', () => {
    for (const code of ['70536003', '737295003', '236436003', '161665007', '213150003', '236570004']) {
      expect(isCodeDoubtful({ system: SNOMED, code })).toBe(false);
      expect(saysTransplant([{ system: SNOMED, code }])).toBe(true);
    }
  });
});

describe('a fact that nobody has decided about', () => {
  const signs = signsOf([aCondition('Z99.2'), aCondition('Z33.1'), aCondition('Z94.0')], [], {
    timeZone: 'Europe/Berlin',
    now: NOW,
  });
  const { dialysisMode: _, ...unknown } = aPatient().ext;
  const open: Patient = { ...aPatient(), ext: unknown };
  const facts = (ext: Partial<Patient['ext']>) => {
    const patient = withSigns({ ...open, ext: { ...open.ext, ...ext } }, signs);
    return [patient.ext.signs?.map(({ fact }) => fact), seemsDialysed(patient), mayBePregnant(patient)];
  };

  it.each<[Partial<Patient['ext']>, unknown]>([
    [{}, [['dialysis', 'pregnancy', 'transplant'], true, true]],
    [{ dialysisMode: 'none' }, [['pregnancy', 'transplant'], false, true]],
    [{ pregnant: false }, [['dialysis', 'transplant'], true, false]],
    [{ dialysisMode: 'peritoneal', pregnant: true, transplant: false }, [undefined, false, true]],
  ])('after %j', (ext, expected) => {
    expect(facts(ext)).toEqual(expected);
  });

  it('is no dialysis either, and without signs nothing is suspected', () => {
    expect(isOnDialysis(open)).toBe(false);
    expect([seemsDialysed(open), mayBePregnant(open)]).toEqual([false, false]);
  });
});
