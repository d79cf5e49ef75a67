import * as z from 'zod/mini';
import { entityFields, instant, type Draft } from './entity';
import { measureSchema } from './measure';

/** Where a reading came from. The order is the code stored in packed blocks: append only. */
export const readingSources = ['staff', 'patient', 'device', 'import'] as const;
export type ReadingSource = (typeof readingSources)[number];

/**
 * One reading. `value` is in the measure's canonical unit (`measureUnits`); `diastolic` in mmHg is present for
 * blood pressure and only for it. `confirmedOutOfRange` says that a person confirmed a value outside the soft limits.
 */
export const readingSchema = z
  .object({
    ...entityFields,
    patient: z.string().check(z.minLength(1)),
    measure: measureSchema,
    at: instant,
    value: z.number(),
    diastolic: z.optional(z.number()),
    source: z.enum(readingSources),
    recordedBy: z.optional(z.string().check(z.maxLength(200))),
    confirmedOutOfRange: z.optional(z.boolean()),
    note: z.optional(z.string().check(z.maxLength(2000))),
  })
  .check(
    z.refine((reading) => (reading.measure === 'bloodPressure') === (reading.diastolic !== undefined), {
      path: ['diastolic'],
      error: 'validation.bothPressures',
    }),
  );
export type Reading = z.infer<typeof readingSchema>;
export type ReadingDraft = Draft<Reading>;

/** The schema of a new reading: no version yet, and the hard limits of `limits.ts` are checked by `readingProblems`. */
export const readingDraftSchema = z
  .omit(z.object({ ...readingSchema.shape }), { version: true, updatedAt: true })
  .check(
    z.refine((reading) => (reading.measure === 'bloodPressure') === (reading.diastolic !== undefined), {
      path: ['diastolic'],
      error: 'validation.bothPressures',
    }),
  );
