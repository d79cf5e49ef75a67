import * as z from 'zod/mini';
import { entityFields } from '../entity';
import { text, whole } from '../text';

export const enrolmentSteps = [
  'identity',
  'dailyLife',
  'pathologies',
  'category',
  'team',
  'monitoring',
  'consent',
  'review',
] as const;
export type EnrolmentStep = (typeof enrolmentSteps)[number];

/** `activated` once the patient is there: then it says who enrolled whom, and what was typed is the patient's. */
export const enrolmentStatuses = ['draft', 'activated'] as const;

/** A registration under way: what was typed, finished or not, so that it can be gone on with later. */
export const enrolmentFields = {
  id: entityFields.id,
  status: z.enum(enrolmentStatuses),
  step: z.catch(z.enum(enrolmentSteps), 'identity'),
  /** Under which name it stands in the list. */
  title: text(200),
  /** Fields of each step as they were typed; `enrolmentProblems` says what is missing or wrong. */
  typed: z.record(z.string(), z.unknown()),
  /** The number of finished steps. */
  done: whole(0, enrolmentSteps.length),
} as const;
export const enrolmentBodySchema = z.object(enrolmentFields);
export type EnrolmentBody = z.infer<typeof enrolmentBodySchema>;
export const enrolmentSchema = z.object({
  ...enrolmentFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  by: z.string(),
  /** The patient that came of it. */
  patient: z.optional(z.string()),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;
