import * as z from 'zod/mini';
import { calendarDate, entityFields } from '@/domain/entity';
import { needed, text } from '@/domain/text';
import { answerSchema, MOST_ITEMS } from '../questionnaire';

export type { Answer } from '../questionnaire';

export const responseStatuses = ['inProgress', 'answered', 'reviewed', 'withdrawn'] as const;

export const answersSchema = z.record(z.string(), answerSchema);
/** Answers by `linkId`. */
export type Answers = z.infer<typeof answersSchema>;

export const responseFields = {
  id: entityFields.id,
  patient: needed(100),
  questionnaire: needed(100),
  /** The published state that was answered. */
  revision: z.int(),
  assignment: z.optional(text(100)),
  /** The first day of the window it answers. */
  due: z.optional(calendarDate),
  status: z.enum(responseStatuses),
  answers: answersSchema,
  /** True where staff answered on behalf of the patient. */
  onBehalf: z.boolean(),
  /** The findings of the reviewer. */
  note: z.optional(text(2000)),
  /** Why it was withdrawn. */
  reason: z.optional(text(500)),
} as const;
export const responseBodySchema = z.object({
  ...responseFields,
  /** Questions whose unusual answer somebody confirmed; it is asked for when they are handed in, and kept with the reading. */
  confirmed: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MOST_ITEMS))),
});
export type ResponseBody = z.infer<typeof responseBodySchema>;

export const scoredSchema = z.object({
  id: z.string(),
  /** Absent where too few items were answered. */
  value: z.optional(z.number()),
  answered: z.int(),
  of: z.int(),
  /** Place of the band among those of the score. */
  band: z.optional(z.int()),
});
export type Scored = z.infer<typeof scoredSchema>;

export const questionnaireResponseSchema = z.object({
  ...responseFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  by: z.string(),
  /** When it was handed in; absent while it is being answered. */
  answeredAt: z.optional(z.string()),
  reviewedBy: z.optional(z.string()),
  reviewedAt: z.optional(z.string()),
  scores: z.array(scoredSchema),
});
export type QuestionnaireResponse = z.infer<typeof questionnaireResponseSchema>;
