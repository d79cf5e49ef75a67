import type * as fhir from 'fhir/r4';
import { amendedOn } from '@/domain/exchange/source';
import { writeLabResult } from '@/domain/fhir/resources/labResult';
import type { Written } from '@/domain/fhir/write/writeElements';
import { writeReading } from '@/domain/fhir/write/writeEntries';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { Patient } from '@/domain/patients/patient';
import { measures, type Measure } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import { patientByFhirId } from '../patients';
import { listAll, segment, type Room } from '../room';
import { subjectReference } from '../types/ofPatient';
import type { Found } from '../types/resourceType';
import { identifierIn, observationId, partsOf, patientPart } from './ids';

/** What is stored of an observation. */
export type Stored = { kind: Measure; record: Reading } | { kind: 'labResults'; record: LabResult };

const EVER = { from: '1800-01-01T00:00:00.000Z', to: '2200-01-01T00:00:00.000Z' };

async function readingsIn(
  { care }: Room,
  patient: string,
  measure: Measure,
  range: { from: string; to: string },
): Promise<Reading[]> {
  const path = `/readings/${segment(patient)}/${measure}`;
  return (await care<{ items: Reading[] }>('GET', path, { query: { ...range, errors: 'true' } })).items;
}

/** The readings of a measure, those that were taken back among them. */
const readingsOf = (room: Room, patient: string, measure: Measure): Promise<Reading[]> =>
  readingsIn(room, patient, measure, EVER);

/** The readings of one instant (ISO 8601), likewise. */
export const readingsAt = (room: Room, patient: string, measure: Measure, at: string): Promise<Reading[]> =>
  readingsIn(room, patient, measure, { from: at, to: new Date(Date.parse(at) + 1).toISOString() });

/** The same of the day that begins with an instant (epoch ms). */
export const readingsFrom = (room: Room, patient: string, measure: Measure, at: number): Promise<Reading[]> =>
  readingsIn(room, patient, measure, {
    from: new Date(at).toISOString(),
    to: new Date(at + 86_400_000 + 1).toISOString(),
  });

/** An observation says of itself whether it was corrected or taken back. */
function writtenReading(reading: Reading, subject: fhir.Reference): Written<fhir.Observation> {
  const amendedAt = amendedOn(reading);
  const resource = writeReading({ ...reading, ...(amendedAt !== undefined && { amendedAt }) }, subject);
  return { ...resource, ...(reading.enteredInError && { status: 'entered-in-error' }) };
}

function withIdentifier(resource: Written<fhir.Observation>, id: string): Written<fhir.Observation> {
  const given = identifierIn(id);
  return given ? { ...resource, identifier: [...(resource.identifier ?? []), given] } : resource;
}

function written({ kind, record }: Stored): Written<fhir.Observation> {
  const subject = subjectReference(record.patient);
  if (kind === 'labResults') return withIdentifier(writeLabResult(record, subject), record.id);
  return withIdentifier(writtenReading(record, subject), record.id);
}

export const foundOf = (stored: Stored): Found<fhir.Observation> => {
  const { kind, record } = stored;
  return {
    id: observationId(record.patient, kind, record.id),
    patient: record.patient,
    version: record.version,
    lastUpdated: record.updatedAt,
    date: record.at,
    write: () => written(stored),
  };
};

/** All that was observed of some patients. */
export async function loadObservations(
  room: Room,
  patients: readonly string[] = [],
): Promise<Found<fhir.Observation>[]> {
  const found: Found<fhir.Observation>[] = [];
  for (const patient of patients) {
    const readings = await Promise.all(measures.map((measure) => readingsOf(room, patient, measure)));
    const results = await listAll<LabResult>(room.care, 'labResults', patient);
    found.push(
      ...readings.flat().map((record) => foundOf({ kind: record.measure, record })),
      ...results.map((record) => foundOf({ kind: 'labResults', record })),
    );
  }
  return found;
}

/** The patient whose part stands in an id. */
async function patientOfPart(room: Room, part: string): Promise<Patient | undefined> {
  const patient = await patientByFhirId(room, part);
  if (patient || !part.startsWith('fhir-')) return patient;
  return (await listAll<Patient>(room.care, 'patients')).find(({ id }) => patientPart(id) === part);
}

/** What is stored under the id of a resource. */
export async function storedObservation(
  room: Room,
  id: string,
): Promise<(Stored & { patient: Patient }) | undefined> {
  const parts = partsOf(id);
  const patient = parts && (await patientOfPart(room, parts.patient));
  if (!parts || !patient) return undefined;
  const isMeant = (record: { id: string }) => observationId(patient.id, parts.kind, record.id) === id;
  if (parts.kind === 'labResults') {
    const record = (await listAll<LabResult>(room.care, 'labResults', patient.id)).find(isMeant);
    return record && { kind: 'labResults', record, patient };
  }
  const record = (await readingsOf(room, patient.id, parts.kind)).find(isMeant);
  return record && { kind: parts.kind, record, patient };
}
