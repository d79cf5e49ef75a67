import type * as fhir from 'fhir/r4';
import type { Written } from '@/domain/fhir/write/writeElements';
import type { Interaction, Room } from '../room';
import type { Parameter } from '../search/parameter';

/** One resource of the store; it is written only where somebody wants to see it. */
export interface Found<R extends fhir.FhirResource = fhir.FhirResource> {
  id: string;
  /** Our id of the patient it is about. */
  patient: string;
  version: string;
  /** Instant, ISO 8601 UTC. */
  lastUpdated: string;
  /** What `date` searches and sorts by: an instant, or a date as exact as it is known. */
  date?: string | undefined;
  write: () => Written<R>;
}

/** What a call is answered. */
export interface FhirAnswer {
  status: 200 | 201 | 304;
  resource?: fhir.FhirResource;
  found?: Pick<Found, 'version' | 'lastUpdated'>;
  location?: string;
}

/** A type of resources that the door offers: the table of them is `resourceTypes`. */
export interface ResourceType<R extends fhir.FhirResource = fhir.FhirResource> {
  type: R['resourceType'];
  interactions: readonly Interaction[];
  parameters: Readonly<Record<string, Parameter<R>>>;
  /** By what a search can be sorted, the usual one first; `-` before it turns it round. */
  sorts: Readonly<Record<string, (found: Found<R>) => string>>;
  usualSort: string;
  /** Those of the named patients; of everybody where none is named, which only some types allow. */
  load: (room: Room, patients: readonly string[] | undefined) => Promise<Found<R>[]>;
  isAboutPatient: boolean;
  read: (room: Room, id: string) => Promise<Found<R> | undefined>;
  create?: (room: Room, resource: unknown, ifNoneExist: string | undefined) => Promise<FhirAnswer>;
  update?: (room: Room, id: string, resource: unknown, ifMatch: string | undefined) => Promise<FhirAnswer>;
}

/** The resource with its version and age, as every answer shows it. */
export function shown<R extends fhir.FhirResource>({
  id,
  version,
  lastUpdated,
  write,
}: Found<R>): Written<R> {
  const resource = write();
  const own = { id, meta: { ...resource.meta, versionId: version, lastUpdated } };
  return Object.assign({}, resource, own);
}
