import type { Article, ArticleStatus } from '@/domain/education/article';
import { stepsFor } from '@/domain/education/transitions';
import type { MessageId } from '@/locales';
import { may, type Role } from '@/domain/access';

export type ArticleTransition = 'handIn' | 'publish' | 'sendBack' | 'archive' | 'confirm' | 'delete';

interface TransitionWords {
  action: MessageId;
  title: MessageId;
  text: MessageId;
  done: MessageId;
  /** What the post becomes; nothing where it goes. */
  status?: ArticleStatus;
  isDangerous?: true;
}
export const transitionWords: Record<ArticleTransition, TransitionWords> = {
  handIn: {
    action: 'education.handIn',
    title: 'education.handInTitle',
    text: 'education.handInText',
    done: 'education.handedIn',
    status: 'inReview',
  },
  publish: {
    action: 'education.publish',
    title: 'education.publishTitle',
    text: 'education.publishText',
    done: 'education.publishDone',
    status: 'published',
  },
  sendBack: {
    action: 'education.sendBack',
    title: 'education.sendBackTitle',
    text: 'education.sendBackText',
    done: 'education.sentBack',
    status: 'draft',
  },
  archive: {
    action: 'education.archive',
    title: 'education.archiveTitle',
    text: 'education.archiveText',
    done: 'education.archiveDone',
    status: 'archived',
    isDangerous: true,
  },
  confirm: {
    action: 'education.confirmReview',
    title: 'education.confirmTitle',
    text: 'education.confirmText',
    done: 'education.confirmed',
    status: 'published',
  },
  delete: {
    action: 'alertRules.delete',
    title: 'education.deleteTitle',
    text: 'education.deleteText',
    done: 'education.deleted',
    isDangerous: true,
  },
};

const transitionOf: Partial<Record<`${ArticleStatus} ${ArticleStatus}`, ArticleTransition>> = {
  'draft inReview': 'handIn',
  'inReview published': 'publish',
  'inReview draft': 'sendBack',
  'published archived': 'archive',
};

/** What may be done about a post as a whole. */
export function transitionsFor({ status, published }: Article, role: Role | null): ArticleTransition[] {
  const steps = stepsFor(status, role).flatMap((to) => transitionOf[`${status} ${to}`] ?? []);
  if (!may(role, 'articles.publish')) return steps;
  if (status === 'published') return ['confirm', ...steps];
  return status === 'draft' && !published ? [...steps, 'delete'] : steps;
}

/** Who may write: what is in review is the reviewer's, what is archived nobody's. */
export const mayEdit = ({ status }: Article, role: Role | null): boolean =>
  may(role, 'articles.write') &&
  (status === 'draft' || status === 'published' || (status === 'inReview' && may(role, 'articles.publish')));
