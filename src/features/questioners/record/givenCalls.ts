import type {
  QuestionnaireAssignment,
  QuestionnaireAssignmentBody,
} from '@/domain/questionnaire/assigning/assignment';
import {
  bulkGivingAnswerSchema,
  type BulkGiving,
  type GivingOutcome,
} from '@/domain/questionnaire/assigning/bulk';
import type { QuestionnaireResponse, ResponseBody } from '@/domain/questionnaire/responses/response';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { questionnaireAssignments } from '../slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

/** What takes an assignment back, with the reason. */
export function asCancelled(
  { version, updatedAt: _updatedAt, by: _by, ...given }: QuestionnaireAssignment,
  reason: string,
): { body: QuestionnaireAssignmentBody; version: string } {
  return { body: { ...given, status: 'cancelled', reason }, version };
}

/** Gives a questionnaire to many patients; what became of each is answered. */
export const giveToMany = createAppThunk<GivingOutcome[], Quiet & { bulk: BulkGiving }>(
  'questionnaireAssignments/bulk',
  async ({ bulk }, { dispatch }) => {
    const answer = await care.post('/questionnaireAssignments/bulk', bulk);
    const { outcomes } = parseAnswer(answer, bulkGivingAnswerSchema);
    dispatch(
      questionnaireAssignments.received(
        outcomes.flatMap(({ assignment }) => (assignment ? [assignment] : [])),
      ),
    );
    return outcomes;
  },
);

/** A response as a call sends it. */
export function responseBody({
  version: _version,
  updatedAt: _updatedAt,
  by: _by,
  answeredAt: _answeredAt,
  reviewedBy: _reviewedBy,
  reviewedAt: _reviewedAt,
  scores: _scores,
  ...body
}: QuestionnaireResponse): ResponseBody {
  return body;
}
