import * as z from 'zod/mini';
import { entityFields, instant, type Draft } from '../entity';
import { importedSchema } from '../exchange/source';
import { analyteSchema } from './analytes';

/** `corrected`: the laboratory itself replaced what it had reported. */
export const labStatuses = ['preliminary', 'final', 'corrected', 'entered-in-error'] as const;
export const comparators = ['<', '<=', '>=', '>'] as const;

/** The laboratory's own range, in the unit of the result; `text` where it is given in words. */
const rangeSchema = z.object({
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  text: z.optional(z.string().check(z.maxLength(200))),
});

const measured = {
  /** Instant at which the sample was taken. */
  at: instant,
  /** As it was reported, in `unit`. */
  value: z.number(),
  /** UCUM; one of the analyte's units. */
  unit: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The value lies beyond what could be measured: `<` 3 is not 3. */
  comparator: z.optional(z.enum(comparators)),
  range: z.optional(rangeSchema),
  status: z.enum(labStatuses),
  note: z.optional(z.string().check(z.maxLength(2000))),
};

/** Keeps what a result said before it was changed, and who changed it when and why. */
const labRevisionSchema = z.object({
  ...measured,
  updatedAt: z.string(),
  replacedAt: z.string(),
  replacedBy: z.string(),
  reason: z.optional(z.string()),
});

/**
 * One result of a laboratory, as it was reported: value, unit and range are those of the laboratory. It is never removed:
 * one that is wrong is marked as entered in error, and counts for nothing.
 */
export const labResultSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  analyte: analyteSchema,
  ...measured,
  source: z.enum(['staff', 'import']),
  /** The source's own code of what was measured. */
  code: z.optional(
    z.object({ system: z.string().check(z.maxLength(300)), code: z.string().check(z.maxLength(100)) }),
  ),
  /** Who measured it, as the source says. */
  laboratory: z.optional(z.string().check(z.maxLength(200))),
  /** Why it was changed last; asked of staff for every change. */
  reason: z.optional(z.string().check(z.maxLength(500))),
  recordedBy: z.optional(z.string().check(z.maxLength(254))),
  /** Earlier states, the oldest first; the server writes it. */
  history: z.optional(z.array(labRevisionSchema)),
  imported: z.optional(importedSchema),
});
export type LabResult = z.infer<typeof labResultSchema>;
export type LabResultBody = Omit<Draft<LabResult>, 'recordedBy' | 'history' | 'imported'>;
export type LabMeasured = Pick<
  LabResult,
  'at' | 'value' | 'unit' | 'comparator' | 'range' | 'status' | 'note'
>;

/** Tells whether somebody took the result for a mistake: it is kept, and counts for nothing. */
export const isLabMistake = ({ status }: Pick<LabResult, 'status'>): boolean => status === 'entered-in-error';
