import * as z from 'zod/mini';
import { measureSchema } from '../readings/measure';
import { entityFields } from '../entity';
import { inLanguages, languages, needed, text, whole } from '../text';

/** `draft` is being written, `published` can be given to patients, `retired` stays only because patients answered it. */
export const questionnaireStatuses = ['draft', 'published', 'retired'] as const;
export type QuestionnaireStatus = (typeof questionnaireStatuses)[number];

/** The types of item. `display` only tells something; `section` holds the items up to the next one. */
export const itemTypes = [
  'section',
  'display',
  'text',
  'longText',
  'integer',
  'decimal',
  'boolean',
  'choice',
  'multiChoice',
  'scale',
  'date',
  'time',
  'pressure',
] as const;
export type ItemType = (typeof itemTypes)[number];

/** The operators of FHIR R4 `enableWhen`. */
export const operators = ['exists', '=', '!=', '>', '<', '>=', '<='] as const;
export type Operator = (typeof operators)[number];

export const MOST_ITEMS = 100;
export const MOST_OPTIONS = 30;
export const MOST_CONDITIONS = 10;
/** The most characters of an answer. */
export const LONGEST_TEXT = 4000;

const linkId = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/, { error: 'validation.linkId' }));

/** The value that a condition compares with: a truth value, a number, or the code of an option. */
const comparedValue = z.union([z.boolean(), z.number(), text(200)]);

export const conditionSchema = z.object({
  item: linkId,
  operator: z.enum(operators),
  value: z.optional(comparedValue),
});
export type ItemCondition = z.infer<typeof conditionSchema>;

export const optionSchema = z.object({
  code: linkId,
  text: inLanguages(text(300)),
  score: z.optional(z.number()),
  /** True where nothing else can be chosen beside it, as with "none of these". */
  exclusive: z.optional(z.boolean()),
});
export type ItemOption = z.infer<typeof optionSchema>;

/** The answer to one item: text, number, truth value, or codes of options. */
export const answerSchema = z.union([
  z.boolean(),
  z.number(),
  z.string().check(z.maxLength(LONGEST_TEXT, { error: 'validation.tooLong' })),
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MOST_OPTIONS)),
]);
export type Answer = z.infer<typeof answerSchema>;

export const itemSchema = z.object({
  linkId,
  type: z.enum(itemTypes),
  text: inLanguages(text(1000)),
  help: z.optional(inLanguages(text(1000))),
  required: z.optional(z.boolean()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  step: z.optional(z.number()),
  unit: z.optional(text(20)),
  /** The most characters that an answer in words may have, where that is fewer than everywhere. */
  maxLength: z.optional(whole(1, LONGEST_TEXT)),
  options: z.optional(z.array(optionSchema).check(z.maxLength(MOST_OPTIONS))),
  /** True where a scale counts the other way round in scores: max + min − answer. */
  reverse: z.optional(z.boolean()),
  /** The weight of the answer in a weighted score; 1 without. */
  weight: z.optional(z.number()),
  /** As which measure the answer is kept as a reading. */
  writes: z.optional(measureSchema),
  /** True where it is never shown, nor asked. */
  hidden: z.optional(z.boolean()),
  /** True where it is shown with its preset answer, and not asked. */
  readOnly: z.optional(z.boolean()),
  /** The preset answer; it is handed in for an item that is not asked, and for no other. */
  initial: z.optional(answerSchema),
  enableWhen: z.optional(z.array(conditionSchema).check(z.maxLength(MOST_CONDITIONS))),
  enableBehavior: z.optional(z.enum(['all', 'any'])),
});
export type QuestionnaireItem = z.infer<typeof itemSchema>;

/** A span of scores, both ends included, and what it means. */
export const bandSchema = z.object({
  from: z.number(),
  to: z.number(),
  label: inLanguages(text(100)),
  /** An answer in this band raises an alert of this severity; none without. */
  severity: z.optional(z.enum(['critical', 'high', 'medium', 'low'])),
});
export type ScoreBand = z.infer<typeof bandSchema>;

export const scoreSchema = z.object({
  id: linkId,
  label: inLanguages(text(100)),
  kind: z.enum(['sum', 'mean', 'weighted']),
  items: z.array(linkId).check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_ITEMS)),
  /** With fewer of its items answered there is no score. */
  minAnswered: whole(1, MOST_ITEMS),
  bands: z.array(bandSchema).check(z.maxLength(10)),
});
export type Score = z.infer<typeof scoreSchema>;

/**
 * The fields of a questionnaire that people decide about; shapes only, `questionnaireProblems` says whether it makes
 * sense.
 */
export const questionnaireFields = {
  id: entityFields.id,
  name: needed(120),
  status: z.enum(questionnaireStatuses),
  /** Shown where a text is missing in the language wanted. */
  language: z.enum(languages),
  title: inLanguages(text(200)),
  description: z.optional(inLanguages(text(2000))),
  items: z.array(itemSchema).check(z.maxLength(MOST_ITEMS)),
  scores: z.array(scoreSchema).check(z.maxLength(10)),
  reason: z.optional(text(500)),
} as const;
export const questionnaireBodySchema = z.object(questionnaireFields);
export type QuestionnaireBody = z.infer<typeof questionnaireBodySchema>;

/** One published state. It never changes: answers name it. */
export const publishedSchema = z.object({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  reason: z.optional(z.string()),
  body: questionnaireBodySchema,
});
export type PublishedQuestionnaire = z.infer<typeof publishedSchema>;

export const questionnaireSchema = z.object({
  ...questionnaireFields,
  status: z.catch(z.enum(questionnaireStatuses), 'retired'),
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  /** The newest published one; 0 until it was published. */
  revision: z.int(),
  published: z.array(publishedSchema),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;
