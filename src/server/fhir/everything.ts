import type * as fhir from 'fhir/r4';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { BODY_HEIGHT } from '@/domain/fhir/codes';
import { toBundle } from '@/domain/fhir/write/toBundle';
import { patientByFhirId } from './patients';
import { refusal } from './refusals';
import { segment, type Room } from './room';
import { shown } from './types/resourceType';
import { resourceTypes } from './types/resourceTypes';

const isHeight = (resource: fhir.FhirResource): boolean =>
  resource.resourceType === 'Observation' &&
  resource.code.coding?.some(({ code }) => code === BODY_HEIGHT) === true;

/**
 * All that is kept about a patient, as an export writes it; what can be read here one by one is as it is read one by one.
 * It is noted in the log, as every export is.
 */
export async function everythingAbout(room: Room, id: string): Promise<fhir.Bundle> {
  const patient = await patientByFhirId(room, id);
  if (!patient) throw refusal(404, 'not-found', 'There is no Patient of this id.');
  const record = await room.care<PatientRecord>('GET', `/records/${segment(patient.id)}`);
  const offered = new Set<string>(resourceTypes.map(({ type }) => type));
  const own: fhir.FhirResource[] = [];
  for (const type of resourceTypes)
    if (room.principal.may(type.type, 'read')) own.push(...(await type.load(room, [patient.id])).map(shown));
  const rest = toBundle(record, room.now)
    .entry.map(({ resource }) => resource)
    .filter((resource) => isHeight(resource) || !offered.has(resource.resourceType));
  const all = [...own, ...rest];
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: all.length,
    link: [{ relation: 'self', url: `${room.base}/Patient/${id}/$everything` }],
    entry: all.map((resource) => ({
      fullUrl: `${room.base}/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode: 'match' },
    })),
  };
}
