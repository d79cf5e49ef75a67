import {
  bulkAssignmentAnswerSchema,
  type BulkAssignment,
  type BulkAssignmentOutcome,
} from '@/domain/education/cohort';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { articleAssignments } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

/** Gives a post to many patients; what became of each is answered. */
export const giveToMany = createAppThunk<BulkAssignmentOutcome[], Quiet & { bulk: BulkAssignment }>(
  'articleAssignments/bulk',
  async ({ bulk }, { dispatch }) => {
    const answer = await care.post('/articleAssignments/bulk', bulk);
    const { outcomes } = parseAnswer(answer, bulkAssignmentAnswerSchema);
    dispatch(
      articleAssignments.received(outcomes.flatMap(({ assignment }) => (assignment ? [assignment] : []))),
    );
    return outcomes;
  },
);
