import * as z from 'zod/mini';
import { entityFields, instant, type Draft } from '../entity';
import { measures, measureSchema } from './measure';

/** Where a reading came from. The order is the code stored in packed blocks: append only. */
export const readingSources = ['staff', 'patient', 'device', 'import', 'questionnaire'] as const;
export type ReadingSource = (typeof readingSources)[number];

/**
 * The marks by which a reading speaks for its whole patient day. `complete`: all urine of the day was collected;
 * `incomplete`: some was lost. `nothing`: none was drunk, or none passed; its value is 0, which a day without any
 * reading is not. `total`: the value is all that was drunk or passed on the day, and no single drink or void.
 */
export const dayMarks = ['complete', 'incomplete', 'nothing', 'total'] as const;
export type DayMark = (typeof dayMarks)[number];

/** Colours of urine as staff name them; `brown` and `red` may mean blood. */
export const urineColours = ['clear', 'yellow', 'dark', 'brown', 'red', 'cloudy'] as const;

/** The observations about urine. An absent field was not asked. */
export const urineSchema = z.object({
  colour: z.catch(z.optional(z.enum(urineColours)), undefined),
  blood: z.optional(z.boolean()),
  pain: z.optional(z.boolean()),
  /** Fever, burning, urgency: what speaks for an infection. */
  infection: z.optional(z.boolean()),
});

const measured = {
  at: instant,
  value: z.number(),
  diastolic: z.optional(z.number()),
  confirmedOutOfRange: z.optional(z.boolean()),
  note: z.optional(z.string().check(z.maxLength(2000))),
  dayMark: z.catch(z.optional(z.enum(dayMarks)), undefined),
  urine: z.optional(urineSchema),
};

const reason = z.string().check(z.trim(), z.minLength(1, { error: 'validation.required' }), z.maxLength(500));

/** A reading as it was before it was corrected, and who corrected it, when and why. */
export const revisionSchema = z.object({
  ...measured,
  /** Instant since which it had said so. */
  updatedAt: z.string(),
  replacedAt: z.string(),
  replacedBy: z.string(),
  reason: z.string(),
});
export type Revision = z.infer<typeof revisionSchema>;

/** Who took a reading out of all figures, when and why. */
export const withdrawalSchema = z.object({
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  /** Together with the import that brought it: it may come back with its file. */
  undone: z.optional(z.boolean()),
});

/** Who restored a reading that had been withdrawn by mistake, when and why; the reason for the withdrawal stays. */
export const restorationSchema = z.object({
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  withdrawn: withdrawalSchema,
  /** Instant since which it had said what it says, before it was taken out. */
  since: z.string(),
});

const bothPressures = z.refine<{ measure: string; diastolic?: number | undefined }>(
  (reading) => (reading.measure === 'bloodPressure') === (reading.diastolic !== undefined),
  { path: ['diastolic'], error: 'validation.bothPressures' },
);

const sent = {
  id: entityFields.id,
  patient: z.string().check(z.minLength(1)),
  measure: measureSchema,
  ...measured,
  source: z.enum(readingSources),
  recordedBy: z.optional(z.string().check(z.maxLength(200))),
  /** The instant at which the source corrected the reading, as the source says; empty where it does not say. */
  amendedAt: z.optional(z.string().check(z.maxLength(40))),
  /** Since when its source says so (instant), where that tells; absent once it was corrected. */
  saidAt: z.optional(z.string().check(z.maxLength(40))),
};

/**
 * One reading. `value` is in the measure's canonical unit (`measureUnits`); `diastolic` in mmHg is present for
 * blood pressure and only for it. `confirmedOutOfRange` says that a person confirmed a value outside the soft limits.
 * `history` holds what it said before corrections, oldest first; one with `enteredInError` counts nowhere;
 * `restored` says how often that was taken back.
 */
export const readingSchema = z
  .object({
    ...entityFields,
    ...sent,
    history: z.optional(z.array(revisionSchema)),
    enteredInError: z.optional(withdrawalSchema),
    restored: z.optional(z.array(restorationSchema)),
  })
  .check(bothPressures);
export type Reading = z.infer<typeof readingSchema>;

const plainFields = new Set<string>([
  ...Object.keys(entityFields),
  'patient',
  'measure',
  'at',
  'value',
  'diastolic',
  'source',
]);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
const isText = (part: unknown, longest = Infinity): boolean =>
  typeof part === 'string' && part.length > 0 && part.length <= longest;
const known = { measure: new Set<unknown>(measures), source: new Set<unknown>(readingSources) };

/**
 * Tells whether an entry is a reading without anything special about it, as nearly all of a device are. A year of
 * them is forty thousand, and walking each through the schema takes a fifth of a second; an entry accepted here is
 * accepted by the schema as it is, and any other is left to the schema.
 */
export function isPlainReading(entry: unknown): entry is Reading {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false;
  for (const field in entry) if (!plainFields.has(field)) return false;
  const { id, version, updatedAt, patient, measure, at, value, diastolic, source } = entry as Partial<
    Record<string, unknown>
  >;
  return (
    isText(id, 100) &&
    isText(patient) &&
    typeof version === 'string' &&
    typeof updatedAt === 'string' &&
    known.measure.has(measure) &&
    known.source.has(source) &&
    Number.isFinite(value) &&
    (measure === 'bloodPressure' ? Number.isFinite(diastolic) : diastolic === undefined) &&
    typeof at === 'string' &&
    INSTANT.test(at) &&
    !Number.isNaN(Date.parse(at))
  );
}

export type ReadingDraft = Omit<Draft<Reading>, 'history' | 'enteredInError' | 'restored'>;

/**
 * The schema of a new reading: no version yet, no history, and the hard limits of `limits.ts` are checked by
 * `readingProblems`.
 */
export const readingDraftSchema = z.object(sent).check(bothPressures);

/** Readings of one patient that are recorded together, e.g. a blood pressure with its pulse: all of them or none. */
export const readingBatchSchema = z.object({
  readings: z.array(readingDraftSchema).check(z.minLength(1), z.maxLength(50)),
});

/** The correction that replaces what a reading said; measure, patient and source stay. */
export const correctionSchema = z.object({ ...measured, reason });
export type Correction = z.infer<typeof correctionSchema>;

/** Why a reading counts no more, or counts again. */
export const withdrawalDraftSchema = z.object({ reason });

/** Gives the part of a reading that a correction may change, as it stands. */
export function measuredOf(reading: Reading | ReadingDraft | Revision): Omit<Correction, 'reason'> {
  const { at, value, diastolic, confirmedOutOfRange, note, dayMark, urine } = reading;
  return {
    at,
    value,
    ...(diastolic !== undefined && { diastolic }),
    ...(confirmedOutOfRange !== undefined && { confirmedOutOfRange }),
    ...(note !== undefined && { note }),
    ...(dayMark !== undefined && { dayMark }),
    ...(urine !== undefined && { urine }),
  };
}
