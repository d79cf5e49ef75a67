import type * as fhir from 'fhir/r4';
import type { Allergy } from '@/domain/allergies/allergy';
import type { Condition } from '@/domain/conditions/condition';
import type { CareKind, CareOf, CareRecord } from '@/domain/exchange/careRecord';
import { writeAllergy } from '@/domain/fhir/resources/allergy';
import { writeCare } from '@/domain/fhir/resources/care';
import type { Written } from '@/domain/fhir/write/writeElements';
import {
  writeCondition,
  writeMedicationRequest,
  writeMedicationStatement,
} from '@/domain/fhir/write/writeEntries';
import type { Allocation } from '@/domain/medicine/allocation';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { codingsOf } from '../search/parameter';
import { readOnly, sortsWith, sourceOf } from './ofPatient';
import type { ResourceType } from './resourceType';

/** A record of this product's own as the export writes it. */
function careWriter<K extends CareKind, R extends fhir.FhirResource>(kind: K) {
  return (
    { version: _version, ...record }: CareOf<K> & { version: string },
    subject: fhir.Reference,
    day: string,
  ): Written<R> => {
    const [written] = writeCare({ [kind]: [record] } as CareRecord, subject, day);
    if (!written) throw new Error(`Nothing was written of ${kind}`);
    return written as Written<R>;
  };
}

export const conditionResources: ResourceType<fhir.Condition> = {
  type: 'Condition',
  ...readOnly([
    sourceOf<Condition, fhir.Condition>('conditions', { write: writeCondition, date: ({ onset }) => onset }),
  ]),
  parameters: {
    code: { type: 'token', of: ({ code }) => codingsOf(code) },
    'clinical-status': { type: 'token', of: ({ clinicalStatus }) => codingsOf(clinicalStatus) },
    'verification-status': { type: 'token', of: ({ verificationStatus }) => codingsOf(verificationStatus) },
    'onset-date': { type: 'date', of: ({ onsetDateTime }) => [onsetDateTime] },
  },
  sorts: sortsWith('onset-date'),
  usualSort: '_id',
};

/** What somebody does not tolerate, and that none is known. */
export const allergyResources: ResourceType<fhir.AllergyIntolerance> = {
  type: 'AllergyIntolerance',
  ...readOnly([
    sourceOf<Allergy, fhir.AllergyIntolerance>('allergies', {
      write: writeAllergy,
      date: ({ onset }) => onset,
    }),
  ]),
  parameters: {
    code: { type: 'token', of: ({ code }) => codingsOf(code) },
    'clinical-status': { type: 'token', of: ({ clinicalStatus }) => codingsOf(clinicalStatus) },
    'verification-status': { type: 'token', of: ({ verificationStatus }) => codingsOf(verificationStatus) },
    criticality: { type: 'token', of: ({ criticality }) => [{ code: criticality }] },
    onset: { type: 'date', of: ({ onsetDateTime }) => [onsetDateTime] },
  },
  sorts: sortsWith('onset'),
  usualSort: '_id',
};

/** Prescriptions of other systems, and the medicines that are given here. */
export const medicationRequestResources: ResourceType<fhir.MedicationRequest> = {
  type: 'MedicationRequest',
  ...readOnly([
    sourceOf<MedicationRequest, fhir.MedicationRequest>('medicationRequests', {
      write: writeMedicationRequest,
      date: ({ authoredOn }) => authoredOn,
      isOf: ({ isStatement }) => !isStatement,
    }),
    sourceOf<Allocation, fhir.MedicationRequest>('allocations', {
      write: careWriter('allocations'),
      date: ({ segments }) => segments[0]?.from,
    }),
  ]),
  parameters: {
    code: {
      type: 'token',
      of: ({ medicationCodeableConcept }) => codingsOf(medicationCodeableConcept),
    },
    status: { type: 'token', of: ({ status }) => [{ code: status }] },
    authoredon: { type: 'date', of: ({ authoredOn }) => [authoredOn] },
  },
  sorts: sortsWith('authoredon'),
  usualSort: '_id',
};

/** What other systems say is taken. */
export const medicationStatementResources: ResourceType<fhir.MedicationStatement> = {
  type: 'MedicationStatement',
  ...readOnly([
    sourceOf<MedicationRequest, fhir.MedicationStatement>('medicationRequests', {
      write: writeMedicationStatement,
      date: ({ authoredOn }) => authoredOn,
      isOf: ({ isStatement }) => isStatement === true,
    }),
  ]),
  parameters: {
    code: {
      type: 'token',
      of: ({ medicationCodeableConcept }) => codingsOf(medicationCodeableConcept),
    },
    status: { type: 'token', of: ({ status }) => [{ code: status }] },
    effective: { type: 'date', of: ({ effectivePeriod }) => [effectivePeriod?.start] },
  },
  sorts: sortsWith('effective'),
  usualSort: '_id',
};

export const questionnaireResponseResources: ResourceType<fhir.QuestionnaireResponse> = {
  type: 'QuestionnaireResponse',
  ...readOnly([
    sourceOf<QuestionnaireResponse, fhir.QuestionnaireResponse>('questionnaireResponses', {
      write: careWriter('questionnaireResponses'),
      date: ({ answeredAt }) => answeredAt,
    }),
  ]),
  parameters: {
    status: { type: 'token', of: ({ status }) => [{ code: status }] },
    authored: { type: 'date', of: ({ authored }) => [authored] },
  },
  sorts: sortsWith('authored'),
  usualSort: '-authored',
};
