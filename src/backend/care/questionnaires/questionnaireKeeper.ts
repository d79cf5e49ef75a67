import { Refused } from '../../contract';
import { keeperOver } from '../keeperOver';
import {
  createQuestionnaireAssignment,
  updateQuestionnaireAssignment,
} from './questionnaireAssignmentRecords';
import { createQuestionnaire, removeQuestionnaire, updateQuestionnaire } from './questionnaireRecords';
import { createResponse, updateResponse } from './responseRecords';

/** What a patient was given is cancelled and what was answered is withdrawn; both stay to be read. */
const notRemoved = () => {
  throw new Refused(403, 'errors.forbidden');
};

/** Stores questionnaires, to whom they were given, and what was answered. */
export const questionnaireKeeper = keeperOver({
  questionnaires: { create: createQuestionnaire, update: updateQuestionnaire, remove: removeQuestionnaire },
  questionnaireAssignments: {
    create: createQuestionnaireAssignment,
    update: updateQuestionnaireAssignment,
    remove: notRemoved,
  },
  questionnaireResponses: { create: createResponse, update: updateResponse, remove: notRemoved },
});
