import * as z from 'zod/mini';
import { entityFields } from '../entity';
import { needed, text } from '../text';

export const categoryTypes = ['clinical', 'programme', 'administrative'] as const;
export type CategoryType = (typeof categoryTypes)[number];
export const categoryColours = [
  'grey',
  'blue',
  'teal',
  'green',
  'yellow',
  'orange',
  'red',
  'purple',
] as const;
export type CategoryColour = (typeof categoryColours)[number];
export const categoryIcons = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'drop',
  'heart',
  'leaf',
  'star',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

/** The most questionnaires, and the most posts, that a category proposes. */
export const MOST_DEFAULTS = 20;
const ids = z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(MOST_DEFAULTS));

/**
 * The records that are proposed when a patient is enrolled into a category, by id; none is assigned automatically.
 */
const defaultsSchema = z.object({
  fluidPlan: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  questionnaires: ids,
  articles: ids,
});

const categoryFields = {
  id: entityFields.id,
  name: needed(100),
  /** Never changes once anything names it: patients, thresholds, rules and plans do. */
  code: z.string().check(z.regex(/^[A-Z0-9_-]{2,20}$/, { error: 'validation.categoryCode' })),
  description: z.optional(text(1000)),
  defaults: z.optional(defaultsSchema),
  /** No more patients are added to it; those in it stay. */
  archived: z.optional(z.boolean()),
} as const;

/** The fields of a category that people decide. */
export const categoryBodySchema = z.object({
  ...categoryFields,
  type: z.enum(categoryTypes, { error: 'validation.required' }),
  colour: z.optional(z.enum(categoryColours)),
  icon: z.optional(z.enum(categoryIcons)),
});
export type CategoryBody = z.infer<typeof categoryBodySchema>;

/** A user category as it is stored (specification 3.3). What a newer server says of its type is not known here. */
export const userCategorySchema = z.object({
  ...categoryFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  type: z.catch(z.enum([...categoryTypes, 'unknown']), 'unknown'),
  colour: z.catch(z.optional(z.enum(categoryColours)), undefined),
  icon: z.catch(z.optional(z.enum(categoryIcons)), undefined),
});
export type UserCategory = z.infer<typeof userCategorySchema>;
