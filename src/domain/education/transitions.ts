import { may, type Action, type Role } from '../access';
import type { Article, ArticleBody, ArticleStatus, ReadingState } from './article';

interface Step {
  action: Action;
  needsReason?: true;
}
const written: Step = { action: 'articles.write' };
const decided: Step = { action: 'articles.publish' };
const explained: Step = { action: 'articles.publish', needsReason: true };

/**
 * The steps from one status of a post to another. `published draft` begins the next revision, and
 * `published published` says that it was looked at again and still holds.
 */
const steps: Readonly<Record<string, Step>> = {
  'draft draft': written,
  'draft inReview': written,
  'inReview inReview': decided,
  'inReview draft': explained,
  'inReview published': decided,
  'published draft': written,
  'published published': decided,
  'published archived': explained,
};

/** Gives the step from one status to the other; null where there is none. */
export const stepBetween = (from: ArticleStatus, to: ArticleStatus): Step | null =>
  steps[`${from} ${to}`] ?? null;

/** Lists what a post can become by hand, beside being written on, for somebody of this role. */
export const stepsFor = (status: ArticleStatus, role: Role | null): ArticleStatus[] =>
  (['inReview', 'published', 'draft', 'archived'] as const).filter((to) => {
    const step = to === status ? null : stepBetween(status, to);
    return step !== null && may(role, step.action);
  });

/** Gives the revision that readers see: the published one, also while the next is written and once it is archived. */
export const readBy = (article: Article): ArticleBody | null => article.published ?? null;

export const canBeGiven = ({ status, published }: Article): boolean =>
  published !== undefined && status !== 'archived';

const order: readonly ReadingState[] = ['assigned', 'opened', 'read', 'quizDone'];

/**
 * Tells whether a post given to a patient can go from one state to another: forward, and withdrawn as long as it is
 * not.
 */
export function mayStand(from: ReadingState, to: ReadingState): boolean {
  if (from === to) return from !== 'withdrawn';
  if (from === 'withdrawn') return false;
  if (to === 'withdrawn') return true;
  if (to === 'quizDone') return from === 'read';
  return order.indexOf(to) > order.indexOf(from);
}
