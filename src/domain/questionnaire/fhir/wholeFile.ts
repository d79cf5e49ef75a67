import type { MessageId } from '@/locales';
import { isObject, type Json } from '@/domain/fhir/elements';

/** Why a file that is read whole or not at all cannot be read, and where in it: `item[2].item[0].type`. */
export interface FhirProblem {
  where: string;
  message: MessageId;
  values?: Record<string, string | number>;
}

/** Ends the reading of a file; `fromFhir` catches it. */
export class Unreadable extends Error {
  readonly problem: FhirProblem;
  constructor(where: string, message: MessageId, values?: FhirProblem['values']) {
    super(message);
    this.problem = { where, message, ...(values && { values }) };
  }
}

export function objectAt(value: unknown, where: string): Json {
  if (!isObject(value)) throw new Unreadable(where, 'questionnaires.fhirShape');
  return value;
}

/** The objects of a list; none where it is missing. More than `most` are refused before any is looked at. */
export function listAt(value: unknown, where: string, most: number): Json[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Unreadable(where, 'questionnaires.fhirShape');
  if (value.length > most) throw new Unreadable(where, 'questionnaires.fhirTooMany', { most });
  return value.map((one, place) => objectAt(one, `${where}[${place}]`));
}

export function textAt(value: unknown, where: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new Unreadable(where, 'questionnaires.fhirShape');
  return value.trim() || undefined;
}

export function numberAt(value: unknown, where: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Unreadable(where, 'questionnaires.fhirShape');
  return value;
}

export function booleanAt(value: unknown, where: string): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  throw new Unreadable(where, 'questionnaires.fhirShape');
}

/** More extensions than this of one element are refused. */
export const MOST_EXTENSIONS = 50;

/** The extensions of an element that have a URL. */
export const extensionsAt = (element: Json, url: string, where: string): Json[] =>
  listAt(element['extension'], `${where}.extension`, MOST_EXTENSIONS).filter((one) => one['url'] === url);

/** What a text of an extension of our own holds as JSON. */
export function jsonAt(value: unknown, where: string): unknown {
  const json = textAt(value, where) ?? '';
  try {
    return JSON.parse(json);
  } catch {
    throw new Unreadable(where, 'questionnaires.fhirShape');
  }
}
