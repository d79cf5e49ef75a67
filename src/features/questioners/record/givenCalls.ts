import {
  questionnaireAssignmentSchema,
  type QuestionnaireAssignment,
  type QuestionnaireAssignmentBody,
} from '@/domain/questionnaire/assigning/assignment';
import {
  bulkGivingAnswerSchema,
  type BulkGiving,
  type GivingOutcome,
} from '@/domain/questionnaire/assigning/bulk';
import {
  questionnaireResponseSchema,
  type QuestionnaireResponse,
  type ResponseBody,
} from '@/domain/questionnaire/responses/response';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { questionnaireAssignments, questionnaireResponses } from '../slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

const isOvertaken = (thrown: unknown): boolean => [404, 409, 412].includes(toAppError(thrown).status ?? 0);
const named = (version: string) => ({ headers: { 'If-Match': version } });

/** Gives a questionnaire to a patient: new without a version; cancels it otherwise. */
export const saveGiven = createAppThunk<
  QuestionnaireAssignment,
  Quiet & { body: QuestionnaireAssignmentBody; version?: string }
>('questionnaireAssignments/store', async ({ body, version }, { dispatch }) => {
  const path = '/questionnaireAssignments';
  try {
    const stored = await (version === undefined
      ? createRecord(path, body, questionnaireAssignmentSchema)
      : care
          .put(`${path}/${encodeURIComponent(body.id)}`, body, named(version))
          .then((answer) => parseAnswer(answer, questionnaireAssignmentSchema)));
    dispatch(questionnaireAssignments.received([stored]));
    return stored;
  } catch (thrown) {
    const { patient } = body;
    if (isOvertaken(thrown)) await dispatch(questionnaireAssignments.fetchOf({ patient, quiet: true }));
    throw thrown;
  }
});

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

/** Keeps, hands in, reviews or withdraws an answer: new without a version. */
export const saveResponse = createAppThunk<
  QuestionnaireResponse,
  Quiet & { body: ResponseBody; version?: string }
>('questionnaireResponses/store', async ({ body, version }, { dispatch }) => {
  const path = '/questionnaireResponses';
  const { patient } = body;
  try {
    const stored = await (version === undefined
      ? createRecord(path, body, questionnaireResponseSchema)
      : care
          .put(`${path}/${encodeURIComponent(body.id)}`, body, named(version))
          .then((answer) => parseAnswer(answer, questionnaireResponseSchema)));
    dispatch(questionnaireResponses.received([stored]));
    // Handing in the last one ends what was given.
    if (stored.status === 'answered')
      await dispatch(questionnaireAssignments.fetchOf({ patient, quiet: true }));
    return stored;
  } catch (thrown) {
    if (isOvertaken(thrown)) await dispatch(questionnaireResponses.fetchOf({ patient, quiet: true }));
    throw thrown;
  }
});

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
