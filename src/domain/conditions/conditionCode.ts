import { codeSystemOf as listOf } from '../fhir/codeSystems';
import type { Condition } from './condition';

export const ICD10 = 'http://hl7.org/fhir/sid/icd-10';
export const SNOMED = 'http://snomed.info/sct';

/** Which list a code is from, by the address of its system; national variants of ICD-10 are ICD-10. */
export function codeSystemOf(system: string): 'icd10' | 'snomed' | 'other' {
  const list = listOf(system);
  return list === 'snomed' || list === 'icd10' ? list : 'other';
}

/** A letter, a digit, a digit or letter, then up to four more after a point; national lists add signs such as `†`. */
const ICD10_CODE = /^[A-Z]\d[\dA-Z](\.[\dA-Z]{1,4})?$/i;
const SNOMED_CODE = /^[1-9]\d{5,17}$/;

/** The dihedral group of the pentagon, which Verhoeff's check digit uses. */
function combined(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}
const turned = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/**
 * Tells whether the last digit is the check digit of the others (Verhoeff 1969), as in every SNOMED CT identifier.
 */
function isVerhoeff(digits: string): boolean {
  let check = 0;
  for (const [place, sign] of [...digits].toReversed().entries()) {
    let digit = Number(sign);
    for (let turn = 0; turn < place % 8; turn += 1) digit = turned[digit] ?? 0;
    check = combined(check, digit);
  }
  return check === 0;
}

/**
 * Tells whether a code does not look like one of its system. This is only a doubt: lists grow, and what a source gave
 * stays. A code of another system is never doubted.
 */
export function isCodeDoubtful({ system, code }: NonNullable<Condition['code']>): boolean {
  const kind = codeSystemOf(system);
  if (kind === 'icd10') return !ICD10_CODE.test(code);
  return kind === 'snomed' && !(SNOMED_CODE.test(code) && isVerhoeff(code));
}
