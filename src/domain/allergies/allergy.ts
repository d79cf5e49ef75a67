import * as z from 'zod/mini';
import { SNOMED } from '../conditions/conditionCode';
import { entityFields, type Draft } from '../entity';
import { importedSchema } from '../exchange/source';
import { criticalities, noneScopes, type NoneScope } from './standing';

export const allergyCategories = ['medication', 'food', 'environment', 'biologic'] as const;
export const allergyTypes = ['allergy', 'intolerance'] as const;
export const allergyStatuses = ['active', 'inactive', 'resolved'] as const;
export const allergyVerifications = ['confirmed', 'unconfirmed', 'refuted', 'entered-in-error'] as const;
export const reactionSeverities = ['mild', 'moderate', 'severe'] as const;

const reactionSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(500)),
  severity: z.optional(z.enum(reactionSeverities)),
});
export type Reaction = z.infer<typeof reactionSchema>;

/**
 * Holds what a patient does not tolerate, as FHIR's AllergyIntolerance says it. An entry is never removed: one that
 * was entered by mistake is marked as that. The statement that no allergy is known is an entry of its own, told by
 * its code.
 */
export const allergySchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  substance: z.string().check(z.minLength(1), z.maxLength(500)),
  /** The source's own code of the substance (SNOMED CT, RxNorm or ATC). */
  code: z.optional(
    z.object({ system: z.string().check(z.maxLength(300)), code: z.string().check(z.maxLength(100)) }),
  ),
  category: z.optional(z.enum(allergyCategories)),
  type: z.optional(z.enum(allergyTypes)),
  criticality: z.optional(z.enum(criticalities)),
  clinicalStatus: z.enum(allergyStatuses),
  verification: z.optional(z.enum(allergyVerifications)),
  /** ISO date or instant, a year or a month, or words as the source gave it. */
  onset: z.optional(z.string().check(z.maxLength(40))),
  reactions: z.optional(z.array(reactionSchema).check(z.maxLength(20))),
  note: z.optional(z.string().check(z.maxLength(2000))),
  /** Who wrote it down last; the server knows. */
  recordedBy: z.optional(z.string().check(z.maxLength(254))),
  /** The age of the last import; the server writes it. */
  imported: z.optional(importedSchema),
});
export type Allergy = z.infer<typeof allergySchema>;

/** The fields that a client sends; the server adds who wrote it down. */
export type AllergyBody = Omit<Draft<Allergy>, 'recordedBy' | 'imported'>;

/** SNOMED CT: "No known allergy" and "No known drug allergy". */
const noneCodes: Readonly<Record<NoneScope, string>> = { any: '716186003', medication: '409137002' };

export const codeOfNone = (scope: NoneScope): NonNullable<Allergy['code']> => ({
  system: SNOMED,
  code: noneCodes[scope],
});

/**
 * Tells which allergies (any, or those to medicines) an entry says are not known to exist; null where the entry is an
 * allergy.
 */
export function noneScopeOf({ code }: Pick<Allergy, 'code'>): NoneScope | null {
  if (code?.system !== SNOMED) return null;
  return noneScopes.find((scope) => noneCodes[scope] === code.code) ?? null;
}

type Standing = Pick<Allergy, 'clinicalStatus' | 'verification'>;

/** Tells whether somebody took the entry for a mistake: it is kept, and counts for nothing. */
export const isAllergyMistake = ({ verification }: Pick<Allergy, 'verification'>): boolean =>
  verification === 'entered-in-error';

/** Tells whether an entry holds now: it is active, and nobody ended it, refuted it or took it for a mistake. */
export const holds = ({ clinicalStatus, verification }: Standing): boolean =>
  clinicalStatus === 'active' && verification !== 'refuted' && verification !== 'entered-in-error';

/** Tells whether an entry says that there is an allergy now. */
export const isHeldAllergy = (entry: Standing & Pick<Allergy, 'code'>): boolean =>
  holds(entry) && noneScopeOf(entry) === null;

/**
 * Tells whether an allergy makes the statement that none is known untrue. An allergy without a category may be to a
 * medicine.
 */
export const endsStatement = (allergy: Pick<Allergy, 'category'>, scope: NoneScope): boolean =>
  scope === 'any' || (allergy.category !== 'food' && allergy.category !== 'environment');
