import * as z from 'zod/mini';
import { needed } from '@/domain/text';
import { questionnaireAssignmentFields, questionnaireAssignmentSchema } from './assignment';

const { questionnaire, start, end, recurrence, at, windowDays, remindAfterDays } =
  questionnaireAssignmentFields;

/** The most patients that can be assigned a questionnaire at once. */
export const MOST_GIVEN = 500;

/** One questionnaire for many patients; each has the id under which it will be stored. */
export const bulkGivingSchema = z.object({
  questionnaire,
  start,
  end,
  recurrence,
  at,
  windowDays,
  remindAfterDays,
  patients: z
    .array(z.object({ id: needed(100), patient: needed(100) }))
    .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_GIVEN)),
});
export type BulkGiving = z.infer<typeof bulkGivingSchema>;

/**
 * `duplicate`: the patient has it already, and keeps that one. `ended`: is not cared for any more. `invalid`: it could
 * not be given to this patient.
 */
export const givingOutcomes = ['given', 'duplicate', 'ended', 'invalid'] as const;
export const bulkGivingAnswerSchema = z.object({
  outcomes: z.array(
    z.object({
      patient: z.string(),
      outcome: z.catch(z.enum(givingOutcomes), 'invalid'),
      assignment: z.optional(questionnaireAssignmentSchema),
    }),
  ),
});
export type GivingOutcome = z.infer<typeof bulkGivingAnswerSchema>['outcomes'][number];
