import type { Patient } from '@/domain/patients/patient';
import { resourceId } from '@/domain/fhir/identity';
import { listAll, orNothing, segment, type Room } from './room';

/** The record of a kind that has this id as a resource: our own where FHIR allows its letters, else one derived from it. */
export async function recordByFhirId<T extends { id: string }>(
  { care }: Room,
  kind: string,
  id: string,
): Promise<T | undefined> {
  const record = await orNothing(care<T>('GET', `/${kind}/${segment(id)}`));
  if (record || !id.startsWith('fhir-')) return record;
  return (await listAll<T>(care, kind)).find((one) => resourceId(one.id) === id);
}

export const patientByFhirId = (room: Room, id: string): Promise<Patient | undefined> =>
  recordByFhirId<Patient>(room, 'patients', id);
