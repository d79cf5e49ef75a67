import type * as fhir from 'fhir/r4';
import { systems } from '@/domain/fhir/codes';
import { derivedId } from '@/domain/fhir/identity';
import { measures, summedMeasures, type Measure } from '@/domain/readings/measure';
import type { ReadingDraft } from '@/domain/readings/reading';

/** Ids of stored records are at most this long. */
const LONGEST_ID = 100;
/** A patient's id that stands in the ids of observations as it is. */
const PLAIN = /^[A-Za-z0-9-]{1,33}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OBSERVATION_ID = /^([A-Za-z0-9-]{1,36})\.([a-z])([0-9a-f]{22})$/;
/** A letter for what is observed: the order of measures is that of the stored blocks, and `z` is a laboratory's result. */
const letterOf = (kind: Measure | 'labResults'): string =>
  kind === 'labResults' ? 'z' : String.fromCharCode('a'.charCodeAt(0) + measures.indexOf(kind));

/** The patient's part of an observation's id. */
export const patientPart = (patient: string): string => (PLAIN.test(patient) ? patient : derivedId(patient));

/**
 * The id of a reading or result as a resource. It says whose it is and what was observed, so that it is found without a
 * list of all ids: readings lie packed by patient.
 */
export function observationId(patient: string, kind: Measure | 'labResults', id: string): string {
  const hash = derivedId('observation', id).slice('fhir-'.length, 'fhir-'.length + 22);
  return `${patientPart(patient)}.${letterOf(kind)}${hash}`;
}

/** Whose reading of which measure, or whose result, an id can be of. */
export function partsOf(id: string): { patient: string; kind: Measure | 'labResults' } | undefined {
  const [, patient, letter] = OBSERVATION_ID.exec(id) ?? [];
  const kind = ([...measures, 'labResults'] as const).find((one) => letterOf(one) === letter);
  return patient !== undefined && kind !== undefined ? { patient, kind } : undefined;
}

const GIVEN = 'id:';

/** The id under which something is stored that its sender has named: the name can be read from it again where it fits. */
function namedId({ system = '', value = '' }: fhir.Identifier): string {
  const id = `${GIVEN}${encodeURIComponent(system)}|${encodeURIComponent(value)}`;
  return id.length <= LONGEST_ID ? id : derivedId('identifier', system, value);
}

/** The sender's own identifier, where the id under which it is stored holds it. */
export function identifierIn(id: string): fhir.Identifier | undefined {
  if (!id.startsWith(GIVEN)) return undefined;
  try {
    const [system = '', value = ''] = id.slice(GIVEN.length).split('|').map(decodeURIComponent);
    return { ...(system !== '' && { system }), value };
  } catch {
    return undefined;
  }
}

/** Who measured, as the sender says it: an identifier before a reference before words. */
export const deviceOf = ({ device }: Pick<fhir.Observation, 'device'>): string =>
  device?.identifier?.value ?? device?.reference ?? device?.display ?? '';

/** The id that an observation has by what its sender calls it; undefined where it has no name, or one of ours. */
export function idByName({ identifier = [] }: Pick<fhir.Observation, 'identifier'>): string | undefined {
  if (identifier.some(({ system }) => system === systems.ownId)) return undefined;
  const first = identifier.find(({ value }) => value !== undefined);
  return first && namedId(first);
}

/**
 * The id under which an observation is stored: our own, else the first identifier that its sender gave, else one that
 * follows from patient, measure, instant and device. The same sent twice is one; two drinks of one instant are two.
 */
export function storedIdOf(
  resource: Pick<fhir.Observation, 'identifier' | 'device'>,
  patient: string,
  kind: string,
  { at, value }: Pick<ReadingDraft, 'at' | 'value'>,
): string {
  const own = resource.identifier?.find(({ system }) => system === systems.ownId)?.value;
  if (own !== undefined) return own.slice(0, LONGEST_ID);
  const named = idByName(resource);
  if (named !== undefined) return named;
  const isSummed = (summedMeasures as readonly string[]).includes(kind);
  return derivedId(patient, kind, at, deviceOf(resource), isSummed ? String(value) : '');
}
