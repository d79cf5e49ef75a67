import type * as fhir from 'fhir/r4';
import type { Entity } from '@/domain/entity';
import { resourceId } from '@/domain/fhir/identity';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Patient } from '@/domain/patients/patient';
import type { Written } from '@/domain/fhir/write/writeElements';
import { recordByFhirId } from '../patients';
import { listAll, orNothing, segment, type Room } from '../room';
import type { Found } from './resourceType';

/** Stored records of patients that are written as one type of resource. */
export interface Source<R extends fhir.FhirResource> {
  load: (room: Room, patients: readonly string[]) => Promise<Found<R>[]>;
  read: (room: Room, id: string) => Promise<Found<R> | undefined>;
}

export const subjectReference = (patient: string): fhir.Reference => ({
  reference: `Patient/${resourceId(patient)}`,
});

/** Today in the calendar of a patient. */
async function todayOf({ care, now }: Room, id: string): Promise<string> {
  const patient = await orNothing(care<Patient>('GET', `/patients/${segment(id)}`));
  return calendarDayOf(now, patient?.ext.timeZone ?? 'UTC');
}

/** The records of a kind, each as the resource that the export writes of it on that day. */
export function sourceOf<T extends Entity & { patient: string }, R extends fhir.FhirResource>(
  kind: string,
  {
    write,
    date,
    isOf = () => true,
  }: {
    write: (record: T, subject: fhir.Reference, day: string) => Written<R>;
    date: (record: T) => string | undefined;
    /** Of a kind that is written as resources of several types, which are of this one. */
    isOf?: (record: T) => boolean;
  },
): Source<R> {
  const foundOf = (record: T, day: string): Found<R> => ({
    id: resourceId(record.id),
    patient: record.patient,
    version: record.version,
    lastUpdated: record.updatedAt,
    date: date(record),
    write: () => write(record, subjectReference(record.patient), day),
  });
  return {
    async load(room, patients) {
      const lists = await Promise.all(
        patients.map(async (patient) => {
          const records = (await listAll<T>(room.care, kind, patient)).filter(isOf);
          if (records.length === 0) return [];
          const day = await todayOf(room, patient);
          return records.map((record) => foundOf(record, day));
        }),
      );
      return lists.flat();
    },
    async read(room, id) {
      const record = await recordByFhirId<T>(room, kind, id);
      return record && isOf(record) ? foundOf(record, await todayOf(room, record.patient)) : undefined;
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
