import type * as fhir from 'fhir/r4';
import type { Draft } from '@/domain/entity';
import { measureUnits } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import type { DosageLine } from '@/domain/medicine/dosageLine';
import type { ReadingDraft } from '@/domain/readings/reading';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import {
  absentReasonExtension,
  BODY_HEIGHT,
  BODY_WEIGHT,
  codeOfMeasure,
  codeOfTotal,
  DIASTOLIC,
  dosagePartExtension,
  severityCodes,
  SYSTOLIC,
  systems,
} from '../codes';
import { FHIR_DATE_TIME } from '../time';
import {
  coding,
  concept,
  head,
  metaOf,
  ownValue,
  present,
  quantity,
  words,
  type Written,
} from './writeElements';

type SentRequest = PatientRecord['medicationRequests'][number];

const vital = [{ coding: [coding(systems.observationCategory, 'vital-signs')] }];

function valueOf({
  measure,
  value,
  diastolic,
}: ReadingDraft): Pick<fhir.Observation, 'valueInteger' | 'valueQuantity' | 'component'> {
  const { unit } = measureUnits[measure];
  if (unit === '0-10') return { valueInteger: value };
  if (diastolic === undefined) return { valueQuantity: quantity(value, unit) };
  const part = (code: string, display: string, amount: number): fhir.ObservationComponent => ({
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

/** A reading as Observation, in UCUM units; one that was corrected says so, and since when. */
export function writeReading(reading: ReadingDraft, subject: fhir.Reference): Written<fhir.Observation> {
  const { amendedAt, saidAt } = reading;
  const total = reading.dayMark === 'total' ? codeOfTotal[reading.measure] : undefined;
  const { system, code, display } = total ?? codeOfMeasure[reading.measure];
  return present<Written<fhir.Observation>>({
    ...head('Observation', reading.id),
    ...metaOf(amendedAt === undefined ? saidAt : amendedAt || undefined),
    extension: [
      ...ownValue('source', 'valueCode', reading.source),
      ...ownValue('recordedBy', 'valueString', reading.recordedBy),
      ...ownValue('confirmedOutOfRange', 'valueBoolean', reading.confirmedOutOfRange),
      ...ownValue('dayMark', 'valueCode', reading.dayMark),
      ...ownValue('urineColour', 'valueCode', reading.urine?.colour),
      ...ownValue('urineBlood', 'valueBoolean', reading.urine?.blood),
      ...ownValue('urinePain', 'valueBoolean', reading.urine?.pain),
      ...ownValue('urineInfection', 'valueBoolean', reading.urine?.infection),
    ],
    status: amendedAt === undefined ? 'final' : 'corrected',
    category: vital,
    code: { coding: [coding(system, code, display)] },
    subject,
    effectiveDateTime: reading.at,
    ...valueOf(reading),
    note: words(reading.note),
  });
}

/**
 * Height and weight of the patient form, for systems that look for them among observations. Nobody noted when they
 * were taken, and the export says so instead of naming a time.
 */
export function writeBody(patient: Draft<Patient>, subject: fhir.Reference): Written<fhir.Observation>[] {
  const one = (
    name: string,
    code: string,
    display: string,
    value: number | undefined,
    unit: 'kg' | 'cm',
  ): Written<fhir.Observation>[] =>
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
const onset = (text: string): Pick<fhir.Condition, 'onsetDateTime' | 'onsetString'> =>
  FHIR_DATE_TIME.test(text) ? { onsetDateTime: text } : { onsetString: text };
const abatement = (text: string): Pick<fhir.Condition, 'abatementDateTime' | 'abatementString'> =>
  FHIR_DATE_TIME.test(text) ? { abatementDateTime: text } : { abatementString: text };

export function writeCondition(
  condition: PatientRecord['conditions'][number],
  subject: fhir.Reference,
): Written<fhir.Condition> {
  const { clinicalStatus, verification, severity } = condition;
  return present<Written<fhir.Condition>>({
    ...head('Condition', condition.id),
    ...metaOf(condition.lastUpdated),
    extension: ownValue('recordedBy', 'valueString', condition.recordedBy),
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
    ...(condition.onset !== undefined && onset(condition.onset)),
    ...(condition.abatement !== undefined && abatement(condition.abatement)),
    note: words(condition.note),
  });
}

const limited = ({ value, unit }: { value: number; unit: string }): fhir.Quantity => present({ value, unit });

/** One line of a dosage, under its conditions; one of which something was not understood says so. */
function writeLine(line: DosageLine): fhir.Dosage {
  const { sequence, text, dose, timing, from, until, asNeeded, neededFor, additional = [], most = [] } = line;
  const bounds = from !== undefined || until !== undefined;
  const limitPer = (per: 'administration' | 'lifetime') => most.find((one) => one.per === per);
  const ratio = most.find(({ per }) => typeof per === 'object');
  const limits = { administration: limitPer('administration'), lifetime: limitPer('lifetime') };
  return present<fhir.Dosage>({
    extension: line.isPart ? [{ url: dosagePartExtension, valueBoolean: true }] : [],
    sequence,
    text,
    timing:
      timing === undefined && !bounds
        ? undefined
        : present<fhir.Timing>({
            code: timing === undefined ? undefined : { text: timing },
            repeat: bounds ? { boundsPeriod: present({ start: from, end: until }) } : undefined,
          }),
    doseAndRate: dose ? [{ doseQuantity: limited(dose) }] : [],
    additionalInstruction: additional.map((one) => ({ text: one })),
    patientInstruction: line.patientInstruction,
    ...(neededFor === undefined
      ? { asNeededBoolean: asNeeded }
      : { asNeededCodeableConcept: { text: neededFor } }),
    maxDosePerPeriod:
      ratio && typeof ratio.per === 'object'
        ? { numerator: limited(ratio), denominator: limited(ratio.per) }
        : undefined,
    maxDosePerAdministration: limits.administration && limited(limits.administration),
    maxDosePerLifetime: limits.lifetime && limited(limits.lifetime),
  });
}

const dosageLines = ({ lines, dosage: text, asNeeded }: SentRequest): fhir.Dosage[] => {
  if (lines) return lines.map(writeLine);
  const plain = present<fhir.Dosage>({ text, asNeededBoolean: asNeeded });
  return Object.keys(plain).length > 0 ? [plain] : [];
};

/** A prescription of another system, by the intent that it came with. */
export function writeMedicationRequest(
  request: SentRequest,
  subject: fhir.Reference,
): Written<fhir.MedicationRequest> {
  return present<Written<fhir.MedicationRequest>>({
    ...head('MedicationRequest', request.id),
    ...metaOf(request.lastUpdated),
    status: request.status,
    intent: request.intent ?? 'order',
    medicationCodeableConcept: concept(request.code, request.medicine),
    subject,
    authoredOn: request.authoredOn,
    dosageInstruction: dosageLines(request),
  });
}

/** States of a prescription that a statement has not: what was never taken up, or is over, is no longer taken. */
const statementStatus = (status: SentRequest['status']): fhir.MedicationStatement['status'] => {
  if (status === 'cancelled') return 'stopped';
  return status === 'draft' ? 'unknown' : status;
};

/** A statement that a medicine is taken, as the MedicationStatement that it came as. */
export function writeMedicationStatement(
  request: SentRequest,
  subject: fhir.Reference,
): Written<fhir.MedicationStatement> {
  const { authoredOn: start, until: end } = request;
  const period = present<fhir.Period>({ start, end });
  return present<Written<fhir.MedicationStatement>>({
    ...head('MedicationStatement', request.id),
    ...metaOf(request.lastUpdated),
    status: statementStatus(request.status),
    medicationCodeableConcept: concept(request.code, request.medicine),
    subject,
    effectivePeriod: Object.keys(period).length > 0 ? period : undefined,
    dosage: dosageLines(request),
  });
}
