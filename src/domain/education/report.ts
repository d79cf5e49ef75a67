import type { ArticleAssignment } from './article';

/** Counts what became of a post, or of the posts of a patient. Those withdrawn count nowhere else. */
export interface ReadingReport {
  given: number;
  opened: number;
  read: number;
  quizDone: number;
  overdue: number;
  withdrawn: number;
  /** The share of the posts given that were read, 0 to 1; null where none was given. */
  readShare: number | null;
  /** Mean of the quizzes answered, 0 to 1; null where nobody answered one. */
  quizShare: number | null;
}

type Given = Pick<ArticleAssignment, 'state' | 'due' | 'quizRight' | 'quizOf'>;

/** Tells whether a post should have been read by now. @param today ISO date of the patient */
export const isOverdue = ({ state, due }: Pick<Given, 'state' | 'due'>, today: string): boolean =>
  (state === 'assigned' || state === 'opened') && due !== undefined && due < today;

/** @param today ISO date */
export function reportOf(assignments: readonly Given[], today: string): ReadingReport {
  const standing = assignments.filter(({ state }) => state !== 'withdrawn');
  const read = standing.filter(({ state }) => state === 'read' || state === 'quizDone').length;
  const shares = standing.flatMap(({ state, quizRight, quizOf }) =>
    state === 'quizDone' && quizRight !== undefined && quizOf ? [quizRight / quizOf] : [],
  );
  return {
    given: standing.length,
    opened: standing.filter(({ state }) => state !== 'assigned').length,
    read,
    quizDone: standing.filter(({ state }) => state === 'quizDone').length,
    overdue: standing.filter((one) => isOverdue(one, today)).length,
    withdrawn: assignments.length - standing.length,
    readShare: standing.length === 0 ? null : read / standing.length,
    quizShare: shares.length === 0 ? null : shares.reduce((sum, one) => sum + one, 0) / shares.length,
  };
}
