import type { MessageId } from '@/locales';
import { isObject, type Json } from '@/domain/fhir/elements';

/** Why a file that is read whole or not at all cannot be read, and where in it: `item[2].item[0].type`. */
export interface FhirProblem {
  where: string;
  message: MessageId;
  values?: Record<string, string | number>;
  /** The item at that place as its author knows it: its `linkId`, and what it asks. */
  item?: { linkId: string; text: string };
}

/** Ends the reading of a file; `fromFhir` catches it. */
export class Unreadable extends Error {
  problem: FhirProblem;
  constructor(where: string, message: MessageId, values?: FhirProblem['values']) {
    super(message);
    this.problem = { where, message, ...(values && { values }) };
  }
}

/** Says that a part cannot be kept, by the name that the file gives it. */
export const unserved = (where: string, name: string): Unreadable =>
  new Unreadable(where, 'questionnaires.fhirUnserved', { name: name.slice(0, 120) });

const shown = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 200) : '');

/** Reads something about an item; what cannot be read there names the item too. */
export function within<T>(item: Json, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Unreadable && !thrown.problem.item)
      thrown.problem = {
        ...thrown.problem,
        item: { linkId: shown(item['linkId']), text: shown(item['text']) },
      };
    throw thrown;
  }
}

/** The path of an element in another; '' is the file itself. */
export const inside = (where: string, name: string): string => (where === '' ? name : `${where}.${name}`);

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

/** A text that must be there. */
export function needed(value: unknown, where: string): string {
  const text = textAt(value, where);
  if (text === undefined) throw new Unreadable(where, 'questionnaires.fhirShape');
  return text;
}

export function numberAt(value: unknown, where: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Unreadable(where, 'questionnaires.fhirShape');
  return value;
}

/** A time of day to the minute, `08:30`. @throws Unreadable where it is given to the second */
export function timeAt(value: unknown, where: string): string {
  const text = needed(value, where);
  const [, minutes] = /^(\d\d:\d\d)(?::00(?:\.0+)?)?$/.exec(text) ?? [];
  if (minutes === undefined) throw unserved(where, text);
  return minutes;
}

export function booleanAt(value: unknown, where: string): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  throw new Unreadable(where, 'questionnaires.fhirShape');
}

/** More extensions than this of one element are refused. */
export const MOST_EXTENSIONS = 50;

/** The extensions of an element that have a URL. */
export const extensionsAt = (element: Json, url: string, where: string): Json[] =>
  listAt(element['extension'], inside(where, 'extension'), MOST_EXTENSIONS).filter(
    (one) => one['url'] === url,
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Refuses an element with a part, or an extension, that is not among those known. @throws Unreadable */
export function onlyKnown(
  element: Json,
  names: ReadonlySet<string>,
  extensions: ReadonlySet<string>,
  where: string,
): void {
  for (const [name, value] of Object.entries(element))
    if (!names.has(name) && !isEmpty(value)) throw unserved(inside(where, name), name);
  for (const [place, { url }] of listAt(
    element['extension'],
    inside(where, 'extension'),
    MOST_EXTENSIONS,
  ).entries())
    if (typeof url !== 'string' || !extensions.has(url))
      throw unserved(`${inside(where, 'extension')}[${place}]`, String(url));
}

/** Reads the text of one of our own extensions as JSON. */
export function jsonAt(value: unknown, where: string): unknown {
  const json = textAt(value, where) ?? '';
  try {
    return JSON.parse(json);
  } catch {
    throw new Unreadable(where, 'questionnaires.fhirShape');
  }
}
