import type * as fhir from 'fhir/r4';
import { resourceId } from '@/domain/fhir/identity';
import { writePatient } from '@/domain/fhir/write/writePatient';
import type { Patient } from '@/domain/patients/patient';
import { patientByFhirId } from '../patients';
import { listAll, orNothing, segment, type Room } from '../room';
import { identifiersAsTokens } from '../search/parameter';
import type { Found, ResourceType } from './resourceType';

const foundOf = (patient: Patient): Found<fhir.Patient> => ({
  id: resourceId(patient.id),
  patient: patient.id,
  version: patient.version,
  lastUpdated: patient.updatedAt,
  write: () => writePatient(patient),
});

async function load(room: Room, ids: readonly string[] | undefined): Promise<Found<fhir.Patient>[]> {
  if (ids === undefined) return (await listAll<Patient>(room.care, 'patients')).map(foundOf);
  const read = (id: string) => orNothing(room.care<Patient>('GET', `/patients/${segment(id)}`));
  return (await Promise.all(ids.map(read))).flatMap((patient) => (patient ? foundOf(patient) : []));
}

const namesOf = ({ name = [] }: fhir.Patient) => name;

/** Patients are read here; who takes them in does it on the pages, by an import, or by a transaction that is one. */
export const patientResources: ResourceType<fhir.Patient> = {
  type: 'Patient',
  interactions: ['read', 'search-type'],
  isAboutPatient: false,
  parameters: {
    identifier: { type: 'token', of: ({ identifier }) => identifiersAsTokens(identifier) },
    name: {
      type: 'string',
      of: (patient) => namesOf(patient).flatMap(({ family, given = [] }) => [family, ...given]),
    },
    family: { type: 'string', of: (patient) => namesOf(patient).map(({ family }) => family) },
    given: { type: 'string', of: (patient) => namesOf(patient).flatMap(({ given = [] }) => given) },
    birthdate: { type: 'date', of: ({ birthDate }) => [birthDate] },
    gender: { type: 'token', of: ({ gender }) => [{ code: gender }] },
  },
  sorts: {
    _id: ({ id }) => id,
    _lastUpdated: ({ lastUpdated }) => lastUpdated,
    family: ({ write }) => (write().name?.[0]?.family ?? '').toLowerCase(),
    birthdate: ({ write }) => write().birthDate ?? '',
  },
  usualSort: '_id',
  load,
  async read(room, id) {
    const patient = await patientByFhirId(room, id);
    return patient && foundOf(patient);
  },
};
