import type { QuestionnaireAssignment } from './assigning/assignment';
import type { QuestionnaireStatus } from './questionnaire';
import type { QuestionnaireResponse } from './responses/response';
import { nextWindow, windowAt } from './assigning/windows';
import { totalTable } from '../totalTable';

const questionnaireSteps: Record<QuestionnaireStatus, readonly QuestionnaireStatus[]> = totalTable(
  {
    draft: ['draft', 'published', 'retired'],
    // Written on, it is the draft of the next revision; the published one stays what patients are given.
    published: ['draft', 'published', 'retired'],
    retired: [],
  },
  () => [],
);
/** Tells whether a questionnaire may go from one state to another. A never published one is removed, not retired. */
export const mayBecome = (from: QuestionnaireStatus, to: QuestionnaireStatus, revision: number): boolean =>
  questionnaireSteps[from].includes(to) && (to !== 'retired' || revision > 0);

type ResponseStatus = QuestionnaireResponse['status'];
const responseSteps: Record<ResponseStatus, readonly ResponseStatus[]> = totalTable(
  {
    inProgress: ['inProgress', 'answered', 'withdrawn'],
    answered: ['reviewed', 'withdrawn'],
    reviewed: ['reviewed', 'withdrawn'],
    withdrawn: [],
  },
  () => [],
);
export const responseMayBecome = (from: ResponseStatus, to: ResponseStatus): boolean =>
  responseSteps[from].includes(to);

/** Tells whether an assignment can no longer be answered, now or later. */
export const isOver = (given: QuestionnaireAssignment, now: number, timeZone: string): boolean =>
  given.status !== 'active' || (!windowAt(given, now, timeZone) && !nextWindow(given, now, timeZone));
