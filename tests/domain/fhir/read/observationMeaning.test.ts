import { describe, expect, it } from 'vitest';
import { aPressure, anObservation, loinc, PATIENT_ID, quantity, readOne, snomed } from '../synthea';

const values = (readings: { measure: string; value: number; diastolic?: number | undefined }[]) =>
  readings.map(({ measure, value, diastolic }) => `${measure} ${value}${diastolic ? `/${diastolic}` : ''}`);
const coded = (...codings: [system: string, code: string][]) => ({
  coding: codings.map(([system, code]) => ({ system, code })),
});
const LOINC = 'http://loinc.org';
const SNOMED = 'http://snomed.info/sct';
const OWN = 'https://clinic.invalid/codes';
const half = (n: number, code: string, value: number, changes: Record<string, unknown> = {}) =>
  anObservation(n, { code: loinc(code), ...quantity(value, 'mm[Hg]'), ...changes });

describe('§3: a coding is any of its codings', () => {
  it.each([
    ['a translation first', coded([OWN, 'HR'], [LOINC, '8867-4']), 'pulse 72', []],
    ['a translation last', coded([LOINC, '8867-4'], [OWN, '29463-7']), 'pulse 72', []],
    ['https and a slash', coded(['https://LOINC.org/', '8867-4']), 'pulse 72', []],
    ['an OID', coded(['urn:oid:2.16.840.1.113883.6.1', '8867-4']), 'pulse 72', []],
    ['SNOMED CT alone', coded([SNOMED, '364075005']), 'pulse 72', []],
    ['an edition of it', coded([`${SNOMED}/900000000000207008`, '364075005']), 'pulse 72', []],
    [
      'two that contradict',
      coded([LOINC, '8867-4'], [LOINC, '9108-2']),
      undefined,
      ['contradictoryCodes resource'],
    ],
    ['that of a fetus', coded([LOINC, '55283-6']), undefined, ['notSupported resource']],
  ])('%s', (_, code, expected, reasons) => {
    const { readings, findings } = readOne(anObservation(1, { code }));
    expect(values(readings)).toEqual(expected === undefined ? [] : [expected]);
    expect(findings).toEqual(reasons);
  });
});

describe('§2: whom and what a reading is about', () => {
  it.each([
    ['of another focus', anObservation(1, { focus: [{ reference: 'RelatedPerson/1' }] })],
    ['of a fetus', anObservation(1, { bodySite: { text: 'Fetus' } })],
    ['named of a fetus', anObservation(1, { code: { ...loinc('8867-4'), text: 'Fetal heart rate' } })],
    ['of the leg', aPressure(1, 150, 80, { bodySite: snomed('30021000', 'Lower leg') })],
    ['that is a mean', aPressure(1, 150, 80, { method: { text: '24 h mean' } })],
    [
      'of a specimen',
      anObservation(1, { code: loinc('29463-7'), ...quantity(80, 'kg'), specimen: { display: 'Biopsy' } }),
    ],
    [
      'that was stated',
      anObservation(1, { code: loinc('29463-7'), ...quantity(80, 'kg'), method: { text: 'Stated' } }),
    ],
  ])('one %s is left out', (_, resource) => {
    const { readings, findings } = readOne(resource);
    expect(readings).toEqual([]);
    expect(findings).toEqual(['notAboutPatient resource']);
  });

  it.each([
    ['of the patient as focus', anObservation(1, { focus: [{ reference: `urn:uuid:${PATIENT_ID}` }] })],
    ['at the wrist', anObservation(1, { bodySite: { text: 'Left wrist' } })],
    [
      'of the upper arm',
      aPressure(1, 150, 80, { bodySite: snomed('368208006', 'Left upper arm structure') }),
    ],
    ['by oscillometry', aPressure(1, 150, 80, { method: { text: 'Oscillometry' } })],
    [
      'of a contained patient',
      anObservation(1, {
        contained: [
          {
            resourceType: 'Patient',
            id: 'p',
            identifier: [{ system: 'http://hospital.smarthealthit.org', value: 'MR-1' }],
          },
        ],
        subject: { reference: '#p' },
      }),
    ],
  ])('one %s is taken', (_, resource) => {
    const { readings, findings } = readOne(resource);
    expect(readings).toHaveLength(1);
    expect(findings).toEqual([]);
  });

  it('one that says why it has no value has none', () => {
    const { readings, findings } = readOne(anObservation(1, { dataAbsentReason: { text: 'Error' } }));
    expect(readings).toEqual([]);
    expect(findings).toEqual(['noValue resource']);
  });
});

describe('§6: parts', () => {
  const pulse = (value: unknown) => ({ code: loinc('8867-4'), ...quantity(value, '/min') });
  const panel = (...more: unknown[]) => {
    const resource = aPressure(1, 212, 118);
    return { ...resource, component: [...more, ...(resource['component'] as unknown[])] };
  };

  it('a pulse inside a panel is taken, and one that failed costs itself', () => {
    expect(values(readOne(panel(pulse(88))).readings)).toEqual(['pulse 88', 'bloodPressure 212/118']);
    const failed = readOne(panel({ code: loinc('8867-4'), dataAbsentReason: { text: 'Error' } }));
    expect(values(failed.readings)).toEqual(['bloodPressure 212/118']);
    expect(failed.findings).toEqual(['noValue part']);
  });

  it('half a pressure costs the pressure, and not the pulse', () => {
    const { readings, findings } = readOne(aPressure(1, 212, 118, { component: [pulse(88)] }));
    expect(values(readings)).toEqual(['pulse 88']);
    expect(findings).toEqual(['incompletePressure part']);
  });

  it('a panel of members is no reading, and its members are', () => {
    const members = { hasMember: [{ reference: 'Observation/2' }], component: undefined };
    const { readings, findings } = readOne(
      aPressure(1, 0, 0, members),
      half(2, '8462-4', 118),
      half(3, '8480-6', 212),
    );
    expect(values(readings)).toEqual(['bloodPressure 212/118']);
    expect(findings).toEqual([]);
  });

  it.each([
    [
      'of two instants',
      [half(1, '8480-6', 212), half(2, '8462-4', 118, { effectiveDateTime: '2026-03-06T20:44:11Z' })],
      2,
    ],
    [
      'of which one is there twice',
      [half(1, '8480-6', 212), half(2, '8480-6', 150), half(3, '8462-4', 118)],
      3,
    ],
    ['alone', [half(1, '8480-6', 212)], 1],
  ])('pressures %s are no pair', (_, halves, count) => {
    const { readings, report } = readOne(...halves);
    expect(readings).toEqual([]);
    expect(
      report.findings
        .filter(({ reason }) => reason === 'incompletePressure')
        .reduce((sum, one) => sum + one.count, 0),
    ).toBe(count);
  });
});
