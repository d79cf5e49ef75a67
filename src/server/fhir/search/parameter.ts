import type * as fhir from 'fhir/r4';

export interface Token {
  system?: string | undefined;
  code?: string | undefined;
}

/** What a search can ask of a resource. Methods, so that one of a certain type goes into a table of all. */
export type Parameter<R extends fhir.FhirResource = fhir.FhirResource> =
  | { type: 'token'; of(resource: R): Token[] }
  | { type: 'string'; of(resource: R): (string | undefined)[] }
  | { type: 'date'; of(resource: R): (string | undefined)[] };

/** The codings of concepts. */
export const codingsOf = (...concepts: (fhir.CodeableConcept | undefined)[]): Token[] =>
  concepts.flatMap((concept) => concept?.coding ?? []);

/** Identifiers as tokens. */
export const identifiersAsTokens = (identifiers: readonly fhir.Identifier[] = []): Token[] =>
  identifiers.map(({ system, value }) => ({ system, code: value }));
