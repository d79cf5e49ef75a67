import {
  articleFieldNames,
  type Article,
  type ArticleBody,
  type ArticleStatus,
} from '@/domain/education/article';
import { articleProblems, draftProblems, type ArticleFault } from '@/domain/education/articleProblems';
import { stepBetween } from '@/domain/education/transitions';
import { invalid, Refused } from '../../contract';
import { namedChanges } from '../audit/audit';
import { mustHaveRight, type WriteContext } from '../writeContext';
import { defineRecords } from '../defineRecords';
import { changedFields } from '@/domain/canonical';

/** The number of changes a post keeps; the log has them all. */
const MOST_CHANGES = 200;
const decided = articleFieldNames.filter((field) => field !== 'id' && field !== 'reason');
/** The fields that say that a post was looked at again, and change nothing in it. */
const ofReview = ['reviewOn', 'reviewer'];

/**
 * The clinic has no time zone of its own here, so its day is counted in UTC: a review comes due within hours of
 * midnight.
 */
const dayOf = ({ now }: WriteContext): string => new Date(now).toISOString().slice(0, 10);

function mustMakeSense(faults: readonly ArticleFault[]): void {
  if (faults.length === 0) return;
  throw invalid(Object.fromEntries(faults.map(({ field, message }) => [field, message])));
}

/** @throws Refused 422 with the fields at fault: a draft may be unfinished, what others read may not */
function mustBeFitFor(status: ArticleStatus, body: ArticleBody, context: WriteContext): void {
  if (status === 'archived') return;
  const faults = status === 'draft' ? draftProblems(body) : articleProblems(body, dayOf(context));
  if (status === 'published' && !body.reviewer)
    faults.push({ field: 'reviewer', message: 'validation.required' });
  mustMakeSense(faults);
}

/** @throws Refused 403 for a step that is an administrator's; 422 for one that there is not, or without its reason */
function mustBeStep(before: Article, body: ArticleBody, changed: string[], context: WriteContext): void {
  const step = stepBetween(before.status, body.status);
  const isQuiet = before.status === 'published' && body.status === 'published';
  if (!step || (isQuiet && changed.some((field) => !ofReview.includes(field))))
    throw invalid({ status: 'validation.articleStep' });
  mustHaveRight(context, step.action);
  if (step.needsReason && !body.reason) throw invalid({ reason: 'validation.required' });
}

/**
 * Posts of therapeutic education. A new post is always a draft; readers keep the published revision until the next one is
 * published. A post that was ever published or given is archived instead of removed.
 */
export const articleRecords = defineRecords({
  kind: 'articles',
  changes: (before, after) =>
    namedChanges({ ...before, published: undefined }, { ...after, published: undefined }),
  permit({ action, context }) {
    if (action === 'remove') mustHaveRight(context, 'articles.publish');
  },
  check({ body, before, context, stamp }) {
    const { reason, status } = body;
    if (before) {
      const changed = changedFields(decided, before, body);
      mustBeStep(before, body, changed, context);
      if (changed.length === 0) return { record: before };
    } else if (status !== 'draft') throw invalid({ status: 'validation.articleStep' });
    mustBeFitFor(status, body, context);
    const { by } = context;
    const at = stamp.updatedAt;
    const isNext = status === 'published' && before?.status === 'inReview';
    const revision = (before?.revision ?? 0) + (isNext ? 1 : 0);
    const { published, approvedAt, approvedBy } = before ?? {};
    const record: Article = {
      ...body,
      ...stamp,
      revision,
      ...(published && { published }),
      ...(approvedAt !== undefined && { approvedAt }),
      ...(approvedBy !== undefined && { approvedBy }),
      // What readers see changes when an administrator says so, and not before.
      ...(status === 'published' && { published: body, approvedAt: at, approvedBy: by }),
      history: [...(before?.history ?? []), { revision, at, by, status, ...(reason && { reason }) }].slice(
        -MOST_CHANGES,
      ),
    };
    return { record, log: before && { reason } };
  },
  async checkRemoval({ transaction, before }) {
    const given = await transaction.table('articleAssignments').index('article').count(before.id);
    if (before.published || given > 0) throw new Refused(409, 'errors.articlePublished');
  },
});
