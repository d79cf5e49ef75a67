import * as z from 'zod/mini';
import { calendarDate, entityFields, instant, timeOfDay } from '../entity';
import { amountSchema } from './medicine';

/** Intakes may be entered up to this many days afterwards; they are then marked as late entries. */
export const RETROACTIVE_DAYS = 14;

export const skipReasons = ['sideEffect', 'forgotten', 'unavailable', 'advised', 'refused', 'other'] as const;

/**
 * The fields of what somebody says about one intake. The id of a due one is `dueIdOf`: there is one entry for each.
 */
export const intakeFields = {
  id: entityFields.id,
  patient: z.string().check(z.minLength(1), z.maxLength(100)),
  allocation: z.string().check(z.minLength(1), z.maxLength(100)),
  /** When it was due, in the patient's calendar; absent when taken as needed. */
  due: z.optional(z.object({ day: calendarDate, time: timeOfDay })),
  state: z.enum(['taken', 'skipped']),
  /** When it was really taken. */
  takenAt: z.optional(instant),
  amount: z.optional(amountSchema),
  reason: z.optional(z.enum(skipReasons)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(500, { error: 'validation.tooLong' }))),
} as const;
export const intakeBodySchema = z.object(intakeFields);
export type IntakeBody = z.infer<typeof intakeBodySchema>;

export const intakeSchema = z.object({
  ...intakeFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  /** The patient's calendar day that it counts for. */
  day: z.string(),
  /** When it was due, an instant, by the zone in which it was entered; absent of what is taken as needed. */
  dueAt: z.optional(z.string()),
  by: z.string(),
  loggedAt: z.string(),
  /** Entered on a later day than it was due or taken; not of a dose that is still meant after midnight. */
  retroactive: z.optional(z.boolean()),
});
export type Intake = z.infer<typeof intakeSchema>;

/** Each due intake has one entry, no matter who enters it. */
export const dueIdOf = (allocation: string, day: string, time: string): string =>
  `${allocation} ${day}T${time}`;

/**
 * Hours around the instant at which a dose is due within which it is taken to be meant: so long it stays on the list of
 * the next day, and further ahead it is entered only with a note. Half of the time between two doses of a medicine taken
 * twice a day, so that what lies beyond is nearer to another dose; ours.
 */
export const AROUND_DUE_HOURS = 6;
const AROUND_DUE_MS = AROUND_DUE_HOURS * 3_600_000;

/** A dose is still meant: it was due no longer ago than the hours around it, or than its own window. Instants in epoch ms. */
export const isStillMeant = (dueAt: number, now: number, windowMinutes = 0): boolean =>
  now - dueAt <= Math.max(AROUND_DUE_MS, windowMinutes * 60_000);

/** A dose lies too far ahead of an instant to be the one that is taken then. Both epoch ms. */
export const liesFarAhead = (dueAt: number, taken: number): boolean => dueAt - taken > AROUND_DUE_MS;
