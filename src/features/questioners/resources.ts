import { questionnaireAssignmentSchema } from '@/domain/questionnaire/assigning/assignment';
import { questionnaireSchema } from '@/domain/questionnaire/questionnaire';
import { questionnaireResponseSchema } from '@/domain/questionnaire/responses/response';
import { createResource } from '@/shared/api/resource';

export const questionnaireResource = createResource('/questionnaires', questionnaireSchema);
export const assignmentResource = createResource('/questionnaireAssignments', questionnaireAssignmentSchema);
export const responseResource = createResource('/questionnaireResponses', questionnaireResponseSchema);
