import * as z from 'zod/mini';
import { entityFields } from '../entity';
import { importedSchema } from '../exchange/source';

export const clinicalStatuses = [
  'active',
  'recurrence',
  'relapse',
  'inactive',
  'remission',
  'resolved',
  'unknown',
] as const;

/** HL7's words for how sure a diagnosis is. A source may use others: they are kept and shown as they are. */
export const verifications = [
  'confirmed',
  'provisional',
  'differential',
  'unconfirmed',
  'refuted',
  'entered-in-error',
] as const;

export const conditionSeverities = ['mild', 'moderate', 'severe'] as const;

/** A medical condition of a patient; `code` is the source's own code (SNOMED CT or ICD-10) and may be absent. */
export const conditionSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  label: z.string().check(z.minLength(1), z.maxLength(500)),
  code: z.optional(
    z.object({ system: z.string().check(z.maxLength(300)), code: z.string().check(z.maxLength(100)) }),
  ),
  clinicalStatus: z.enum(clinicalStatuses),
  verification: z.optional(z.string().check(z.maxLength(60))),
  /** Onset and end, ISO date or instant as the source gave it. */
  onset: z.optional(z.string().check(z.maxLength(40))),
  abatement: z.optional(z.string().check(z.maxLength(40))),
  severity: z.catch(z.optional(z.enum(conditionSeverities)), undefined),
  note: z.optional(z.string().check(z.maxLength(2000))),
  /** Who wrote it down last; the server knows. */
  recordedBy: z.optional(z.string().check(z.maxLength(254))),
  /** The age of the last import; the server writes it. */
  imported: z.optional(importedSchema),
});
export type Condition = z.infer<typeof conditionSchema>;

/** The fields that a client sends; the server adds who wrote it down. */
export type ConditionBody = Omit<Condition, 'version' | 'updatedAt' | 'recordedBy' | 'imported'>;

const over: readonly Condition['clinicalStatus'][] = ['inactive', 'remission', 'resolved'];
/** Tells whether a status says that the condition is over, for now or for good: only such a one has an end. */
export const isOver = (status: string): boolean => over.some((one) => one === status);

type Standing = Pick<Condition, 'clinicalStatus' | 'verification'>;

/** Tells whether somebody took the entry for a mistake: it is kept, and counts for nothing. */
export const isInError = ({ verification }: Pick<Condition, 'verification'>): boolean =>
  verification === 'entered-in-error';

/** Tells whether the patient has the condition now, as far as nobody said otherwise. */
export const isCurrent = (condition: Standing): boolean =>
  !isOver(condition.clinicalStatus) && condition.verification !== 'refuted' && !isInError(condition);
