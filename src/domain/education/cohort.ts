import * as z from 'zod/mini';
import { calendarDate, entityFields } from '../entity';
import { pathologies, type Patient, type ProgrammeState } from '../patients/patient';
import { text } from '../text';
import { articleAssignmentSchema, type Article, type ArticleAssignment } from './article';

/** To whom a post is given at once. */
export const cohortSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('patients'),
    patients: z
      .array(z.string())
      .check(
        z.minLength(1, { error: 'validation.required' }),
        z.maxLength(500, { error: 'validation.tooLong' }),
      ),
  }),
  z.object({
    by: z.literal('category'),
    code: text(20).check(z.minLength(1, { error: 'validation.required' })),
  }),
  z.object({ by: z.literal('pathology'), pathology: z.enum(pathologies) }),
]);
export type Cohort = z.infer<typeof cohortSchema>;

export const bulkAssignmentSchema = z.object({
  /** The client's own, of which the ids of what is given are made: a second try gives nothing twice. */
  id: entityFields.id,
  article: text(100).check(z.minLength(1, { error: 'validation.required' })),
  to: cohortSchema,
  due: z.optional(calendarDate),
  message: z.optional(text(500)),
});
export type BulkAssignment = z.infer<typeof bulkAssignmentSchema>;

/** `already`: has it, unread or read as it stands; `ended`: is not cared for any more; `unknown`: is not there. */
export const assignmentOutcomes = ['assigned', 'already', 'ended', 'unknown'] as const;

export const bulkAssignmentAnswerSchema = z.object({
  outcomes: z.array(
    z.object({
      patient: z.string(),
      outcome: z.catch(z.enum(assignmentOutcomes), 'unknown'),
      assignment: z.optional(articleAssignmentSchema),
    }),
  ),
});
export type BulkAssignmentOutcome = z.infer<typeof bulkAssignmentAnswerSchema>['outcomes'][number];

const ended: readonly ProgrammeState[] = ['completed', 'withdrawn', 'deceased'];
/** Tells whether a patient is still cared for: others are given nothing to read. */
export const isCaredFor = ({ ext: { status } }: { ext: Pick<Patient['ext'], 'status'> }): boolean =>
  !ended.includes(status);

/** Tells whether a patient belongs to those a post is given to by category or pathology. */
export function isInCohort(
  {
    category,
    pathologies: has,
    ext,
  }: { category: string | null; pathologies: readonly string[]; ext: Pick<Patient['ext'], 'status'> },
  cohort: Exclude<Cohort, { by: 'patients' }>,
): boolean {
  if (!isCaredFor({ ext })) return false;
  return cohort.by === 'category' ? category === cohort.code : has.includes(cohort.pathology);
}

/**
 * Tells whether a patient still has the post, so that it is not given again: it is still to be read, or was read as
 * it stands.
 */
export const isStillGiven = (
  { article, state, revision }: Pick<ArticleAssignment, 'article' | 'state' | 'revision'>,
  given: Pick<Article, 'id' | 'revision'>,
): boolean =>
  article === given.id &&
  state !== 'withdrawn' &&
  (state === 'assigned' || state === 'opened' || revision >= given.revision);
