import * as z from 'zod/mini';
import { calendarDate, entityFields, timeOfDay } from '../entity';
import { warningAnswerSchema } from '../prescribing/warningAnswer';
import { amountSchema } from './medicine';

/** The four frequencies of the specification (3.3). */
export const frequencyKinds = ['everyday', 'specificFrequency', 'preciseDays', 'cycle'] as const;
export type FrequencyKind = (typeof frequencyKinds)[number];

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, { error: 'validation.tooLong' }));
const needed = (max: number) => text(max).check(z.minLength(1, { error: 'validation.required' }));
const whole = (min: number, max: number) =>
  z
    .int({ error: 'validation.wholeNumber' })
    .check(z.minimum(min, { error: 'validation.invalid' }), z.maximum(max, { error: 'validation.invalid' }));

/** On which days; counted from the segment's anchor. Weekdays: 1 Monday to 7 Sunday. */
export const frequencySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyday') }),
  z.object({ kind: z.literal('specificFrequency'), everyDays: whole(2, 365) }),
  z.object({
    kind: z.literal('preciseDays'),
    weekdays: z.array(whole(1, 7)).check(z.minLength(1, { error: 'validation.weekdays' }), z.maxLength(7)),
  }),
  z.object({ kind: z.literal('cycle'), onDays: whole(1, 365), offDays: whole(1, 365) }),
]);
export type Frequency = z.infer<typeof frequencySchema>;

/** Most intakes of a day. */
export const MOST_TIMES = 12;
/** The minutes after its due time within which an intake still counts as in time, where nothing else is said. */
export const USUAL_WINDOW_MINUTES = 120;

/** Most segments of one medicine. */
export const MOST_SEGMENTS = 200;

/**
 * A stretch of days on which one thing holds; segments follow each other and never overlap. Dates are the patient's
 * calendar days, both included. A change closes one and opens the next: what was before stays as it was, on the day of
 * the change too.
 */
export const segmentSchema = z.object({
  id: entityFields.id,
  from: calendarDate,
  /** The time of the first day from which on something is due; without it the whole day counts. */
  since: z.optional(timeOfDay),
  /** Open without an end. */
  to: z.optional(calendarDate),
  /** The time of the last day before which something is due; without it the whole day counts. */
  until: z.optional(timeOfDay),
  /** Nothing is due while it pauses. */
  pause: z.optional(z.boolean()),
  dose: amountSchema,
  frequency: frequencySchema,
  /** The day from which days are counted: the first one, unless a change kept the rhythm of the segment before. */
  anchor: calendarDate,
  /** Ascending times of day; empty for medicines taken as needed. */
  times: z.array(timeOfDay).check(z.maxLength(MOST_TIMES)),
  windowMinutes: whole(15, 720),
  instruction: z.optional(text(500)),
  /** Why it was changed or paused. */
  reason: z.optional(text(500)),
});
export type Segment = z.infer<typeof segmentSchema>;

export const stopReasons = ['completed', 'sideEffect', 'notEffective', 'changed', 'other'] as const;
/**
 * Tells whether all days are known on which something is due: a newer host may send a frequency that this version
 * does not know.
 */
export const isRhythmKnown = ({ segments }: { segments: readonly Segment[] }): boolean =>
  segments.every(({ pause, frequency }) => pause || frequencyKinds.includes(frequency.kind));

export type StopReason = (typeof stopReasons)[number];

/** The medicine as it was when it was given: the catalogue may change later. */
const givenMedicineSchema = z.object({
  id: z.string(),
  name: z.string(),
  manufacturer: z.optional(z.string()),
  capacity: z.optional(amountSchema),
  activeIngredients: z.array(z.string()),
});

/** The fields that people decide about a medicine of one patient ("allocated user medicine"). */
export const allocationFields = {
  id: entityFields.id,
  patient: needed(100),
  medicine: needed(100),
  /** Only when needed, at most so often in any 24 hours. Nothing is due then. */
  asNeeded: z.optional(z.object({ maxPerDay: whole(1, 24), indication: z.optional(text(200)) })),
  /** Ascending; the first begins on the starting date. */
  segments: z
    .array(segmentSchema)
    .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_SEGMENTS)),
  prescriber: needed(200),
  reason: z.optional(text(500)),
  note: z.optional(text(2000)),
  /** From this day on nothing is taken any more; where a time is given, from that time of the day on. */
  stopped: z.optional(
    z.object({
      on: calendarDate,
      time: z.optional(timeOfDay),
      reason: z.enum(stopReasons),
      note: z.optional(text(500)),
    }),
  ),
  /** Ids of the patient's medicines that overlap, as they were shown and accepted. */
  accepted: z.optional(z.array(z.string()).check(z.maxLength(100))),
  /** Warnings before it was given, each with the reason for giving it all the same. */
  answers: z.optional(z.array(warningAnswerSchema).check(z.maxLength(100))),
} as const;
export const allocationBodySchema = z.object(allocationFields);
export type AllocationBody = z.infer<typeof allocationBodySchema>;

export const allocationChangeSchema = z.object({
  at: z.string(),
  by: z.string(),
  what: z.catch(z.enum(['allocated', 'changed', 'paused', 'resumed', 'stopped', 'other']), 'other'),
  reason: z.optional(z.string()),
});

export const allocationSchema = z.object({
  ...allocationFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  given: givenMedicineSchema,
  history: z.array(allocationChangeSchema),
});
export type Allocation = z.infer<typeof allocationSchema>;

export type AllocationState = 'planned' | 'active' | 'paused' | 'stopped' | 'completed';

/** When a segment begins and where it is over, in the patient's calendar, as texts that sort by time. */
export const startOf = ({ from, since = '00:00' }: Segment): string => `${from}T${since}`;
export const endOf = ({ to = '9999-12-31', until = '24:00' }: Segment): string => `${to}T${until}`;

/** Gives the segment that holds on a day of the patient's calendar; of two that share it the later one. */
export const segmentOn = (segments: readonly Segment[], day: string): Segment | undefined =>
  segments.findLast(({ from, to }) => from <= day && (to === undefined || day <= to));

/** Gives the state of a medicine on a day of the patient's calendar, at its end. */
export function stateOn(
  { segments, stopped }: Pick<Allocation, 'segments' | 'stopped'>,
  day: string,
): AllocationState {
  if (stopped && stopped.on <= day) return 'stopped';
  const [first] = segments;
  if (first && day < first.from) return 'planned';
  const current = segmentOn(segments, day);
  if (current) return current.pause ? 'paused' : 'active';
  return segments.some(({ from }) => from > day) ? 'paused' : 'completed';
}
