import {
  articleFieldNames,
  type Article,
  type ArticleBody,
  type ArticleStatus,
} from '@/domain/education/article';
import { articleProblems, draftProblems, type ArticleFault } from '@/domain/education/articleProblems';
import { stepBetween } from '@/domain/education/transitions';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { mustBeAdmin, type Stored } from '../rules/ruleRecords';
import { canonical } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';

/** A post remembers so many of its changes; the log has them all. */
const MOST_CHANGES = 200;
const decided = articleFieldNames.filter((field) => field !== 'id' && field !== 'reason');
/** What says that a post was looked at again, and changes nothing in it. */
const ofReview = ['reviewOn', 'reviewer'];

const said = (article: object, field: string): string | undefined =>
  canonical((article as Record<string, unknown>)[field]);
const refused = (fields: Record<string, string>) => new Refused(422, 'errors.invalid', fields);

/** The house has no place of its own, so its day is counted in UTC: a review comes due within hours of midnight. */
const dayOf = ({ now }: Surroundings): string => new Date(now).toISOString().slice(0, 10);

function mustMakeSense(faults: readonly ArticleFault[]): void {
  if (faults.length === 0) return;
  throw refused(Object.fromEntries(faults.map(({ field, message }) => [field, message])));
}

/** @throws Refused 422 with the fields at fault: a draft may be unfinished, what others read may not */
function mustBeFitFor(status: ArticleStatus, body: ArticleBody, surroundings: Surroundings): void {
  if (status === 'archived') return;
  const faults = status === 'draft' ? draftProblems(body) : articleProblems(body, dayOf(surroundings));
  if (status === 'published' && !body.reviewer)
    faults.push({ field: 'reviewer', message: 'validation.required' });
  mustMakeSense(faults);
}

/** @throws Refused 403 for a step that is an administrator's; 422 for one that there is not, or without its reason */
function mustBeStep(before: Article, body: ArticleBody, changed: string[], { role }: Surroundings): void {
  const step = stepBetween(before.status, body.status);
  const isQuiet = before.status === 'published' && body.status === 'published';
  if (!step || (isQuiet && changed.some((field) => !ofReview.includes(field))))
    throw refused({ status: 'validation.articleStep' });
  if (role === undefined || !step.roles.includes(role)) throw new Refused(403, 'errors.forbidden');
  if (step.needsReason && !body.reason) throw refused({ reason: 'validation.required' });
}

async function put(
  transaction: WriteTransaction,
  body: ArticleBody,
  before: Article | null,
  { now, by, newId }: Surroundings,
): Promise<Article> {
  const at = new Date(now).toISOString();
  const { reason, status } = body;
  const isNext = status === 'published' && before?.status === 'inReview';
  const revision = (before?.revision ?? 0) + (isNext ? 1 : 0);
  const { published, approvedAt, approvedBy } = before ?? {};
  const record: Article = {
    ...body,
    version: newId(),
    updatedAt: at,
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
  await transaction.objectStore('articles').put(record);
  return record;
}

/**
 * Stores a new post, always a draft; one whose id exists already is answered as it is stored.
 * @throws Refused 422 where it is none, or has no title
 */
export async function createArticle(
  transaction: WriteTransaction,
  body: ArticleBody,
  surroundings: Surroundings,
): Promise<Stored<Article>> {
  const existing = await transaction.objectStore('articles').get(body.id);
  if (existing) return { record: existing, created: false };
  if (body.status !== 'draft') throw refused({ status: 'validation.articleStep' });
  mustBeFitFor('draft', body, surroundings);
  const record = await put(transaction, body, null, surroundings);
  await note(transaction, surroundings, { action: 'created', kind: 'articles', record: record.id });
  return { record, created: true };
}

/**
 * Replaces the post whose version is `ifMatch`. Readers keep the published revision until the next is published.
 * @throws Refused 403; 404; 412; 422
 */
export async function updateArticle(
  transaction: WriteTransaction,
  body: ArticleBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Article> {
  const before = await currentRecord(transaction, 'articles', body.id, ifMatch);
  const changed = decided.filter((field) => said(before, field) !== said(body, field));
  mustBeStep(before, body, changed, surroundings);
  if (changed.length === 0) return before;
  mustBeFitFor(body.status, body, surroundings);
  const record = await put(transaction, body, before, surroundings);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'articles',
    record: record.id,
    reason: body.reason,
    changes: namedChanges({ ...before, published: undefined }, { ...record, published: undefined }),
  });
  return record;
}

/**
 * Removes the draft whose version is `ifMatch`; what was ever published is archived instead.
 * @throws Refused 403; 404; 409; 412
 */
export async function removeArticle(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Article> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'articles', id, ifMatch);
  const given = await transaction.objectStore('articleAssignments').index('article').count(id);
  if (before.published || given > 0) throw new Refused(409, 'errors.articlePublished');
  await transaction.objectStore('articles').delete(id);
  await note(transaction, surroundings, { action: 'removed', kind: 'articles', record: id });
  return before;
}
