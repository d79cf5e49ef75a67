import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { instant } from '../entity';
import { plainSystem } from './codeSystems';
import type { Reason } from './read/findings';

/** A JSON object of unknown content. */
export type Json = Record<string, unknown>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schemas of some elements of a FHIR type: the types of R4 hold their names, the schemas what a file really says. */
type Fields<R> = { [K in keyof R]?: z.ZodMiniType };

const text = z.optional(z.string());

export const codingSchema = z.object({
  system: text,
  code: text,
  display: text,
} satisfies Fields<fhir.Coding>);
export const conceptSchema = z.object({
  coding: z.optional(z.array(codingSchema)),
  text,
} satisfies Fields<fhir.CodeableConcept>);
export type Concept = z.infer<typeof conceptSchema>;
export const quantitySchema = z.object({
  value: z.optional(z.number()),
  comparator: text,
  unit: text,
  code: text,
} satisfies Fields<fhir.Quantity>);
export type Quantity = z.infer<typeof quantitySchema>;
export const referenceSchema = z.object({
  reference: z.string(),
  display: text,
} satisfies Fields<fhir.Reference>);
const subjectSchema = z.object({
  reference: text,
  identifier: z.optional(z.object({ system: text, value: text })),
} satisfies Fields<fhir.Reference>);
export const periodSchema = z.object({ start: text, end: text } satisfies Fields<fhir.Period>);
/** A period that cannot be read costs itself, and not what it is of. */
const held = z.catch(z.optional(periodSchema), undefined);
export const annotationSchema = z.object({ text: z.string() } satisfies Fields<fhir.Annotation>);
export const identifierSchema = z.object({
  system: text,
  value: z.string().check(z.minLength(1)),
  type: z.optional(conceptSchema),
  use: text,
  period: held,
} satisfies Fields<fhir.Identifier>);
export type Identifier = z.infer<typeof identifierSchema>;
export const nameSchema = z.object({
  use: text,
  text,
  family: text,
  given: z.optional(z.array(z.nullable(z.string()))),
  period: held,
} satisfies Fields<fhir.HumanName>);
export type Name = z.infer<typeof nameSchema>;
export const telecomSchema = z.object({
  system: text,
  value: z.string().check(z.minLength(1)),
  use: text,
  rank: z.catch(z.optional(z.number()), undefined),
  period: held,
} satisfies Fields<fhir.ContactPoint>);
export const addressSchema = z.object({
  use: text,
  line: z.optional(z.array(z.nullable(z.string()))),
  city: text,
  postalCode: text,
  country: text,
  period: held,
} satisfies Fields<fhir.Address>);
export type Address = z.infer<typeof addressSchema>;
export const extensionSchema = z.object({
  url: z.string(),
  valueString: text,
  valueCode: text,
  valueTime: text,
  valueDate: text,
  valueBoolean: z.optional(z.boolean()),
  valueInteger: z.optional(z.number()),
  valueQuantity: z.optional(quantitySchema),
  extension: z.optional(z.array(z.unknown())),
} satisfies Fields<fhir.Extension>);
export type Extension = z.infer<typeof extensionSchema>;

/** Something about a resource that could not be used; the resource itself is taken over. */
export interface PartNote {
  reason: Reason;
  where: string;
}

/** A name of an element of a resource, or of one of several resources. */
type NameIn<R> = R extends unknown ? keyof R & string : never;

/** The elements of a resource of type `R`, of which nothing is trusted but that it is an object. */
export interface Elements<R> {
  /** One element, or undefined where it is absent or not of its type (which is noted). */
  one<T>(name: NameIn<R>, schema: z.ZodMiniType<T>): T | undefined;
  /** The elements of a list that are of their type; the others are noted one by one. */
  many<T>(name: NameIn<R>, schema: z.ZodMiniType<T>): T[];
  notes: PartNote[];
}

/** Reads a resource for what can be used of it, and notes the rest. */
export function elementsOf<R>(resource: Json): Elements<R> {
  const notes: PartNote[] = [];
  const own = (name: string) => (Object.hasOwn(resource, name) ? resource[name] : undefined);
  return {
    notes,
    one(name, schema) {
      const value = own(name);
      if (value === undefined) return undefined;
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      notes.push({ reason: 'wrongType', where: name });
      return undefined;
    },
    many(name, schema) {
      const value = own(name);
      if (value === undefined) return [];
      if (!Array.isArray(value)) {
        notes.push({ reason: 'wrongType', where: name });
        return [];
      }
      return value.flatMap((item, index) => {
        const parsed = schema.safeParse(item);
        if (parsed.success) return [parsed.data];
        notes.push({ reason: 'wrongType', where: `${name}[${index}]` });
        return [];
      });
    },
  };
}

/** The id that this product gave, where the resource was written by it. */
export function ownIdOf(identifiers: readonly Identifier[], system: string): string | undefined {
  return identifiers.find((identifier) => identifier.system === system)?.value;
}

/** Names a patient by a number instead of an address. */
export const logicalReference = (system: string, value: string): string =>
  `identifier:${plainSystem(system)}|${value}`;

/** Reads whom a resource is about, as its source wrote it: by address, else by a number. */
export function subjectOf<R>(
  elements: Elements<R>,
  name: NameIn<R> = 'subject' as NameIn<R>,
): string | undefined {
  const { reference, identifier } = elements.one(name, subjectSchema) ?? {};
  if (reference !== undefined || identifier?.value === undefined) return reference;
  return logicalReference(identifier.system ?? '', identifier.value);
}

/** A concept as people read it: its text, else the first display, else the first code. */
export function conceptText(concept: Concept | undefined): string | undefined {
  const words = [
    concept?.text,
    ...(concept?.coding ?? []).map((coding) => coding.display),
    concept?.coding?.[0]?.code,
  ];
  return words.map((word) => word?.trim()).find((word) => word !== undefined && word !== '');
}

/** Annotations as one note of at most 2000 characters, or undefined. */
export function noteOf(annotations: readonly { text: string }[]): string | undefined {
  const joined = annotations.map((annotation) => annotation.text).join('\n');
  return joined === '' ? undefined : joined.slice(0, 2000);
}

/** The instant of the source's last change (`meta.lastUpdated`), ISO 8601; absent where it does not say. */
export interface Dated {
  lastUpdated?: string;
  /** `meta.versionId` where it is a number: of two states without a date, or of one instant, the higher is the newer. */
  versionNumber?: number;
}

const metaSchema = z.object({
  lastUpdated: z.optional(instant),
  versionId: z.catch(z.optional(z.string()), undefined),
});

/** Reads the instant of the last change of a resource and its version number, where they can be compared. */
export function lastUpdatedOf(elements: Elements<fhir.Resource>): Dated {
  const { lastUpdated, versionId = '' } = elements.one('meta', metaSchema) ?? {};
  return {
    ...(lastUpdated !== undefined && { lastUpdated: new Date(lastUpdated).toISOString() }),
    ...(/^[1-9]\d{0,14}$/.test(versionId) && { versionNumber: Number(versionId) }),
  };
}

/** The same object without its undefined properties. */
export function defined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
