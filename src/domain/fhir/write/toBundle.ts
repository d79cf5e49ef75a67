import type * as fhir from 'fhir/r4';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { writeAllergy } from '../resources/allergy';
import { writeCare } from '../resources/care';
import { ownUrl } from '../codes';
import { resourceId } from '../identity';
import { writeGoal } from '../resources/goal';
import { writeLabResult } from '../resources/labResult';
import { writeReferral } from '../resources/referral';
import {
  writeBody,
  writeCondition,
  writeMedicationRequest,
  writeMedicationStatement,
  writeReading,
} from './writeEntries';
import type { Written } from './writeElements';
import { writeCareTeam, writePatient } from './writePatient';

/** A FHIR R4 bundle as it is exported. */
export interface RecordBundle extends fhir.Bundle {
  type: 'collection';
  /** Instant of the export. */
  timestamp: string;
  entry: { fullUrl: string; resource: Written }[];
}

/**
 * A patient's record as FHIR R4 (LOINC codes, UCUM units). Reading the bundle back gives the same record; empty texts
 * are left out, as FHIR has none.
 * @param now epoch ms
 */
export function toBundle(record: PatientRecord, now: number): RecordBundle {
  const subject: fhir.Reference = { reference: `Patient/${resourceId(record.patient.id)}` };
  const resources: Written[] = [
    writePatient(record.patient, record.lastUpdated),
    ...writeCareTeam(record.patient, subject),
    ...(record.patient.ext.referrals ?? []).map((referral) => writeReferral(referral, subject)),
    ...(record.patient.ext.targetDecisions ?? []).map((decision) => writeGoal(decision, subject)),
    ...writeBody(record.patient, subject),
    ...record.conditions.map((condition) => writeCondition(condition, subject)),
    ...record.medicationRequests.map((request) =>
      request.isStatement
        ? writeMedicationStatement(request, subject)
        : writeMedicationRequest(request, subject),
    ),
    ...(record.labResults ?? []).map((result) => writeLabResult(result, subject)),
    ...(record.allergies ?? []).map((allergy) => writeAllergy(allergy, subject)),
    ...record.readings.map((reading) => writeReading(reading, subject)),
    ...writeCare(record.care ?? {}, subject, calendarDayOf(now, record.patient.ext.timeZone)),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: new Date(now).toISOString(),
    entry: resources.map((resource) => ({ fullUrl: ownUrl(resource.resourceType, resource.id), resource })),
  };
}
