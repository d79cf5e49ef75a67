import type * as fhir from 'fhir/r4';
import { patientByFhirId } from '../patients';
import { refusal } from '../refusals';
import type { Room } from '../room';
import { patientResources } from '../types/patients';
import { shown, type Found, type ResourceType } from '../types/resourceType';
import { alternatives, dateTest, testOf, type Asked } from './matching';
import { cursorOf, readQuery, type Query } from './query';

/** Patients, or ids, that one search may name. */
const MOST_NAMED = 100;

const referenceId = (value: string, { base }: Room): string =>
  value.replace(`${base}/`, '').replace(/^Patient\//, '');

/** Our ids of the patients that a search is about; undefined where it names none. @throws FhirRefused 400 */
async function patientsOf(
  room: Room,
  { patients, patientIdentifiers }: Query,
): Promise<string[] | undefined> {
  const sets: Set<string>[] = [];
  for (const value of patients) {
    const ids = alternatives(value);
    if (ids.length > MOST_NAMED)
      throw refusal(400, 'too-costly', `patient: at most ${MOST_NAMED} patients can be named.`);
    const found = await Promise.all(ids.map((id) => patientByFhirId(room, referenceId(id, room))));
    sets.push(new Set(found.flatMap((patient) => patient?.id ?? [])));
  }
  if (patientIdentifiers.length > 0) {
    const everybody = await patientResources.load(room, undefined);
    for (const value of patientIdentifiers) {
      const test = testOf<fhir.Patient>(patientResources.parameters['identifier'] as never, {
        name: 'identifier',
        modifier: undefined,
        value,
      });
      const of = everybody.filter((one) => test(one.write()));
      if (of.length > MOST_NAMED) throw refusal(400, 'too-costly', 'patient.identifier: too many patients.');
      sets.push(new Set(of.map(({ patient }) => patient)));
    }
  }
  const [first, ...others] = sets;
  return first && [...first].filter((id) => others.every((set) => set.has(id)));
}

/** @throws FhirRefused 400 */
function idsAsked(asked: readonly Asked[]): string[] | undefined {
  const ids = asked.find(({ name }) => name === '_id')?.value.split(',');
  if (ids && ids.length > MOST_NAMED)
    throw refusal(400, 'too-costly', `_id: at most ${MOST_NAMED} ids can be named.`);
  return ids;
}

async function candidates(room: Room, type: ResourceType, query: Query): Promise<Found[]> {
  const patients = await patientsOf(room, query);
  const ids = idsAsked(query.asked);
  if (patients === undefined && ids) {
    const found = await Promise.all([...new Set(ids)].map((id) => type.read(room, id)));
    return found.flatMap((one) => one ?? []);
  }
  if (patients === undefined && type.isAboutPatient)
    throw refusal(400, 'required', `Name whose: ${type.type} is searched by patient, subject or _id.`);
  return type.load(room, patients);
}

/** Tests that need no resource come first: most resources are never written. */
function matches(type: ResourceType, asked: readonly Asked[]): (found: Found) => boolean {
  const cheap: ((found: Found) => boolean)[] = [];
  const dear: ((resource: fhir.FhirResource) => boolean)[] = [];
  for (const one of asked) {
    const { name, value } = one;
    if (name === '_id') {
      const ids = new Set(alternatives(value));
      cheap.push(({ id }) => ids.has(id));
    } else if (name === '_lastUpdated' || (name === 'date' && type.sorts['date'])) {
      const tests = alternatives(value).map((date) => dateTest(date, name));
      cheap.push((found) => tests.some((test) => test(name === 'date' ? found.date : found.lastUpdated)));
    } else {
      const parameter = type.parameters[name];
      if (parameter) dear.push(testOf<fhir.FhirResource>(parameter, one));
    }
  }
  return (found) => {
    if (!cheap.every((test) => test(found))) return false;
    if (dear.length === 0) return true;
    const resource = shown(found);
    return dear.every((test) => test(resource));
  };
}

type Key = readonly [string, string];
const compare = ([a, one]: Key, [b, other]: Key): number => {
  if (a !== b) return a < b ? -1 : 1;
  return one < other ? -1 : Number(one > other);
};

/** All that a search finds, in its order. @throws FhirRefused 400 */
export async function findAll(
  room: Room,
  type: ResourceType,
  sent: URLSearchParams,
  isLenient = false,
): Promise<{ query: Query; found: { one: Found; key: Key }[] }> {
  const query = readQuery(type, sent, isLenient);
  const isMatch = matches(type, query.asked);
  const { by, isDescending } = query.sort;
  const valueOf = type.sorts[by] ?? (({ id }: Found) => id);
  const found = (await candidates(room, type, query)).filter(isMatch).map((one) => ({
    one,
    key: [valueOf(one), one.id] as const,
  }));
  found.sort((a, b) => (isDescending ? compare(b.key, a.key) : compare(a.key, b.key)));
  return { query, found };
}

async function patientsAbout(room: Room, found: readonly Found[]): Promise<fhir.BundleEntry[]> {
  const ids = [...new Set(found.map(({ patient }) => patient))];
  const patients = await patientResources.load(room, ids);
  return patients.map((patient) => entryOf(room, patient, 'include'));
}

const entryOf = ({ base }: Room, found: Found, mode: 'match' | 'include'): fhir.BundleEntry => {
  const resource = shown(found);
  return { fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource, search: { mode } };
};

/** One page of what a search finds. @throws FhirRefused 400 */
export async function search(
  room: Room,
  type: ResourceType,
  sent: URLSearchParams,
  isLenient: boolean,
): Promise<fhir.Bundle> {
  const { query, found } = await findAll(room, type, sent, isLenient);
  const { position, count, sort, understood } = query;
  const isOnly = query.isCountOnly || count === 0;
  const sign = sort.isDescending ? -1 : 1;
  const rest = position ? found.filter(({ key }) => sign * compare(key, position.after) > 0) : found;
  const page = isOnly ? [] : rest.slice(0, count);
  const last = page.at(-1);
  const address = `${room.base}/${type.type}`;
  const link = (more: Record<string, string> = {}): string => {
    const written = new URLSearchParams([...understood, ...Object.entries(more)]).toString();
    return written === '' ? address : `${address}?${written}`;
  };
  const shownFound = page.map(({ one }) => one);
  const included = query.includesPatient ? await patientsAbout(room, shownFound) : [];
  const entries = [...shownFound.map((one) => entryOf(room, one, 'match')), ...included];
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...((query.wantsTotal || isOnly) && { total: found.length }),
    link: [
      { relation: 'self', url: link() },
      ...(last && rest.length > page.length
        ? [{ relation: 'next', url: link({ _cursor: cursorOf(understood, last.key) }) }]
        : []),
    ],
    ...(entries.length > 0 && { entry: entries }),
  };
}
