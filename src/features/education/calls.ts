import {
  articleAssignmentSchema,
  articleSchema,
  type Article,
  type ArticleAssignment,
  type ArticleAssignmentBody,
  type ArticleBody,
} from '@/domain/education/article';
import {
  bulkAssignmentAnswerSchema,
  type BulkAssignment,
  type BulkAssignmentOutcome,
} from '@/domain/education/cohort';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { articleAssignments, articles } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

const overtaken = (thrown: unknown): boolean => [404, 409, 412].includes(toAppError(thrown).status ?? 0);
const matching = (version: string) => ({ headers: { 'If-Match': version } });
const at = (kind: string, id: string) => `/${kind}/${encodeURIComponent(id)}`;

/** Stores a post: new without a version. After a conflict the newer one is there when this has failed, if it could be fetched. */
export const saveArticle = createAppThunk<Article, Quiet & { article: ArticleBody; version?: string }>(
  'articles/store',
  async ({ article, version }, { dispatch }) => {
    try {
      const stored = await (version === undefined
        ? createRecord('/articles', article, articleSchema)
        : care
            .put(at('articles', article.id), article, matching(version))
            .then((answer) => parseAnswer(answer, articleSchema)));
      dispatch(articles.received([stored]));
      return stored;
    } catch (thrown) {
      if (overtaken(thrown)) await dispatch(articles.fetchAll());
      throw thrown;
    }
  },
);

/** Removes a draft; what is stored then is fetched, whatever came of it. */
export const removeArticle = createAppThunk<string, Quiet & { article: Article }>(
  'articles/drop',
  async ({ article: { id, version } }, { dispatch }) => {
    try {
      await care.delete(at('articles', id), matching(version));
      return id;
    } finally {
      await dispatch(articles.fetchAll());
    }
  },
);

/** Gives a post to many patients; what became of each is answered. */
export const giveToMany = createAppThunk<BulkAssignmentOutcome[], Quiet & { bulk: BulkAssignment }>(
  'articleAssignments/bulk',
  async ({ bulk }, { dispatch }) => {
    const answer = await care.post('/articleAssignments/bulk', bulk);
    const { outcomes } = parseAnswer(answer, bulkAssignmentAnswerSchema);
    dispatch(
      articleAssignments.received(outcomes.flatMap(({ assignment }) => (assignment ? [assignment] : []))),
    );
    return outcomes;
  },
);

/** Says what became of a given post. After a conflict what is stored now is there when this has failed. */
export const saveGiven = createAppThunk<
  ArticleAssignment,
  Quiet & { body: ArticleAssignmentBody; version: string }
>('articleAssignments/store', async ({ body, version }, { dispatch }) => {
  try {
    const answer = await care.put(at('articleAssignments', body.id), body, matching(version));
    const stored = parseAnswer(answer, articleAssignmentSchema);
    dispatch(articleAssignments.received([stored]));
    return stored;
  } catch (thrown) {
    if (overtaken(thrown)) await dispatch(articleAssignments.fetchOf({ patient: body.patient, quiet: true }));
    throw thrown;
  }
});
