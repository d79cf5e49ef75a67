import * as z from 'zod/mini';
import { calendarDate, entityFields } from '../entity';
import { pathologies } from '../patients/patient';
import { inLanguages, languages, needed, text, whole, type Language } from '../text';
import { cleanDocument, isDocument } from './cleanDocument';

export const articleStatuses = ['draft', 'inReview', 'published', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const MOST_QUESTIONS = 5;
/** The most characters of the text in one language, with its pictures, as JSON. */
const LONGEST_BODY = 3_000_000;

const tree = z.object({ type: z.literal('doc'), content: z.array(z.unknown()) });
/** Reads a document from a store: whatever is not allowed is left out of it. */
const cleaned = z.pipe(z.unknown(), z.transform(cleanDocument));
/**
 * Checks a document that is sent: it is refused where anything would have to be left out, so that nothing is lost
 * without a word.
 */
const sent = z.pipe(
  tree.check(
    z.refine(isDocument, { error: 'validation.document' }),
    z.refine((body) => JSON.stringify(body).length <= LONGEST_BODY, { error: 'validation.tooLong' }),
  ),
  z.transform((body: z.infer<typeof tree>) => cleanDocument(body)),
);

const textsOf = <T extends z.ZodMiniType>(body: T) =>
  inLanguages(z.object({ title: text(200), summary: text(300), body }));

export const quizQuestionSchema = z.object({
  question: inLanguages(text(500)),
  options: z
    .array(z.object({ text: inLanguages(text(300)), correct: z.boolean() }))
    .check(z.minLength(2), z.maxLength(8)),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const attachmentSchema = z.object({
  name: needed(200),
  type: z.literal('application/pdf'),
  /** Base64, of at most 2 MB. */
  data: z
    .string()
    .check(
      z.maxLength(2_800_000, { error: 'validation.tooLong' }),
      z.regex(/^JVBERi[A-Za-z0-9+/]+={0,2}$/, { error: 'validation.pdf' }),
    ),
});

/** The fields of a post of therapeutic education that people decide, beside its texts. */
const fields = {
  id: entityFields.id,
  status: z.enum(articleStatuses),
  /** Shown where the language wanted is missing. */
  language: z.enum(languages),
  tags: z.array(needed(40)).check(z.maxLength(20)),
  pathologies: z.array(z.enum(pathologies)).check(z.maxLength(pathologies.length)),
  /** Codes of user categories. */
  categories: z.array(text(20)).check(z.maxLength(50)),
  sources: z.array(z.object({ label: needed(300), url: z.optional(text(500)) })).check(z.maxLength(20)),
  author: needed(200),
  reviewer: z.optional(text(200)),
  /** When it is to be looked at again by a clinician. */
  reviewOn: z.optional(calendarDate),
  quiz: z.array(quizQuestionSchema).check(z.maxLength(MOST_QUESTIONS)),
  attachment: z.optional(attachmentSchema),
  reason: z.optional(text(500)),
} as const;
export const articleFieldNames = [...Object.keys(fields), 'texts'];
export const articleBodySchema = z.object({ ...fields, texts: textsOf(sent) });
export type ArticleBody = z.infer<typeof articleBodySchema>;
export type ArticleText = NonNullable<ArticleBody['texts'][Language]>;

const status = z.catch(z.enum(articleStatuses), 'archived');
const storedFields = { ...fields, status, texts: textsOf(cleaned) } as const;

export const articleChangeSchema = z.object({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  status,
  reason: z.optional(z.string()),
});

export const articleSchema = z.object({
  ...storedFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  /** The newest published one; 0 until it was published. */
  revision: z.int(),
  /** When a clinician last approved it. */
  approvedAt: z.optional(z.string()),
  approvedBy: z.optional(z.string()),
  /** The revision that readers see while the next one is being written. */
  published: z.optional(z.object(storedFields)),
  history: z.array(articleChangeSchema),
});
export type Article = z.infer<typeof articleSchema>;

/** Order of what becomes of a post given to a patient. */
export const readingStates = ['assigned', 'opened', 'read', 'quizDone', 'withdrawn'] as const;
export type ReadingState = (typeof readingStates)[number];
const articleAssignmentFields = {
  id: entityFields.id,
  patient: needed(100),
  article: needed(100),
  state: z.enum(readingStates),
  due: z.optional(calendarDate),
  message: z.optional(text(500)),
  /** Answers of the quiz: places of the options chosen, question by question. */
  quizAnswers: z.optional(z.array(z.array(whole(0, 7)))),
  /** Why it was withdrawn. */
  reason: z.optional(text(500)),
} as const;
export const articleAssignmentBodySchema = z.object(articleAssignmentFields);
export type ArticleAssignmentBody = z.infer<typeof articleAssignmentBodySchema>;
export const articleAssignmentSchema = z.object({
  ...articleAssignmentFields,
  state: z.catch(z.enum(readingStates), 'assigned'),
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  by: z.string(),
  /** Which revision of the post it was given as, and later which one was read. */
  revision: z.int(),
  assignedAt: z.string(),
  openedAt: z.optional(z.string()),
  readAt: z.optional(z.string()),
  quizAt: z.optional(z.string()),
  /** Questions answered rightly, of those there were. */
  quizRight: z.optional(z.int()),
  quizOf: z.optional(z.int()),
});
export type ArticleAssignment = z.infer<typeof articleAssignmentSchema>;
