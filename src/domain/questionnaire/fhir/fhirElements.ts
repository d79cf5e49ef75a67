import type { MessageId } from '@/locales';
import { languages, type Language } from '@/domain/text';
import { CONTROLS, urls } from './fhirCodes';

export type Json = Record<string, unknown>;

/** Why a file cannot be read as a questionnaire, and where in it: `item[2].item[0].type`. */
export interface FhirProblem {
  where: string;
  message: MessageId;
  values?: Record<string, string | number>;
}

/** Ends the reading of a file; only `fromFhir` catches it. */
export class Unreadable extends Error {
  readonly problem: FhirProblem;
  constructor(where: string, message: MessageId, values?: FhirProblem['values']) {
    super(message);
    this.problem = { where, message, ...(values && { values }) };
  }
}

export function objectAt(value: unknown, where: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable(where, 'questionnaires.fhirShape');
  return value as Json;
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

const MOST_EXTENSIONS = 50;

export const extensionsAt = (element: Json, url: string, where: string): Json[] =>
  listAt(element['extension'], `${where}.extension`, MOST_EXTENSIONS).filter((one) => one['url'] === url);

/** The control by which an item wants to be shown, e.g. `slider`. */
export function controlOf(item: Json, where: string): string | undefined {
  const [control] = extensionsAt(item, urls.control, where);
  const concept = control?.['valueCodeableConcept'];
  const codings = concept === undefined ? undefined : objectAt(concept, where)['coding'];
  const coding = listAt(codings, where, MOST_EXTENSIONS).find((one) => one['system'] === CONTROLS);
  return textAt(coding?.['code'], where);
}

const isLanguage = (code: unknown): code is Language => languages.some((one) => one === code);

/** The language of an R4 resource, `de-CH` read as `de`; English where it is none of ours. */
export function languageAt(value: unknown): Language {
  const base = typeof value === 'string' ? value.toLowerCase().split('-')[0] : undefined;
  return isLanguage(base) ? base : 'en';
}

/** A text with those of its translations that are in our languages. */
export function textsAt(
  element: Json,
  name: string,
  base: Language,
  where: string,
): Partial<Record<Language, string>> {
  const own = textAt(element[name], `${where}.${name}`);
  const beside = element[`_${name}`];
  const sibling = beside === undefined || beside === null ? {} : objectAt(beside, `${where}._${name}`);
  const translations = extensionsAt(sibling, urls.translation, `${where}._${name}`).flatMap((one) => {
    const parts = listAt(one['extension'], `${where}._${name}`, MOST_EXTENSIONS);
    const part = (url: string) => parts.find((candidate) => candidate['url'] === url);
    const language = part('lang')?.['valueCode'];
    const text = textAt(part('content')?.['valueString'], `${where}._${name}`);
    const known = isLanguage(language) ? language : undefined;
    return known && known !== base && text ? [[known, text] as const] : [];
  });
  return { ...(own && { [base]: own }), ...Object.fromEntries(translations) };
}

/** Parts that hold JSON of our own. */
export function jsonAt(value: unknown, where: string): unknown {
  const text = textAt(value, where) ?? '';
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(where, 'questionnaires.fhirShape');
  }
}
