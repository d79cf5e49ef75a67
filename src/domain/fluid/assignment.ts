import * as z from 'zod/mini';
import { calendarDate, entityFields } from '../entity';
import { typedNames } from './formula/formulaNames';
import { MOST_ML, planBodySchema } from './plan';
import { fluidTargetSchema } from '../patients/patient';
import { suppliedSchema } from './supplied';

/** At most one of a patient is `active` or `paused`; the next one that becomes active leaves it `superseded`. */
export const assignmentStatuses = ['draft', 'active', 'paused', 'completed', 'superseded'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, { error: 'validation.tooLong' }));
const needed = (max: number) => text(max).check(z.minLength(1, { error: 'validation.required' }));
const volume = z.int({ error: 'validation.wholeNumber' }).check(z.minimum(0), z.maximum(MOST_ML));

/** The values typed for one patient, in the units of `variables`. */
export const typedValuesSchema = z.partialRecord(z.enum(typedNames), z.number());
export type TypedValues = z.infer<typeof typedValuesSchema>;

/** Another day total than the formula's for one patient, mL: within the plan's clamp. */
const overrideSchema = z.object({ ml: volume, upperMl: z.optional(volume) });

/** The fields of one patient's plan that people decide about. */
export const assignmentFields = {
  id: entityFields.id,
  patient: needed(100),
  plan: needed(100),
  status: z.enum(assignmentStatuses),
  /** Patient days, both included; open without an end. */
  start: calendarDate,
  end: z.optional(calendarDate),
  prescriber: needed(200),
  reason: needed(500),
  typed: typedValuesSchema,
  /**
   * The values that the formula needs and that were not on record: stored as readings, in the profile or here, with
   * the plan.
   */
  supplied: z.optional(suppliedSchema),
  override: z.optional(overrideSchema),
  /** Days with dialysis, 1 Monday to 7 Sunday. */
  dialysisWeekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  /** Why it is given although a figure is unusual, or the plan is against the patient or meant for others. */
  confirmed: z.optional(text(500)),
  /** The totals that were shown when it was decided, mL: the server refuses (409) where it finds others. */
  seen: z.optional(z.object({ ml: volume, upperMl: z.optional(volume), dialysisMl: z.optional(volume) })),
} as const;

/** A value that a formula was calculated with, and its source. */
export const runInputSchema = z.object({
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  from: z.catch(z.enum(['reading', 'profile', 'typed', 'plan', 'other']), 'other'),
  /**
   * The patient day of a reading, or the last one of a mean; for a weight in the profile, the day since when it
   * stands there.
   */
  day: z.optional(z.string()),
});
export type RunInput = z.infer<typeof runInputSchema>;

const filledSlotSchema = z.object({
  label: z.string(),
  start: z.string(),
  end: z.string(),
  fromMinute: z.number(),
  toMinute: z.number(),
  ml: z.number(),
});

/** One kind of day as it was calculated: `rawMl` is the result of the formula, before clamp and rounding. */
export const dayRunSchema = z.object({
  formula: z.string(),
  rawMl: z.number(),
  upperRawMl: z.optional(z.number()),
  clamped: z.catch(z.optional(z.enum(['min', 'max'])), undefined),
  target: fluidTargetSchema,
  /** The sum of the slots, mL. */
  aimMl: z.number(),
  slots: z.array(filledSlotSchema),
});
export type DayRun = z.infer<typeof dayRunSchema>;

/** A plan calculated for a patient: the inputs, the time, the revision and the result. It is kept for ever. */
export const fluidRunSchema = z.object({
  at: z.string(),
  by: z.string(),
  /** The first patient day it holds for. */
  from: z.string(),
  revision: z.int(),
  inputs: z.array(runInputSchema),
  /** The dialysis days it was calculated for. */
  dialysisWeekdays: z.optional(z.array(z.int())),
  day: dayRunSchema,
  dialysisDay: z.optional(dayRunSchema),
  /** True where the times awake were assumed. */
  assumedTimes: z.optional(z.boolean()),
});
export type FluidRun = z.infer<typeof fluidRunSchema>;

export const assignmentChangeSchema = z.object({
  at: z.string(),
  by: z.string(),
  status: z.catch(z.enum(assignmentStatuses), 'draft'),
  reason: z.optional(z.string()),
  /** Why it was given despite a warning. */
  confirmed: z.optional(z.string()),
  /** The patient day from which on it holds. */
  from: z.string(),
});

/** A plan as one patient has it. The plan as it was then goes with it: what others change does not reach this patient. */
export const fluidAssignmentSchema = z.object({
  ...assignmentFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  by: z.string(),
  revision: z.int(),
  body: planBodySchema,
  /** Which one follows it. */
  supersededBy: z.optional(z.string()),
  /** The end it had before another one was to follow; null for none. */
  endBefore: z.optional(z.nullable(calendarDate)),
  /** The newest run is last. The list is empty only for drafts that could not be calculated. */
  runs: z.array(fluidRunSchema),
  history: z.array(assignmentChangeSchema),
});
export type FluidAssignment = z.infer<typeof fluidAssignmentSchema>;
export const assignmentBodySchema = z.object(assignmentFields);
export type AssignmentBody = z.infer<typeof assignmentBodySchema>;
