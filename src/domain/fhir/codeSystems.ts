/** A code as a source wrote it. */
export interface SentCode {
  system?: string | undefined;
  code?: string | undefined;
}

/** The lists of codes that are understood; national variants of ICD-10 (CM, GM, AM, CA …) are ICD-10. */
export type CodeSystem = 'loinc' | 'snomed' | 'icd10' | 'icd10Procedures' | 'ops' | 'cpt';

/** The object identifiers of the lists (HL7 OID registry). */
const byOid: ReadonlyMap<string, CodeSystem> = new Map<string, CodeSystem>([
  ['2.16.840.1.113883.6.1', 'loinc'],
  ['2.16.840.1.113883.6.96', 'snomed'],
  ['2.16.840.1.113883.6.3', 'icd10'],
  ['2.16.840.1.113883.6.3.1', 'icd10'],
  ['2.16.840.1.113883.6.3.2', 'icd10'],
  ['2.16.840.1.113883.6.90', 'icd10'],
  ['2.16.840.1.113883.6.135', 'icd10'],
  ['2.16.840.1.113883.6.4', 'icd10Procedures'],
  ['2.16.840.1.113883.6.12', 'cpt'],
]);

/** Addresses and names of the lists, without protocol, `www.` and case: the present ones, and older ones still in use. */
const byAddress: readonly (readonly [pattern: RegExp, CodeSystem])[] = [
  [/^(loinc\.org|loinc|ln)$/, 'loinc'],
  // Editions and versions of SNOMED CT are named behind its address.
  [/^snomed\.info\/(sct|id)(\/.*)?$/, 'snomed'],
  [/^((snomed|ihtsdo)\.org(\/snomed-?ct)?|snomed-?ct|snomed|sct)$/, 'snomed'],
  [/icd-?10-?pcs$/, 'icd10Procedures'],
  [/icd-?10|^i10$/, 'icd10'],
  [/^fhir\.de\/codesystem\/(bfarm|dimdi)\/ops$/, 'ops'],
  [/^(ama-assn\.org\/go\/cpt|cpt)$/, 'cpt'],
];

/** Everything in which one system is spelt differently: case, protocol, `www.`, slashes at the end, a version. */
export const plainSystem = (system: string): string =>
  system
    .trim()
    .toLowerCase()
    .replace(/\|.*$/, '')
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[/#]+$/, '');

/** Finds the list of codes that a system means: by its address, its old addresses, its OID or its name. */
export function codeSystemOf(system: string | undefined): CodeSystem | undefined {
  if (system === undefined) return undefined;
  const plain = plainSystem(system);
  const oid = plain.replace(/^urn:oid:/, '');
  return byOid.get(oid) ?? byAddress.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Some systems write the code of ICD-10 without its dot. */
export const bareCode = (code: string): string => code.trim().toUpperCase().replaceAll('.', '');
