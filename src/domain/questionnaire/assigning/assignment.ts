import * as z from 'zod/mini';
import { calendarDate, entityFields, timeOfDay } from '@/domain/entity';
import { needed, text, whole } from '@/domain/text';

/** `cancelled` needs a reason; what was answered stays. */
export const questionnaireAssignmentStatuses = ['active', 'completed', 'cancelled'] as const;

/** When a questionnaire is asked, in calendar days of the patient. */
export const recurrenceSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('once') }),
  z.object({ by: z.literal('days'), every: whole(1, 365) }),
  /** 1 Monday to 7 Sunday, at an interval of weeks. */
  z.object({
    by: z.literal('weekdays'),
    every: whole(1, 52),
    weekdays: z.array(whole(1, 7)).check(z.minLength(1, { error: 'validation.required' })),
  }),
]);
export type Recurrence = z.infer<typeof recurrenceSchema>;

export const questionnaireAssignmentFields = {
  id: entityFields.id,
  patient: needed(100),
  questionnaire: needed(100),
  status: z.enum(questionnaireAssignmentStatuses),
  start: calendarDate,
  end: z.optional(calendarDate),
  recurrence: recurrenceSchema,
  /** From when on the day it can be answered. */
  at: z.optional(timeOfDay),
  /** The number of days in which it can be answered, the first included. */
  windowDays: whole(1, 60),
  /** Days after the first day of a window on which reminders are sent. */
  remindAfterDays: z.array(whole(0, 60)).check(z.maxLength(5)),
  reason: z.optional(text(500)),
} as const;
export const questionnaireAssignmentBodySchema = z.object(questionnaireAssignmentFields);
export type QuestionnaireAssignmentBody = z.infer<typeof questionnaireAssignmentBodySchema>;

export const questionnaireAssignmentSchema = z.object({
  ...questionnaireAssignmentFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  by: z.string(),
});
export type QuestionnaireAssignment = z.infer<typeof questionnaireAssignmentSchema>;
