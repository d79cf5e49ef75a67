import { parseBody } from '../../http/bodies';
import { reads, writes } from '../recordRoutes';
import type { CareRoute } from '../../http/routing';

const questionnaireBody = async () =>
  (await import('@/domain/questionnaire/questionnaire')).questionnaireBodySchema;
const assignmentBody = async () =>
  (await import('@/domain/questionnaire/assigning/assignment')).questionnaireAssignmentBodySchema;
const responseBody = async () =>
  (await import('@/domain/questionnaire/responses/response')).responseBodySchema;

const bulk: CareRoute = {
  method: 'post',
  path: '/questionnaireAssignments/bulk',
  action: 'assignments.write',
  answer: async (repository, { body, actor }) => {
    const { bulkGivingSchema } = await import('@/domain/questionnaire/assigning/bulk');
    const outcomes = await repository.giveQuestionnaire(parseBody(bulkGivingSchema, body), actor);
    return { status: 200, data: { outcomes } };
  },
};

/** Questionnaires, to whom they were given, and what was answered. Who may publish one is decided where it is stored. */
export const questionnaireRoutes: readonly CareRoute[] = [
  ...reads('questionnaires'),
  ...writes('questionnaires', questionnaireBody, 'questionnaires.write', 'questionnaires.publish'),
  ...reads('questionnaireAssignments'),
  bulk,
  ...writes('questionnaireAssignments', assignmentBody, 'assignments.write'),
  ...reads('questionnaireResponses'),
  ...writes('questionnaireResponses', responseBody, 'assignments.write'),
];
