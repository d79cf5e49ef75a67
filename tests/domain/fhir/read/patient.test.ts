import { describe, expect, it } from 'vitest';
import { readResources } from '@/domain/fhir/read/collector';
import { writePatient } from '@/domain/fhir/write/writePatient';
import {
  aCondition,
  anObservation,
  aPatient,
  aRequest,
  inputs,
  OPTIONS,
  PATIENT_ID,
  readOne,
} from '../synthea';

describe('a patient', () => {
  it('has the official name, numbers, address and language as the source writes them', () => {
    const { patient } = readOne();
    expect(patient).toEqual({
      id: PATIENT_ID,
      category: null,
      firstName: 'José María',
      lastName: 'Casares423',
      patientId: 'MR-1',
      socialNumber: '999-20-9735',
      dateOfbirth: '1974-07-05',
      gender: 'male',
      phone: '555-214-5571',
      addressLine1: '503 Moen Vista',
      addressLine2: 'Suite 91',
      city: 'Millis',
      pinCode: '02054',
      country: 'US',
      pathologies: [],
      medicalTeam: {},
      ext: {
        timeZone: 'Europe/Berlin',
        preferredLanguage: 'fr',
        status: 'active',
        identifiers: [
          { system: 'https://github.com/synthetichealth/synthea', value: 'source-1' },
          { system: 'http://hospital.smarthealthit.org', value: 'MR-1' },
        ],
      },
    });
  });

  const patientOf = (changes: Record<string, unknown>) => readResources(inputs([aPatient(changes)]), OPTIONS);

  it('keeps its id when it is unique in the world, and gets the same one each time when it is not', () => {
    const first = patientOf({ id: '17' }).records[0]?.patient.id;
    expect(first).toMatch(/^fhir-[0-9a-f]{28}$/);
    expect(patientOf({ id: '17' }).records[0]?.patient.id).toBe(first);
    const elsewhere = patientOf({ id: '17', identifier: [{ system: 'other', value: 'MR-1' }] });
    expect(elsewhere.records[0]?.patient.id).not.toBe(first);
    expect(patientOf({ id: PATIENT_ID.toUpperCase() }).records[0]?.patient.id).toBe(PATIENT_ID);
  });

  it('without a system is never told apart by its number alone', () => {
    const of = (changes: Record<string, unknown>) =>
      patientOf({ id: '17', identifier: [{ value: '12345' }], ...changes }).records[0]?.patient.id;
    expect(of({})).toBe(of({ id: '18' }));
    expect(of({ birthDate: '1980-01-01' })).not.toBe(of({}));
    expect(of({ name: [{ family: 'Thal', given: ['Karl'] }] })).not.toBe(of({}));
  });

  it('says when its source last changed it; of two states in the files the newer one counts', () => {
    const at = (lastUpdated: string, city: string) =>
      aPatient({ meta: { lastUpdated }, address: [{ city }] });
    const { records } = readResources(
      [
        ...inputs([at('2026-01-05T08:00:00+01:00', 'Kiel')], 'a.json'),
        ...inputs([at('2026-03-05T08:00:00+01:00', 'Lyon')], 'b.json'),
      ],
      OPTIONS,
    );
    expect(records).toMatchObject([{ lastUpdated: '2026-03-05T07:00:00.000Z', patient: { city: 'Lyon' } }]);
    expect(patientOf({ meta: { lastUpdated: 'last spring' } }).records[0]?.lastUpdated).toBeUndefined();
  });

  it('has the newer of two states of a diagnosis and a prescription', () => {
    const of = (lastUpdated: string, status: string, held: string) => [
      aCondition(1, '38341003', status, { meta: { lastUpdated } }),
      aRequest(1, { status: held, meta: { lastUpdated } }),
    ];
    const january = of('2026-01-05T08:00:00Z', 'active', 'active');
    const march = of('2026-03-05T08:00:00Z', 'resolved', 'stopped');
    for (const states of [
      [january, march],
      [march, january],
    ]) {
      const { records } = readResources(inputs([aPatient(), ...states.flat()]), OPTIONS);
      expect(records).toMatchObject([
        {
          patient: { pathologies: [] },
          conditions: [{ clinicalStatus: 'resolved', lastUpdated: '2026-03-05T08:00:00.000Z' }],
          medicationRequests: [{ status: 'stopped' }],
        },
      ]);
    }
  });

  it('who has died is not an active patient, by flag or by date', () => {
    expect(patientOf({ deceasedBoolean: true }).records[0]?.patient.ext.status).toBe('deceased');
    expect(patientOf({ deceasedDateTime: '2020-01-01' }).records[0]?.patient.ext.status).toBe('deceased');
    expect(patientOf({ deceasedBoolean: false }).records[0]?.patient.ext.status).toBe('active');
  });

  it.each([
    ['without a name', { name: [] }, 'noName'],
    ['with digits for a name', { name: [{ family: '12', given: ['34'] }] }, 'noName'],
    ['with a name that runs the other way', { name: [{ family: 'A\u202eb', given: ['c'] }] }, 'noName'],
    ['without a date of birth', { birthDate: undefined }, 'noBirthDate'],
    ['born some time in 1974', { birthDate: '1974' }, 'noBirthDate'],
    ['born on a day that never was', { birthDate: '1974-02-30' }, 'noBirthDate'],
    ['with a name of 5,000 letters', { name: [{ family: 'x'.repeat(5000), given: ['y'] }] }, 'noName'],
  ])('%s is left out, with all that belongs to it', (_, changes, reason) => {
    const { records, report } = readResources(inputs([aPatient(changes), anObservation(1)]), OPTIONS);
    expect(records).toEqual([]);
    expect(report.findings.map((finding) => finding.reason)).toEqual([reason, 'patientNotReadable']);
  });

  it.each([
    [{ family: 'Suharto' }, '', 'Suharto'],
    [{ given: ['Björk'] }, 'Björk', ''],
    [{ text: 'Suharto' }, '', 'Suharto'],
    [{ family: 'Casares', text: 'María Casares' }, 'María', 'Casares'],
    [{ text: 'Juan Cruz, MD' }, 'Juan', 'Cruz, MD'],
    [{ text: 'Müller, Anna Maria' }, 'Anna Maria', 'Müller'],
    [{ family: 'Cruz, MD', given: ['Juan'] }, 'Juan', 'Cruz, MD'],
    [{ family: 'a/l Ramasamy', given: ['Muthu'] }, 'Muthu', 'a/l Ramasamy'],
    [{ family: 'Gulzhan·Aman', given: ['Ли (Li)'] }, 'Ли (Li)', 'Gulzhan·Aman'],
    [{ family: 'O’Brien‐Ŵyn 3rd', given: ['Dé-Ja'] }, 'Dé-Ja', 'O’Brien‐Ŵyn 3rd'],
  ])('with the name %j is taken and written as it is', (name, firstName, lastName) => {
    const patient = patientOf({ name: [name] }).records[0]?.patient;
    expect(patient).toMatchObject({ firstName, lastName });
    if (!patient) return;
    const [written] = writePatient(patient).name ?? [];
    expect([written?.given?.join(' ') ?? '', written?.family ?? '']).toEqual([firstName, lastName]);
    expect(JSON.stringify(written)).not.toMatch(/""|null/);
  });

  it('whose programme rests in another clinic of ours comes with the day on which it goes on', () => {
    const [record] = readResources(inputs([aPatient({})]), OPTIONS).records;
    if (!record) throw new Error('Nothing was read');
    const programme = { on: '2026-11-01', until: '2026-11-30', by: 'nurse' };
    const through = (status: 'paused' | 'active') => {
      const patient = { ...record.patient, ext: { ...record.patient.ext, status, programme } };
      return readResources(inputs([writePatient(patient)]), OPTIONS).records[0];
    };
    expect(through('paused')).toMatchObject({ pausedUntil: '2026-11-30' });
    expect(through('active')).not.toHaveProperty('pausedUntil');
  });

  it('with fields of the wrong form is taken over without them', () => {
    const { records, report } = patientOf({ telecom: 'none', address: [7], wife: { deep: [] } });
    expect(records).toHaveLength(1);
    expect(report.findings.map(({ reason, scope, where }) => [reason, scope, where]).toSorted()).toEqual([
      ['wrongType', 'part', 'entry[0] address[0]'],
      ['wrongType', 'part', 'entry[0] telecom'],
    ]);
  });
});
