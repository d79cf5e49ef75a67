import type { QuestionnaireAssignment } from './assignment';
import type { QuestionnaireResponse } from '../responses/response';
import { lastWindow, nextWindow, windowAt, type AnswerWindow } from './windows';

/**
 * The states of an assignment. `planned`: not asked yet, or not again yet; `open`: waits for an answer; `begun`: is
 * being answered; `answered`: the asking that is open has its answer; `overdue`: the days went by without one.
 */
export const givenStates = [
  'overdue',
  'open',
  'begun',
  'planned',
  'answered',
  'completed',
  'cancelled',
] as const;
export type GivenState = (typeof givenStates)[number];

export interface AssignmentState {
  state: GivenState;
  /** The days it is about: those open now, or those that went by. */
  window?: AnswerWindow;
  next?: AnswerWindow;
  /** The answer that was given in the window, or is being given. */
  response?: QuestionnaireResponse;
}

const isKept = ({ status }: QuestionnaireResponse) => status !== 'withdrawn';

/**
 * Gives the state of an assignment now, by what was answered to it. An answer that was begun in time can still be
 * handed in.
 */
export function assignmentStateOf(
  given: QuestionnaireAssignment,
  responses: readonly QuestionnaireResponse[],
  now: number,
  timeZone: string,
): AssignmentState {
  if (given.status !== 'active') return { state: given.status };
  const own = responses.filter((one) => one.assignment === given.id && isKept(one));
  const next = nextWindow(given, now, timeZone);
  const open = windowAt(given, now, timeZone);
  const window = open ?? lastWindow(given, now, timeZone);
  const response = window && own.find(({ due }) => due === window.first);
  const parts = { ...(window && { window }), ...(next && { next }), ...(response && { response }) };
  if (!window) return { state: 'planned', ...parts };
  if (response?.status === 'inProgress') return { state: 'begun', ...parts };
  if (open) return { state: response ? 'answered' : 'open', ...parts };
  if (!response) return { state: 'overdue', ...parts };
  return { state: next ? 'planned' : 'completed', ...parts };
}
