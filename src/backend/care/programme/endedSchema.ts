import * as z from 'zod/mini';
import { articleAssignmentSchema } from '@/domain/education/article';
import { fluidAssignmentSchema } from '@/domain/fluid/assignment';
import { allocationSchema } from '@/domain/medicine/allocation';
import { questionnaireAssignmentSchema } from '@/domain/questionnaire/assigning/assignment';

const ended = <T>(store: string, record: z.ZodMiniType<T>) =>
  z.object({ store: z.literal(store), before: record, version: z.string() });

/** An undo writes into the table that a row names, so that only these names are taken. */
const endedSchema = z.union([
  ended('questionnaireAssignments', questionnaireAssignmentSchema),
  ended('articleAssignments', articleAssignmentSchema),
  ended('allocations', allocationSchema),
  ended('fluidAssignments', fluidAssignmentSchema),
]);

/** Tells whether a value is a record of one patient that ended with a death, as it was before. */
export function isEndedOf(patient: string, value: unknown): boolean {
  const { data } = endedSchema.safeParse(value);
  return data !== undefined && data.before.patient === patient;
}
