import type { Article, ArticleBody, ArticleStatus, ReadingState } from './article';

/** Administrators decide and users write, as everywhere in the clinic. */
type Role = 'ADMIN' | 'USER';

interface Step {
  roles: readonly Role[];
  needsReason?: true;
}
const everyone: Step = { roles: ['ADMIN', 'USER'] };
const admins: Step = { roles: ['ADMIN'] };
const explained: Step = { roles: ['ADMIN'], needsReason: true };

/**
 * How a post becomes another. `published draft` begins the next revision, and `published published` says that it was
 * looked at again and still holds.
 */
const steps: Readonly<Record<string, Step>> = {
  'draft draft': everyone,
  'draft inReview': everyone,
  'inReview inReview': admins,
  'inReview draft': explained,
  'inReview published': admins,
  'published draft': everyone,
  'published published': admins,
  'published archived': explained,
};

/** How one may become the other; null where it may not at all. */
export const stepBetween = (from: ArticleStatus, to: ArticleStatus): Step | null =>
  steps[`${from} ${to}`] ?? null;

/** What a post can become by hand, beside being written on, for somebody of this role. */
export const stepsFor = (status: ArticleStatus, role: Role | null): ArticleStatus[] =>
  (['inReview', 'published', 'draft', 'archived'] as const).filter(
    (to) => to !== status && role !== null && stepBetween(status, to)?.roles.includes(role),
  );

/** What readers see: the published revision, also while the next is written and once it is archived. */
export const readBy = (article: Article): ArticleBody | null => article.published ?? null;

/** Whether it can be given to patients. */
export const canBeGiven = ({ status, published }: Article): boolean =>
  published !== undefined && status !== 'archived';

const order: readonly ReadingState[] = ['assigned', 'opened', 'read', 'quizDone'];

/** Whether a post given to a patient can come to stand like that: forward, and withdrawn as long as it is not. */
export function mayStand(from: ReadingState, to: ReadingState): boolean {
  if (from === to) return from !== 'withdrawn';
  if (from === 'withdrawn') return false;
  if (to === 'withdrawn') return true;
  if (to === 'quizDone') return from === 'read';
  return order.indexOf(to) > order.indexOf(from);
}
