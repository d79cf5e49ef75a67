import { createHash } from 'node:crypto';
import { refusal } from '../refusals';
import type { ResourceType } from '../types/resourceType';
import { mustKnowModifier, type Asked } from './matching';

const USUAL_COUNT = 100;
/** Resources of one page at most. */
export const MOST_COUNT = 500;

/** Parameters that say whose resources are meant. */
export const patientParameters = ['patient', 'subject'] as const;
const CHAIN = /^(?:patient|subject)(?::Patient)?\.identifier$/;
/** What every search may say of the answer, beside what is searched for. */
const IGNORED = new Set(['_format', '_pretty']);

interface Position {
  /** Value of the sort, and id, of the last resource of the page before. */
  after: readonly [string, string];
}

/** A search as it was understood. */
export interface Query {
  asked: Asked[];
  /** Values of `patient` and `subject`; one entry each time one of them is named. */
  patients: string[];
  /** Values of `patient.identifier`. */
  patientIdentifiers: string[];
  count: number;
  isCountOnly: boolean;
  wantsTotal: boolean;
  includesPatient: boolean;
  sort: { by: string; isDescending: boolean };
  position: Position | undefined;
  /** What was understood, as it is named in the links; without the place in the list. */
  understood: URLSearchParams;
}

/** Marks a place in one search: it is good for no other. */
const markOf = (understood: URLSearchParams): string => {
  const rest = [...understood].filter(([name]) => name !== '_count').map((pair) => pair.join('='));
  return createHash('sha256').update(rest.join('&')).digest('base64url').slice(0, 16);
};

/** Where the next page begins: behind a resource, not at a number, so that what is added meanwhile moves nothing. */
export function cursorOf(understood: URLSearchParams, after: readonly [string, string]): string {
  return Buffer.from(JSON.stringify([markOf(understood), ...after])).toString('base64url');
}

function positionOf(cursor: string, understood: URLSearchParams): Position {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isWhole =
      Array.isArray(read) && read.length === 3 && read.every((part) => typeof part === 'string');
    if (isWhole && read[0] === markOf(understood)) return { after: [read[1] as string, read[2] as string] };
  } catch {
    // Refused below.
  }
  throw refusal(400, 'value', '_cursor: this is no place in this search; follow the link "next" as it is.');
}

function countOf(value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw refusal(400, 'value', '_count: expected a number.');
  return Math.min(Number(value), MOST_COUNT);
}

/** Reads one control of the answer into the query. @returns false for a value that is not supported */
function readControl(query: Query, type: ResourceType, name: string, value: string): boolean {
  switch (name) {
    case '_count':
      query.count = countOf(value);
      return true;
    case '_total':
      query.wantsTotal = value !== 'none';
      return ['none', 'estimate', 'accurate'].includes(value);
    case '_summary':
      query.isCountOnly = value === 'count';
      return value === 'count' || value === 'false';
    case '_sort': {
      const [, minus = '', by = ''] = /^(-?)(\w+)$/.exec(value) ?? [];
      if (!Object.hasOwn(type.sorts, by)) return false;
      query.sort = { by, isDescending: minus !== '' };
      return true;
    }
    case '_include':
      query.includesPatient = true;
      return type.isAboutPatient && patientParameters.some((one) => value === `${type.type}:${one}`);
    default:
      return false;
  }
}

/**
 * Reads the parameters of a search.
 * @param isLenient what is not supported is left out, and so missing in the link to the search itself
 * @throws FhirRefused 400 naming a parameter that is not supported, or a value that cannot be
 */
export function readQuery(type: ResourceType, sent: URLSearchParams, isLenient: boolean): Query {
  const query: Query = {
    asked: [],
    patients: [],
    patientIdentifiers: [],
    count: USUAL_COUNT,
    isCountOnly: false,
    wantsTotal: true,
    includesPatient: false,
    sort: { by: type.usualSort.replace('-', ''), isDescending: type.usualSort.startsWith('-') },
    position: undefined,
    understood: new URLSearchParams(),
  };
  const understands = (full: string, value: string): boolean => {
    const [name = '', modifier] = full.split(':');
    const asked: Asked = { name, modifier, value };
    if (type.isAboutPatient && CHAIN.test(full)) return query.patientIdentifiers.push(value) > 0;
    const isPatient = (patientParameters as readonly string[]).includes(name);
    if (type.isAboutPatient && isPatient && (modifier === undefined || modifier === 'Patient'))
      return query.patients.push(value) > 0;
    const parameter = Object.hasOwn(type.parameters, name) ? type.parameters[name] : undefined;
    if (parameter || name === '_id' || name === '_lastUpdated') {
      if (isLenient && modifier !== undefined && parameter?.type !== 'string') return false;
      mustKnowModifier(asked, parameter?.type ?? 'token');
      return query.asked.push(asked) > 0;
    }
    return readControl(query, type, full, value);
  };
  let cursor: string | undefined;
  for (const [name, value] of sent) {
    if (IGNORED.has(name) || value === '') continue;
    if (name === '_cursor') cursor = value;
    else if (understands(name, value)) query.understood.append(name, value);
    else if (!isLenient)
      throw refusal(
        400,
        'not-supported',
        `The search parameter "${name}=${value}" is not supported for ${type.type}.`,
      );
  }
  if (cursor !== undefined) query.position = positionOf(cursor, query.understood);
  return query;
}
