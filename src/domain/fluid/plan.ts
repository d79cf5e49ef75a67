import * as z from 'zod/mini';
import { entityFields, timeOfDay } from '../entity';
import { pathologies } from '../patients/patient';
import { LONGEST_FORMULA } from './formula/readFormula';

/** `draft` is being written, `active` can be given to patients, `archived` stays only because patients had it. */
export const planStatuses = ['draft', 'active', 'archived'] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** The meanings of the day total: at least, at most, or between two. */
export const fluidDirections = ['minimum', 'maximum', 'range'] as const;
export type FluidDirection = (typeof fluidDirections)[number];

/** No plan asks for more in a day, mL. */
export const MOST_ML = 10_000;
export const MOST_SLOTS = 12;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, { error: 'validation.tooLong' }));
const needed = (max: number) => text(max).check(z.minLength(1, { error: 'validation.required' }));
const whole = (min: number, max: number) =>
  z
    .int({ error: 'validation.wholeNumber' })
    .check(z.minimum(min, { error: 'validation.invalid' }), z.maximum(max, { error: 'validation.invalid' }));

/** Slots by the patient's day: a number of them over the time awake, or fixed times, which may cross midnight. */
export const fluidSlotSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('count'), count: whole(1, MOST_SLOTS) }),
  z.object({
    by: z.literal('times'),
    slots: z
      .array(z.object({ label: text(40), start: timeOfDay, end: timeOfDay }))
      .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_SLOTS)),
  }),
]);
export type FluidSlot = z.infer<typeof fluidSlotSchema>;

/** The ways in which a day total is spread over the slots; `percent` adds up to 100. */
export const fluidDistributionSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('equal') }),
  /** The first slot weighs as many parts as there are slots, the last one part. */
  z.object({ by: z.literal('frontLoaded') }),
  z.object({
    by: z.literal('percent'),
    shares: z
      .array(z.number().check(z.minimum(0), z.maximum(100)))
      .check(z.minLength(1), z.maxLength(MOST_SLOTS)),
  }),
]);
export type FluidDistribution = z.infer<typeof fluidDistributionSchema>;

const formula = needed(LONGEST_FORMULA);

/** One day total: the limit or target, or both ends of a range. */
const totalFields = { totalFluidQuantityFormula: formula, upperFormula: z.optional(formula) };

/**
 * The fields of a fluid plan that people decide about (specification 3.3); shapes only, `planProblems` says whether
 * it makes sense.
 */
export const planFields = {
  id: entityFields.id,
  name: text(80).check(z.minLength(3, { error: 'validation.tooShort' })),
  description: z.optional(text(2000)),
  status: z.enum(planStatuses),
  direction: z.enum(fluidDirections),
  /** mL a day; of a range the lower end, with the upper one in `upperFormula`. */
  ...totalFields,
  /** Whatever the formula gives is kept within these, mL. */
  clampMinMl: z.optional(whole(0, MOST_ML)),
  clampMaxMl: z.optional(whole(0, MOST_ML)),
  /** Day totals and slots are multiples of it, mL. */
  stepMl: whole(1, 500),
  /** The container that the patient drinks from. */
  dimensions: z.object({ name: needed(40), volumeMl: whole(10, 3000) }),
  /** The number of containers in a day: `quantity` of the formula. */
  quantity: z.optional(whole(1, 100)),
  fluidSlot: fluidSlotSchema,
  fluidDistribution: fluidDistributionSchema,
  /** The time between the end of the last slot and sleep, h, where slots go by count. */
  quietHours: z.number().check(z.minimum(0), z.maximum(6)),
  /** The formulas that hold instead on days with dialysis. */
  dialysisDay: z.optional(z.object(totalFields)),
  /** True where water in food and medicine counts. */
  countsFood: z.boolean(),
  allowedDrinks: z.optional(text(500)),
  reviewOn: z.optional(z.iso.date({ error: 'validation.date' })),
  contraindications: z.array(z.enum(pathologies)).check(z.maxLength(pathologies.length)),
  /** Code of the user category it is meant for; everybody's without. */
  category: z.optional(text(20)),
  /** Why it was changed last; the server keeps it in the history. */
  reason: z.optional(text(500)),
} as const;

/** One change of a plan; the server writes it and never rewrites it. */
export const planChangeSchema = z.object({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  reason: z.optional(z.string()),
  status: z.enum(planStatuses),
  /** Names of the fields that changed; empty for the first entry. */
  changed: z.array(z.string()),
});
export type PlanChange = z.infer<typeof planChangeSchema>;

/** A fluid plan as it is stored. */
export const fluidPlanSchema = z.object({
  ...planFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  /** 1 until it is first active, then one more with every change of what it asks. Patients stay on theirs. */
  revision: z.int(),
  history: z.array(planChangeSchema),
});
export type FluidPlan = z.infer<typeof fluidPlanSchema>;
export const planBodySchema = z.object(planFields);
/** The content of a plan, without what the server keeps about it. */
export type PlanBody = z.infer<typeof planBodySchema>;
