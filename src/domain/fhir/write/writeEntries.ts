import type { Draft } from '@/domain/entity';
import { measureUnits } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import type { ReadingDraft } from '@/domain/readings/reading';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import {
  absentReasonExtension,
  BODY_HEIGHT,
  BODY_WEIGHT,
  codeOfMeasure,
  codeOfTotal,
  DIASTOLIC,
  ownExtension,
  severityCodes,
  SYSTOLIC,
  systems,
} from '../codes';
import { resourceId } from '../identity';
import { FHIR_DATE_TIME } from '../time';
import { metaOf, ownIdentifier, present, type FhirResource } from './writePatient';

const coding = (system: string, code: string, display?: string) => present({ system, code, display });
const concept = (code: { system: string; code: string } | undefined, text: string) =>
  present({ coding: code ? [coding(code.system, code.code)] : [], text });
const head = (resourceType: string, id: string) => ({
  resourceType,
  id: resourceId(id),
  identifier: [ownIdentifier(id)],
});

const ucum = { mmHg: 'mm[Hg]', '/min': '/min', mL: 'mL', kg: 'kg', cm: 'cm' } as const;
const quantity = (value: number, unit: keyof typeof ucum) => ({
  value,
  unit,
  system: systems.ucum,
  code: ucum[unit],
});
const vital = [{ coding: [coding(systems.observationCategory, 'vital-signs')] }];

function valueOf({ measure, value, diastolic }: ReadingDraft): Record<string, unknown> {
  const { unit } = measureUnits[measure];
  if (unit === '0-10') return { valueInteger: value };
  if (diastolic === undefined) return { valueQuantity: quantity(value, unit) };
  const part = (code: string, display: string, amount: number) => ({
    code: { coding: [coding(systems.loinc, code, display)] },
    valueQuantity: quantity(amount, unit),
  });
  return {
    component: [
      part(SYSTOLIC, 'Systolic blood pressure', value),
      part(DIASTOLIC, 'Diastolic blood pressure', diastolic),
    ],
  };
}

/** A reading as Observation, in UCUM units. */
export function writeReading(reading: ReadingDraft, subject: unknown): FhirResource {
  const total = reading.dayMark === 'total' ? codeOfTotal[reading.measure] : undefined;
  const { system, code, display } = total ?? codeOfMeasure[reading.measure];
  const said = (name: string, type: string, value: unknown) =>
    value === undefined ? [] : [{ url: ownExtension(name), [`value${type}`]: value }];
  return {
    ...head('Observation', reading.id),
    ...present({
      extension: [
        ...said('source', 'Code', reading.source),
        ...said('recordedBy', 'String', reading.recordedBy || undefined),
        ...said('confirmedOutOfRange', 'Boolean', reading.confirmedOutOfRange),
        ...said('dayMark', 'Code', reading.dayMark),
        ...said('urineColour', 'Code', reading.urine?.colour),
        ...said('urineBlood', 'Boolean', reading.urine?.blood),
        ...said('urinePain', 'Boolean', reading.urine?.pain),
        ...said('urineInfection', 'Boolean', reading.urine?.infection),
      ],
      status: 'final',
      category: vital,
      code: { coding: [coding(system, code, display)] },
      subject,
      effectiveDateTime: reading.at,
      ...valueOf(reading),
      note: reading.note ? [{ text: reading.note }] : [],
    }),
  };
}

/**
 * Height and weight of the patient form, for systems that look for them among observations. Nobody noted when they
 * were taken, and the export says so instead of naming a time.
 */
export function writeBody(patient: Draft<Patient>, subject: unknown): FhirResource[] {
  const one = (
    name: string,
    code: string,
    display: string,
    value: number | undefined,
    unit: 'kg' | 'cm',
  ): FhirResource[] =>
    value === undefined
      ? []
      : [
          {
            ...head('Observation', `${name}-${patient.id}`),
            status: 'final',
            category: vital,
            code: { coding: [coding(systems.loinc, code, display)] },
            subject,
            _effectiveDateTime: { extension: [{ url: absentReasonExtension, valueCode: 'unknown' }] },
            valueQuantity: quantity(value, unit),
          },
        ];
  return [
    ...one('height', BODY_HEIGHT, 'Body height', patient.height, 'cm'),
    ...one('weight', BODY_WEIGHT, 'Body weight', patient.weight, 'kg'),
  ];
}

/** An onset or end: a dateTime where it is one, else words. */
const point = (name: string, text: string | undefined) =>
  text === undefined ? {} : { [`${name}${FHIR_DATE_TIME.test(text) ? 'DateTime' : 'String'}`]: text };

export function writeCondition(
  condition: PatientRecord['conditions'][number],
  subject: unknown,
): FhirResource {
  const { clinicalStatus, verification, severity, recordedBy } = condition;
  return {
    ...head('Condition', condition.id),
    ...metaOf(condition.lastUpdated),
    ...present({
      extension: recordedBy ? [{ url: ownExtension('recordedBy'), valueString: recordedBy }] : undefined,
      clinicalStatus:
        clinicalStatus === 'unknown'
          ? undefined
          : { coding: [coding(systems.conditionClinical, clinicalStatus)] },
      verificationStatus: verification
        ? { coding: [coding(systems.conditionVerification, verification)] }
        : undefined,
      severity: severity ? { coding: [coding(systems.snomed, severityCodes[severity])] } : undefined,
      code: concept(condition.code, condition.label),
      subject,
      ...point('onset', condition.onset),
      ...point('abatement', condition.abatement),
      note: condition.note ? [{ text: condition.note }] : [],
    }),
  };
}

export function writeMedicationRequest(
  request: PatientRecord['medicationRequests'][number],
  subject: unknown,
): FhirResource {
  const dosage = present({ text: request.dosage, asNeededBoolean: request.asNeeded });
  return {
    ...head('MedicationRequest', request.id),
    ...metaOf(request.lastUpdated),
    ...present({
      status: request.status,
      intent: 'order',
      medicationCodeableConcept: concept(request.code, request.medicine),
      subject,
      authoredOn: request.authoredOn,
      dosageInstruction: Object.keys(dosage).length > 0 ? [dosage] : [],
    }),
  };
}
