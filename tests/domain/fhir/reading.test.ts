import { describe, expect, it } from 'vitest';
import { readResources } from '@/domain/fhir/collector';
import { patientRecordSchema } from '@/domain/record';
import {
  aCondition,
  anObservation,
  aPatient,
  aPressure,
  aRequest,
  inputs,
  loinc,
  OPTIONS,
  PATIENT_ID,
  quantity,
  snomed,
  type Resource,
} from './synthea';

/** One patient with these resources. */
function read(...resources: Resource[]) {
  const { records, report } = readResources(inputs([aPatient(), ...resources]), OPTIONS);
  const [record] = records;
  if (!record) throw new Error('The patient is missing');
  patientRecordSchema.parse(record);
  return { ...record, report, findings: report.findings.map(({ reason, scope }) => `${reason} ${scope}`) };
}

describe('a patient', () => {
  it('has the official name, numbers, address and language as the source writes them', () => {
    const { patient } = read();
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
        dialysisMode: 'none',
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

  it('who has died is not an active patient, by flag or by date', () => {
    expect(patientOf({ deceasedBoolean: true }).records[0]?.patient.ext.status).toBe('deceased');
    expect(patientOf({ deceasedDateTime: '2020-01-01' }).records[0]?.patient.ext.status).toBe('deceased');
    expect(patientOf({ deceasedBoolean: false }).records[0]?.patient.ext.status).toBe('active');
  });

  it.each([
    ['without a name', { name: [] }, 'noName'],
    ['with only a family name', { name: [{ family: 'Casares' }] }, 'noName'],
    ['without a date of birth', { birthDate: undefined }, 'noBirthDate'],
    ['born some time in 1974', { birthDate: '1974' }, 'noBirthDate'],
    ['born on a day that never was', { birthDate: '1974-02-30' }, 'noBirthDate'],
    ['with a name of 5,000 letters', { name: [{ family: 'x'.repeat(5000), given: ['y'] }] }, 'noName'],
  ])('%s is left out, with all that belongs to it', (_, changes, reason) => {
    const { records, report } = readResources(inputs([aPatient(changes), anObservation(1)]), OPTIONS);
    expect(records).toEqual([]);
    expect(report.findings.map((finding) => finding.reason)).toEqual([reason, 'patientNotReadable']);
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

const kilopascals = ['8480-6', '8462-4'].map((code) => ({ code: loinc(code), ...quantity(16, 'kPa') }));

describe('blood pressure', () => {
  it.each(['85354-9', '55284-4'])('is read from %s, rounded, with both values', (code) => {
    const { readings } = read(aPressure(1, 185.9, 101.2, { code: loinc(code) }));
    expect(readings).toEqual([
      {
        id: '0a000000-0000-4000-8000-000000001001',
        patient: PATIENT_ID,
        measure: 'bloodPressure',
        at: '2026-03-06T20:43:11.000Z',
        value: 186,
        diastolic: 101,
        source: 'import',
      },
    ]);
  });

  it.each([
    ['without diastolic', aPressure(1, 120, undefined), 'incompletePressure'],
    ['of 1200', aPressure(1, 1200, 80), 'implausible'],
    ['upside down', aPressure(1, 80, 120), 'implausible'],
    ['just too low', aPressure(1, 49, 30), 'implausible'],
    ['in an unknown unit', aPressure(1, 16, 10, { component: kilopascals }), 'unknownUnit'],
    ['as text', aPressure(1, '120', '80'), 'wrongType'],
    ['without components', aPressure(1, 120, 80, { component: [] }), 'incompletePressure'],
  ])('%s is left out and counted', (_, resource, reason) => {
    const { readings, findings } = read(resource);
    expect(readings).toEqual([]);
    expect(findings).toEqual([`${reason} resource`]);
  });

  it('AP08: unusual but possible values are taken over and marked', () => {
    expect(read(aPressure(1, 265, 120)).readings[0]?.confirmedOutOfRange).toBe(true);
    expect(read(aPressure(1, 60, 30)).readings[0]?.confirmedOutOfRange).toBe(true);
    expect(read(aPressure(1, 120, 110)).readings[0]?.confirmedOutOfRange).toBe(true);
    expect(read(aPressure(1, 50, 30)).readings).toHaveLength(1);
    expect(read(aPressure(1, 300, 200)).readings).toHaveLength(1);
    expect(read(aPressure(1, 120, 80)).readings[0]).not.toHaveProperty('confirmedOutOfRange');
  });
});

describe('other readings', () => {
  it.each([
    ['29463-7', 70.04, 'kg', 'weight', 70],
    ['29463-7', 154.32, '[lb_av]', 'weight', 70],
    ['29463-7', 70_040, 'g', 'weight', 70],
    ['8867-4', 71.6, '{beats}/min', 'pulse', 72],
    ['9108-2', 1.75, 'L', 'water', 1750],
    ['75301-2', 1500, 'mL/(24.h)', 'water', 1500],
    ['9103-3', 200, 'mL', 'water', 200],
    ['9000-1', 200, 'mL', 'water', 200],
    ['9192-6', 1800, 'mL/(24.h)', 'urine', 1800],
    ['9187-6', 300, 'mL', 'urine', 300],
  ])('%s of %d %s is %s %d', (code, value, unit, measure, expected) => {
    const { readings, findings } = read(anObservation(1, { code: loinc(code), ...quantity(value, unit) }));
    expect(readings).toMatchObject([{ measure, value: expected }]);
    expect(findings).toEqual([]);
  });

  it.each([
    ['entered in error', { status: 'entered-in-error' }, 'enteredInError'],
    ['cancelled', { status: 'cancelled' }, 'enteredInError'],
    ['on a date only', { effectiveDateTime: '2026-03-06' }, 'noTime'],
    ['at a local time', { effectiveDateTime: '2026-03-06T20:43:11' }, 'noTime'],
    ['without a time', { effectiveDateTime: undefined }, 'noTime'],
    ['tomorrow', { effectiveDateTime: '2026-11-21T20:43:11Z' }, 'implausibleTime'],
    ['before birth', { effectiveDateTime: '1970-01-01T00:00:00Z' }, 'implausibleTime'],
    ['in the year 1', { effectiveDateTime: '0001-01-01T00:00:00Z' }, 'implausibleTime'],
    ['below a limit', { valueQuantity: { value: 60, comparator: '<', code: '/min' } }, 'inexact'],
    ['without a value', { valueQuantity: undefined }, 'noValue'],
    ['without a unit', { valueQuantity: { value: 60 } }, 'unknownUnit'],
    ['of 251', quantity(251, '/min'), 'implausible'],
    ['of minus 3', quantity(-3, '/min'), 'implausible'],
    ['whose value is text', quantity('60', '/min'), 'wrongType'],
    ['of nobody', { subject: undefined }, 'noPatientReference'],
    ['of somebody else', { subject: { reference: 'Patient/elsewhere' } }, 'patientNotInFiles'],
  ])('a pulse %s is left out and counted', (_, changes, reason) => {
    const { readings, findings } = read(anObservation(1, changes));
    expect(readings).toEqual([]);
    expect(findings).toEqual([`${reason} resource`]);
  });

  it('the newest height and weight become the patient’s, a date being enough for that', () => {
    const weight = (n: number, value: number, time: string) =>
      anObservation(n, { code: loinc('29463-7'), ...quantity(value, 'kg'), effectiveDateTime: time });
    const height = (n: number, value: number, unit: string, time: string) =>
      anObservation(n, { code: loinc('8302-2'), ...quantity(value, unit), effectiveDateTime: time });
    const { patient, readings, findings } = read(
      weight(1, 72, '2026-05-02T08:00:00Z'),
      weight(2, 74, '2026-05-09'),
      weight(3, 71, '2026-04-01T08:00:00Z'),
      height(4, 68, '[in_i]', '2026-05-02T08:00:00Z'),
      height(5, 1.6, 'm', '2020-05-02T08:00:00Z'),
    );
    expect([patient.weight, patient.height]).toEqual([74, 172.7]);
    expect(readings.map(({ value }) => value)).toEqual([72, 71]);
    expect(findings).toEqual(['noTime part']);
  });

  it('a total of the day and the drinks in it are not counted twice', () => {
    const drink = (n: number, time: string) =>
      anObservation(n, { code: loinc('9000-1'), ...quantity(200, 'mL'), effectiveDateTime: time });
    const period = { start: '2026-05-02T00:00:00+02:00', end: '2026-05-03T00:00:00+02:00' };
    const total = anObservation(1, {
      code: loinc('9108-2'),
      ...quantity(1500, 'mL'),
      effectiveDateTime: undefined,
      effectivePeriod: period,
    });
    const { readings, findings, report } = read(
      drink(2, '2026-05-02T08:00:00+02:00'),
      total,
      drink(3, '2026-05-02T23:30:00+02:00'),
      drink(4, '2026-05-03T08:00:00+02:00'),
    );
    expect(readings.map(({ value }) => value)).toEqual([1500, 200]);
    expect(findings).toEqual(['insideDayTotal resource']);
    expect(report.findings[0]?.count).toBe(2);
  });
});

describe('conditions', () => {
  it.each([
    ['59621000', 'HyperTension'],
    ['38341003', 'HyperTension'],
    ['44054006', 'DiabetesT2'],
    ['46635009', 'DiabetesT1'],
    ['15777000', 'PreDiabetes'],
    ['88805009', 'HeartFailure'],
    ['22298006', 'PostinFarction'],
    ['431857002', 'KidneyFailure'],
    ['46177005', 'KidneyFailure'],
    ['162864005', 'OverWeight'],
  ])('%s that is active is %s; resolved or doubted it is not', (code, pathology) => {
    expect(read(aCondition(1, code)).patient.pathologies).toEqual([pathology]);
    expect(read(aCondition(1, code, 'resolved')).patient.pathologies).toEqual([]);
    const refuted = read(
      aCondition(1, code, 'active', { verificationStatus: { coding: [{ code: 'refuted' }] } }),
    );
    expect(refuted.patient.pathologies).toEqual([]);
    expect(refuted.conditions).toHaveLength(1);
  });

  it.each([
    ['http://hl7.org/fhir/sid/icd-10-cm', 'N18.4', ['KidneyFailure']],
    ['http://fhir.de/CodeSystem/bfarm/icd-10-gm', 'I50.14', ['HeartFailure']],
    ['http://hl7.org/fhir/sid/icd-10', 'N97.9', []],
    ['http://example.org/local', 'N18.4', []],
  ])('%s %s', (system, code, expected) => {
    const { patient } = read(aCondition(1, '1', 'active', { code: { coding: [{ system, code }] } }));
    expect(patient.pathologies).toEqual(expected);
  });

  it('each is kept once, with label, code, onset and end, and nothing is ever taken for Ivf', () => {
    const { conditions, patient } = read(
      aCondition(1, '38341003'),
      aCondition(2, '444814009', 'resolved', { abatementDateTime: '1999-03-02' }),
      aCondition(3, '236614007', 'active', { code: snomed('236614007', 'IVF') }),
    );
    expect(conditions).toHaveLength(3);
    expect(conditions[1]).toEqual({
      id: '0a000000-0000-4000-8000-000000002002',
      patient: PATIENT_ID,
      label: 'Condition 444814009',
      code: { system: 'http://snomed.info/sct', code: '444814009' },
      clinicalStatus: 'resolved',
      verification: 'confirmed',
      onset: '1999-02-16T20:43:11+00:00',
      abatement: '1999-03-02',
    });
    expect(patient.pathologies).toEqual(['HyperTension']);
  });
});

describe('prescriptions', () => {
  const medicine: Resource = {
    resourceType: 'Medication',
    id: 'm1',
    code: { coding: [{ system: 'rx', code: '1' }], text: 'Furosemide 40 MG' },
  };
  const referring = (n: number, medicationReference: unknown) =>
    aRequest(n, { medicationCodeableConcept: undefined, medicationReference });

  it('name their medicine themselves, in another resource, in a contained one, or in the reference', () => {
    const { medicationRequests, findings } = read(
      aRequest(1, {
        dosageInstruction: [{ text: 'In the morning' }, { text: 'At noon', asNeededBoolean: true }],
      }),
      referring(2, { reference: 'Medication/m1' }),
      aRequest(3, {
        medicationCodeableConcept: undefined,
        medicationReference: { reference: '#c' },
        contained: [{ ...medicine, id: 'c' }],
      }),
      referring(4, { reference: 'Medication/none', display: 'Ramipril' }),
      medicine,
    );
    expect(medicationRequests.map((one) => one.medicine)).toEqual([
      'Hydrochlorothiazide 25 MG',
      'Furosemide 40 MG',
      'Furosemide 40 MG',
      'Ramipril',
    ]);
    expect(medicationRequests[0]).toMatchObject({
      dosage: 'In the morning\nAt noon',
      asNeeded: true,
      status: 'active',
    });
    expect(findings).toEqual([]);
  });

  it('a dosage in figures only is not put into words, and the report says so', () => {
    const timing = { repeat: { frequency: 1, period: 1, periodUnit: 'd' } };
    const { medicationRequests, findings } = read(
      aRequest(1, { dosageInstruction: [{ timing, asNeededBoolean: false }] }),
    );
    expect(medicationRequests[0]).not.toHaveProperty('dosage');
    expect(findings).toEqual(['dosageNotInWords part']);
  });

  it('whose medicine is nowhere, or which were an error, are left out', () => {
    const { medicationRequests, findings } = read(
      referring(1, { reference: 'Medication/none' }),
      aRequest(2, { status: 'entered-in-error' }),
      aRequest(3, { medicationCodeableConcept: {} }),
    );
    expect(medicationRequests).toEqual([]);
    expect(findings.toSorted()).toEqual([
      'enteredInError resource',
      'medicineNotInFiles resource',
      'noCode resource',
    ]);
  });
});
