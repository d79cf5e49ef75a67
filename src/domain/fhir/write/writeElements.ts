import type * as fhir from 'fhir/r4';
import { ownExtension, systems } from '../codes';
import { resourceId } from '../identity';

/** A resource of FHIR R4 as it is written: always with an id. */
export type Written<R extends fhir.Resource = fhir.FhirResource> = R & { id: string };

/** FHIR has no empty texts or lists: what is empty is left out. */
export function present<T extends object>(elements: T): T {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(elements).filter(([, value]) => !isEmpty(value))) as T;
}

/** When what is written was last changed, where that is known. */
export const metaOf = (lastUpdated: string | undefined): Pick<fhir.Resource, 'meta'> =>
  lastUpdated === undefined ? {} : { meta: { lastUpdated } };

/** Our own id, under our own system: FHIR restricts the characters of `id`, and servers may give another. */
export const ownIdentifier = (id: string): fhir.Identifier => ({ system: systems.ownId, value: id });

/** Gives the elements that every resource begins with. */
export const head = <T extends fhir.FhirResource['resourceType']>(resourceType: T, id: string) => ({
  resourceType,
  id: resourceId(id),
  identifier: [ownIdentifier(id)],
});

/** An extension of our own that holds one value; none where there is no value. */
export function ownValue<K extends Extract<keyof fhir.Extension, `value${string}`>>(
  name: string,
  element: K,
  value: fhir.Extension[K] | null,
): fhir.Extension[] {
  if (value === undefined || value === null || value === '') return [];
  const extension: fhir.Extension = { url: ownExtension(name) };
  extension[element] = value;
  return [extension];
}

export const coding = (system: string, code: string, display?: string): fhir.Coding =>
  present({ system, code, display });

/** A concept by its code, where there is one, and in words. */
export const concept = (
  code: { system: string; code: string } | undefined,
  text: string,
): fhir.CodeableConcept => present({ coding: code ? [coding(code.system, code.code)] : [], text });

const ucum = { mmHg: 'mm[Hg]', '/min': '/min', mL: 'mL', kg: 'kg', cm: 'cm' } as const;

/** An amount in a unit of this product, with its UCUM code. */
export const quantity = (value: number, unit: keyof typeof ucum): fhir.Quantity => ({
  value,
  unit,
  system: systems.ucum,
  code: ucum[unit],
});

/** A list of one text, or an empty one: a note or a reason that may be missing. */
export const words = (text: string | undefined): { text: string }[] => (text ? [{ text }] : []);
