import * as z from 'zod/mini';
import { fold } from '../fold';
import { foldedUmlauts, foldWrittenOut } from '../search';
import { programmeStates, type Patient } from '../patients/patient';
import { text } from '../text';

/** By what two people are found to be perhaps the same. */
export const matchKinds = ['patientId', 'socialNumber', 'name', 'mobile'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** Holds what is known of a person who is not a patient yet; empty where it is not known. */
export const identitySchema = z.object({
  firstName: text(100),
  lastName: text(100),
  /** ISO date. */
  dateOfbirth: text(10),
  patientId: text(100),
  socialNumber: text(60),
  mobile: text(40),
});
export type EnrolmentIdentity = z.infer<typeof identitySchema>;

/** A patient who may be the same person, as they are compared; the social number stays where it is. */
export const duplicateSchema = z.object({
  id: z.string(),
  /** Why. `patientId` can never be another person's. */
  by: z.array(z.enum(matchKinds)),
  firstName: z.string(),
  lastName: z.string(),
  patientId: z.string(),
  dateOfbirth: z.string(),
  gender: z.string(),
  mobile: z.optional(z.string()),
  city: z.optional(z.string()),
  category: z.nullable(z.string()),
  status: z.catch(z.enum(programmeStates), 'draft'),
});
export type Duplicate = z.infer<typeof duplicateSchema>;
export const duplicatesAnswerSchema = z.object({ duplicates: z.array(duplicateSchema) });

/** The words of a name in a fixed order, so that it is the same whichever of its parts was typed as which. */
const wordsOf = (folded: string): string =>
  folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** The spellings of a name by which it is found: without marks, and with umlauts written out or not. */
export function nameKeys({ firstName, lastName }: Pick<Patient, 'firstName' | 'lastName'>): string[] {
  const name = `${firstName} ${lastName}`;
  const folded = fold(name);
  const spellings = [folded, foldWrittenOut(name), foldedUmlauts(folded)];
  return [...new Set(spellings.map(wordsOf))].filter((key) => key !== '');
}

type Named = Pick<Patient, 'firstName' | 'lastName' | 'dateOfbirth' | 'gender'>;

/**
 * Tells whether two people have the same name, date of birth and sex, as far as both are known. Case, marks and which
 * part of a name was typed as which make no difference.
 */
export function isSameIdentity(one: Named, other: Named): boolean {
  const keys = nameKeys(one);
  const isOpen = one.gender === 'unknown' || other.gender === 'unknown';
  const isSpelt = one.firstName === other.firstName && one.lastName === other.lastName;
  return (
    one.dateOfbirth === other.dateOfbirth &&
    (isSpelt || nameKeys(other).some((key) => keys.includes(key))) &&
    (isOpen || one.gender === other.gender)
  );
}

/** Fewer digits name nobody. */
const LEAST_DIGITS = 6;

/** A number as digits; whether it begins with the code of a country. */
function phoneOf(said: string): { digits: string; isWhole: boolean } {
  // The zero that is dialled only within the country.
  const plain = said.replaceAll('(0)', '').replaceAll(/[^\d+]/g, '');
  const isWhole = /^(\+|00)/.test(plain);
  return { digits: plain.replaceAll('+', '').replace(/^0+/, ''), isWhole };
}

/**
 * Tells whether two numbers ring the same telephone: however they are written, with the country's code or without.
 */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [phoneOf(one), phoneOf(other)];
  if (Math.min(a.digits.length, b.digits.length) < LEAST_DIGITS) return false;
  if (a.digits === b.digits) return true;
  if (a.isWhole === b.isWhole) return false;
  const [whole, national] = a.isWhole ? [a, b] : [b, a];
  // A country's code has one to three digits.
  const code = whole.digits.length - national.digits.length;
  return code >= 1 && code <= 3 && whole.digits.endsWith(national.digits);
}

const bare = (said: string): string => fold(said).replaceAll(/[^\p{L}\p{N}]+/gu, '');
const isSameCode = (one: string, other: string): boolean => bare(one) !== '' && bare(one) === bare(other);

/** Patient numbers are compared as they are read aloud: without regard to case and blanks around them. */
const isSameNumber = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

type Known = EnrolmentIdentity | Pick<Patient, keyof EnrolmentIdentity>;

/** In what two people agree that tells people apart; a name counts only with the same date of birth. */
export function matchKindOf(one: Known, other: Known): MatchKind[] {
  const keys = nameKeys(one);
  const found: Record<MatchKind, boolean> = {
    patientId: isSameNumber(one.patientId, other.patientId),
    socialNumber: isSameCode(one.socialNumber ?? '', other.socialNumber ?? ''),
    name:
      one.dateOfbirth !== '' &&
      one.dateOfbirth === other.dateOfbirth &&
      nameKeys(other).some((key) => keys.includes(key)),
    mobile: isSamePhone(one.mobile ?? '', other.mobile ?? ''),
  };
  return matchKinds.filter((by) => found[by]);
}

/** The patients who may be the same person, those who agree in most first. */
export function duplicatesOf(identity: EnrolmentIdentity, patients: readonly Patient[]): Duplicate[] {
  return patients
    .flatMap((patient): Duplicate[] => {
      const by = matchKindOf(identity, patient);
      if (by.length === 0) return [];
      const { id, firstName, lastName, patientId, dateOfbirth, gender, mobile, city, category, ext } =
        patient;
      return [
        {
          id,
          by,
          firstName,
          lastName,
          patientId,
          dateOfbirth,
          gender,
          ...(mobile !== undefined && { mobile }),
          ...(city !== undefined && { city }),
          category,
          status: ext.status,
        },
      ];
    })
    .toSorted((a, b) => b.by.length - a.by.length || (a.id < b.id ? -1 : 1));
}
