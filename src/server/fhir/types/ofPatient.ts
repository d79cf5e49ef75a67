import type * as fhir from 'fhir/r4';
import type { Entity } from '@/domain/entity';
import { resourceId } from '@/domain/fhir/identity';
import type { Written } from '@/domain/fhir/write/writeElements';
import { recordByFhirId } from '../patients';
import { listAll, type Room } from '../room';
import type { Found } from './resourceType';

/** Stored records of patients that are written as one type of resource. */
export interface Source<R extends fhir.FhirResource> {
  load: (room: Room, patients: readonly string[]) => Promise<Found<R>[]>;
  read: (room: Room, id: string) => Promise<Found<R> | undefined>;
}

export const subjectReference = (patient: string): fhir.Reference => ({
  reference: `Patient/${resourceId(patient)}`,
});

/** The records of a kind, each as the resource that the export writes of it. */
export function sourceOf<T extends Entity & { patient: string }, R extends fhir.FhirResource>(
  kind: string,
  {
    write,
    date,
  }: { write: (record: T, subject: fhir.Reference) => Written<R>; date: (record: T) => string | undefined },
): Source<R> {
  const foundOf = (record: T): Found<R> => ({
    id: resourceId(record.id),
    patient: record.patient,
    version: record.version,
    lastUpdated: record.updatedAt,
    date: date(record),
    write: () => write(record, subjectReference(record.patient)),
  });
  return {
    async load({ care }, patients) {
      const lists = await Promise.all(patients.map((patient) => listAll<T>(care, kind, patient)));
      return lists.flat().map(foundOf);
    },
    async read(room, id) {
      const record = await recordByFhirId<T>(room, kind, id);
      return record && foundOf(record);
    },
  };
}

/** The sorts of everything that is about a patient; `date` is the name of the search for when it was. */
export const sortsWith = (date: string) => ({
  [date]: (found: Pick<Found, 'date'>) => found.date ?? '',
  _lastUpdated: ({ lastUpdated }: Pick<Found, 'lastUpdated'>) => lastUpdated,
  _id: ({ id }: Pick<Found, 'id'>) => id,
});

/** What is read of several kinds of records, as one type. */
export function readOnly<R extends fhir.FhirResource>(sources: readonly Source<R>[]) {
  return {
    interactions: ['read', 'search-type'] as const,
    isAboutPatient: true,
    async load(room: Room, patients: readonly string[] = []) {
      return (await Promise.all(sources.map((source) => source.load(room, patients)))).flat();
    },
    async read(room: Room, id: string) {
      for (const source of sources) {
        const found = await source.read(room, id);
        if (found) return found;
      }
      return undefined;
    },
  };
}
