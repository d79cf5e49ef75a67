import type {
  QuestionnaireAssignmentBody,
  QuestionnaireAssignment,
} from '@/domain/questionnaire/assigning/assignment';
import type { QuestionnaireBody, Questionnaire } from '@/domain/questionnaire/questionnaire';
import type { ResponseBody, QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { lazyResource } from '@/shared/api/resource';
import { createRecordSlice } from '@/shared/store/recordSlice';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

const resources = () => import('./resources');

/** The questionnaires of the clinic, by name. */
export const questionnaires = createRecordSlice<Questionnaire, QuestionnaireBody>(
  'questionnaires',
  lazyResource(async () => (await resources()).questionnaireResource),
  { sort: (a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id) },
);

/** To whom questionnaires were given, the newest first. */
export const questionnaireAssignments = createOwnedSlice<
  QuestionnaireAssignment,
  QuestionnaireAssignmentBody
>(
  'questionnaireAssignments',
  lazyResource(async () => (await resources()).assignmentResource),
  { sort: (a, b) => b.start.localeCompare(a.start) || b.updatedAt.localeCompare(a.updatedAt) },
);

/** What was answered, the newest first. */
export const questionnaireResponses = createOwnedSlice<QuestionnaireResponse, ResponseBody>(
  'questionnaireResponses',
  lazyResource(async () => (await resources()).responseResource),
  {
    sort: (a, b) => (b.answeredAt ?? b.updatedAt).localeCompare(a.answeredAt ?? a.updatedAt),
    // Handing in the last one ends what was given.
    after: ({ status, patient }, dispatch) =>
      status === 'answered' && dispatch(questionnaireAssignments.fetchOf({ patient, quiet: true })),
  },
);
