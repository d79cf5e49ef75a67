import { refusal, type FhirRefused } from './refusals';
import type { Interaction, Room } from './room';
import { search } from './search/search';
import { everythingAbout } from './everything';
import { resourceTypes } from './types/resourceTypes';
import { shown, type FhirAnswer, type ResourceType } from './types/resourceType';

/** A call below the base of the door: of a request, or of an entry of a bundle. */
export interface FhirCall {
  method: string;
  /** Decoded. */
  segments: readonly string[];
  query: URLSearchParams;
  resource: unknown;
  ifMatch: string | undefined;
  ifNoneExist: string | undefined;
  isLenient: boolean;
}

/** Decoded segments of a path. @throws FhirRefused 404 where one cannot be read */
export function segmentsOf(path: string): string[] {
  try {
    return path
      .split('/')
      .filter((one) => one !== '')
      .map(decodeURIComponent);
  } catch {
    throw refusal(404, 'not-found', 'There is nothing at this address.');
  }
}

/** Whether a call changes anything. */
export const isWrite = ({ method, segments }: FhirCall): boolean =>
  method !== 'GET' && !segments.some((one) => one.startsWith('_') || one.startsWith('$'));

/** @throws FhirRefused 404 for a type that is not offered */
function typeOf(name: string): ResourceType {
  const type = resourceTypes.find((one) => one.type === name);
  if (!type)
    throw refusal(404, 'not-supported', `"${name}" is not offered here: see GET metadata for what is.`);
  return type;
}

/** A refusal of what an address does not offer, with what it does. */
function notOffered({ method, segments }: FhirCall): FhirRefused {
  const [name, id, further] = segments;
  const offered: readonly Interaction[] = resourceTypes.find(({ type }) => type === name)?.interactions ?? [];
  const ways = id === undefined ? { GET: 'search-type', POST: 'create' } : { GET: 'read', PUT: 'update' };
  const refused = refusal(
    405,
    'not-supported',
    `${method} is not offered at this address: see GET metadata for what is.`,
  );
  if (further === undefined)
    refused.allow = Object.entries(ways).flatMap(([way, code]) =>
      offered.includes(code as Interaction) ? [way] : [],
    );
  return refused;
}

/** @throws FhirRefused 405 for what is not offered of a type, 403 for what is not open to the caller */
function mustOffer({ principal }: Room, type: ResourceType, interaction: Interaction, call: FhirCall): void {
  if (!type.interactions.includes(interaction)) throw notOffered(call);
  if (!principal.may(type.type, interaction))
    throw refusal(403, 'forbidden', `${interaction} of ${type.type} is not open to this client.`);
}

async function read(room: Room, type: ResourceType, id: string, call: FhirCall): Promise<FhirAnswer> {
  mustOffer(room, type, 'read', call);
  const found = await type.read(room, id);
  if (!found) throw refusal(404, 'not-found', `There is no ${type.type} of this id.`);
  return { status: 200, resource: shown(found), found };
}

async function searchType(room: Room, type: ResourceType, call: FhirCall, more: [string, string][] = []) {
  mustOffer(room, type, 'search-type', call);
  const asked = new URLSearchParams([...call.query, ...more]);
  return { status: 200, resource: await search(room, type, asked, call.isLenient) } as const;
}

/** Answers one call. @throws FhirRefused */
export async function answerCall(room: Room, call: FhirCall): Promise<FhirAnswer> {
  const { method, segments } = call;
  const [name = '', id, further, beyond] = segments;
  const isSearch = id === '_search' && further === undefined;
  const type = typeOf(name);
  if (beyond !== undefined) throw notOffered(call);
  if (further === '$everything' && type.type === 'Patient' && id !== undefined) {
    mustOffer(room, type, 'read', call);
    return { status: 200, resource: await everythingAbout(room, id) };
  }
  if (further !== undefined) {
    const isCompartment = method === 'GET' && type.type === 'Patient' && !/^[_$]/.test(further);
    if (!isCompartment || id === undefined) throw notOffered(call);
    const inside = typeOf(further);
    if (!inside.isAboutPatient) throw notOffered(call);
    return searchType(room, inside, call, [['patient', id]]);
  }
  if (isSearch && (method === 'POST' || method === 'GET')) return searchType(room, type, call);
  if (method === 'GET') return id === undefined ? searchType(room, type, call) : read(room, type, id, call);
  if (method === 'POST' && id === undefined) {
    mustOffer(room, type, 'create', call);
    if (type.create) return type.create(room, call.resource, call.ifNoneExist);
  }
  if (method === 'PUT' && id !== undefined) {
    mustOffer(room, type, 'update', call);
    if (type.update) return type.update(room, id, call.resource, call.ifMatch);
  }
  throw notOffered(call);
}
