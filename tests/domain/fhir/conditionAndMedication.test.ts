import { describe, expect, it } from 'vitest';
import { aCondition, aRequest, PATIENT_ID, snomed, readOne, type Resource } from './synthea';

describe('conditions', () => {
  const icd = 'http://hl7.org/fhir/sid/icd-10-cm';
  const sct = 'http://snomed.info/sct';
  it.each([
    [icd, 'N18.1', '1', []],
    [icd, 'N18.2', '2', []],
    [icd, 'N18.3', undefined, []],
    [icd, 'N18.31', '3a', []],
    [icd, 'N1832', '3b', []],
    [icd, 'N18.4', '4', []],
    [icd, 'N18.5', '5', ['KidneyFailure']],
    [icd, 'N18.6', '5', ['KidneyFailure']],
    [icd, 'N18.9', undefined, []],
    [icd, 'Z99.2', undefined, ['KidneyFailure']],
    [sct, '431855005', '1', []],
    [sct, '431856006', '2', []],
    [sct, '433144002', undefined, []],
    [sct, '700378005', '3a', []],
    [sct, '700379002', '3b', []],
    [sct, '431857002', '4', []],
    [sct, '433146000', '5', ['KidneyFailure']],
    [sct, '46177005', '5', ['KidneyFailure']],
    [sct, '709044004', undefined, []],
  ])(
    'of %s %s is stage %s of chronic kidney disease, and kidney failure only at its end',
    (system, code, stage, names) => {
      const coded = { code: { coding: [{ system, code }], text: 'x' } };
      const { patient } = readOne(aCondition(1, code, 'active', coded));
      expect([patient.ext.ckdStage, patient.pathologies]).toEqual([stage, names]);
    },
  );

  it('gives the latest stage of those that hold', () => {
    const { patient } = readOne(
      aCondition(1, '431857002'),
      aCondition(2, '431855005'),
      aCondition(3, '433146000', 'resolved'),
    );
    expect(patient.ext.ckdStage).toBe('4');
  });

  it.each([
    ['59621000', 'HyperTension'],
    ['38341003', 'HyperTension'],
    ['44054006', 'DiabetesT2'],
    ['46635009', 'DiabetesT1'],
    ['15777000', 'PreDiabetes'],
    ['88805009', 'HeartFailure'],
    ['22298006', 'PostinFarction'],
    ['433146000', 'KidneyFailure'],
    ['46177005', 'KidneyFailure'],
    ['162864005', 'OverWeight'],
  ])('%s that is active is %s; resolved or doubted it is not', (code, pathology) => {
    expect(readOne(aCondition(1, code)).patient.pathologies).toEqual([pathology]);
    expect(readOne(aCondition(1, code, 'resolved')).patient.pathologies).toEqual([]);
    const refuted = readOne(
      aCondition(1, code, 'active', { verificationStatus: { coding: [{ code: 'refuted' }] } }),
    );
    expect(refuted.patient.pathologies).toEqual([]);
    expect(refuted.conditions).toHaveLength(1);
  });

  it.each([
    ['http://hl7.org/fhir/sid/icd-10-cm', 'N18.5', ['KidneyFailure']],
    ['http://fhir.de/CodeSystem/bfarm/icd-10-gm', 'I50.14', ['HeartFailure']],
    ['http://hl7.org/fhir/sid/icd-10', 'N97.9', []],
    ['http://example.org/local', 'N18.4', []],
  ])('%s %s', (system, code, expected) => {
    const { patient } = readOne(aCondition(1, '1', 'active', { code: { coding: [{ system, code }] } }));
    expect(patient.pathologies).toEqual(expected);
  });

  it('each is kept once, with label, code, onset and end, and nothing is ever taken for Ivf', () => {
    const { conditions, patient } = readOne(
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
    const { medicationRequests, findings } = readOne(
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
      asNeeded: false,
      lines: [{ text: 'In the morning' }, { text: 'At noon', asNeeded: true }],
      status: 'active',
    });
    expect(findings).toEqual([]);
  });

  it('a dosage in figures only is not put into words, and the report says so', () => {
    const timing = { repeat: { frequency: 1, period: 1, periodUnit: 'd' } };
    const { medicationRequests, findings } = readOne(
      aRequest(1, { dosageInstruction: [{ timing, asNeededBoolean: false }] }),
    );
    expect(medicationRequests[0]).not.toHaveProperty('dosage');
    expect(findings).toEqual(['dosageNotInWords part']);
  });

  it('whose medicine is nowhere, or which were an error, are left out', () => {
    const { medicationRequests, findings } = readOne(
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
