import type { Article, ArticleAssignment, ArticleAssignmentBody } from '@/domain/education/article';
import {
  isCaredFor,
  isInCohort,
  isStillGiven,
  type BulkAssignment,
  type BulkAssignmentOutcome,
} from '@/domain/education/cohort';
import { quizResult, titleIn } from '@/domain/education/reading';
import { canBeGiven, mayStand } from '@/domain/education/transitions';
import { differencesOf } from '@/domain/exchange/storedOtherwise';
import { Refused } from '../../contract';
import { pause } from '../../http/pause';
import { namedChanges, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { changeOf, type Change } from '../changeScope';
import { currentRecord, patientOf } from '../../store/entities';
import type { Stored } from '../rules/ruleRecords';
import type { Access, WriteTransaction } from '../../store/transaction';

const refused = (fields: Record<string, string>) => new Refused(422, 'errors.invalid', fields);

/** @throws Refused 422 where there is no such post for readers */
async function givenArticle(transaction: WriteTransaction, id: string): Promise<Article> {
  const article = await transaction.objectStore('articles').get(id);
  if (!article || !canBeGiven(article)) throw refused({ article: 'validation.articleReader' });
  return article;
}

async function hasAlready(
  transaction: WriteTransaction,
  patient: string,
  article: Article,
): Promise<boolean> {
  const given = await transaction.objectStore('articleAssignments').index('patient').getAll(patient);
  return given.some((one) => isStillGiven(one, article));
}

async function give(
  transaction: WriteTransaction,
  { id, patient, due, message }: Omit<ArticleAssignmentBody, 'article'>,
  article: Article,
  surroundings: Surroundings,
): Promise<ArticleAssignment> {
  const at = new Date(surroundings.now).toISOString();
  const record: ArticleAssignment = {
    id,
    patient,
    article: article.id,
    state: 'assigned',
    ...(due !== undefined && { due }),
    ...(message && { message }),
    version: surroundings.newId(),
    updatedAt: at,
    by: surroundings.by,
    revision: article.revision,
    assignedAt: at,
  };
  await transaction.objectStore('articleAssignments').put(record);
  await note(transaction, surroundings, {
    action: 'created',
    kind: 'articleAssignments',
    record: id,
    patient,
    detail: titleIn(article.published ?? article, article.language),
  });
  return record;
}

/**
 * Gives a post to a patient; one whose id exists already is answered as it is stored.
 * @throws Refused 404; 409 where the patient has it already; 422
 */
export async function createArticleAssignment(
  transaction: WriteTransaction,
  body: ArticleAssignmentBody,
  surroundings: Surroundings,
): Promise<Stored<ArticleAssignment>> {
  const existing = await transaction.objectStore('articleAssignments').get(body.id);
  if (existing) return { record: existing, created: false };
  if (body.state !== 'assigned') throw refused({ state: 'validation.readingStep' });
  const patient = await patientOf(transaction, body.patient);
  if (!isCaredFor(patient)) throw refused({ patient: 'validation.invalid' });
  const article = await givenArticle(transaction, body.article);
  if (await hasAlready(transaction, patient.id, article)) throw new Refused(409, 'errors.alreadyGiven');
  return { record: await give(transaction, body, article, surroundings), created: true };
}

/** What the next state brings with it. An answered quiz is judged here, by the revision that was read. */
function stepped(
  before: ArticleAssignment,
  { state, quizAnswers }: ArticleAssignmentBody,
  article: Article | undefined,
  at: string,
): Partial<ArticleAssignment> {
  if (state === before.state || state === 'withdrawn') return {};
  const openedAt = before.openedAt ?? at;
  if (state === 'opened') return { openedAt };
  if (state === 'read') return { openedAt, readAt: at, revision: article?.revision ?? before.revision };
  const quiz = article?.published?.quiz ?? [];
  if (quiz.length === 0) throw refused({ state: 'validation.readingStep' });
  if (!quizAnswers) throw refused({ quizAnswers: 'validation.required' });
  const { right, of } = quizResult(quiz, quizAnswers);
  return { quizAnswers, quizAt: at, quizRight: right, quizOf: of };
}

/**
 * Says what became of the post whose version is `ifMatch`, or withdraws it, with the reason.
 * @throws Refused 404; 412; 422 for a step backwards, or out of what was withdrawn
 */
export async function updateArticleAssignment(
  transaction: WriteTransaction,
  body: ArticleAssignmentBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<ArticleAssignment> {
  const before = await currentRecord(transaction, 'articleAssignments', body.id, ifMatch);
  const { state, due, message, reason } = body;
  if (!mayStand(before.state, state) || body.patient !== before.patient || body.article !== before.article)
    throw refused({ state: 'validation.readingStep' });
  if (state === 'withdrawn' && !reason) throw refused({ reason: 'validation.required' });
  const at = new Date(surroundings.now).toISOString();
  const article = await transaction.objectStore('articles').get(before.article);
  const { due: _due, message: _message, ...rest } = before;
  const record: ArticleAssignment = {
    ...rest,
    state,
    ...(due !== undefined && { due }),
    ...(message && { message }),
    ...(state === 'withdrawn' && reason && { reason }),
    ...stepped(before, body, article, at),
  };
  const changes = namedChanges(before, record);
  if (changes.length === 0) return before;
  const stored = { ...record, version: surroundings.newId(), updatedAt: at };
  await transaction.objectStore('articleAssignments').put(stored);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'articleAssignments',
    record: stored.id,
    patient: stored.patient,
    detail: article && titleIn(article.published ?? article, article.language),
    reason: stored.reason,
    changes,
  });
  return stored;
}

/** Who is meant, by id. */
async function membersOf(transaction: WriteTransaction, { to }: BulkAssignment): Promise<string[]> {
  if (to.by === 'patients') return [...new Set(to.patients)];
  const members: string[] = [];
  for await (const { value } of transaction.objectStore('patients'))
    if (isInCohort(value, to)) members.push(value.id);
  return members;
}

/** Gives a post to each of those patients who does not have it. @throws Refused 422 where it cannot be given at all */
async function assignToEach(
  transaction: WriteTransaction,
  { id, article: which, due, message }: BulkAssignment,
  patients: readonly string[],
  surroundings: Surroundings,
): Promise<BulkAssignmentOutcome[]> {
  const article = await givenArticle(transaction, which);
  const outcomes: BulkAssignmentOutcome[] = [];
  for (const patient of patients) {
    // Of the same try it is the same assignment.
    const own = `${id}.${patient}`.slice(0, 100);
    const stored = await transaction.objectStore('articleAssignments').get(own);
    const found = await transaction.objectStore('patients').get(patient);
    const same = { id: own, patient, article: article.id, state: stored?.state, due, message };
    if (stored) {
      // Given by an earlier try, perhaps with another day: the patient has it, but not what was sent now.
      const isSame = differencesOf('articleAssignments', stored, same).length === 0;
      outcomes.push({ patient, outcome: isSame ? 'assigned' : 'already', assignment: stored });
    } else if (!found) outcomes.push({ patient, outcome: 'unknown' });
    else if (!isCaredFor(found)) outcomes.push({ patient, outcome: 'ended' });
    else if (await hasAlready(transaction, patient, article)) outcomes.push({ patient, outcome: 'already' });
    else {
      const body = { id: own, patient, article: article.id, state: 'assigned', due, message } as const;
      const assignment = await give(transaction, body, article, surroundings);
      outcomes.push({ patient, outcome: 'assigned', assignment });
    }
  }
  return outcomes;
}

/** So many are given in one transaction. */
const CHUNK = 100;

/** The same to everybody meant, part by part with room for the page between. @throws Refused 422 */
export async function givenInParts(
  write: Access['write'],
  bulk: BulkAssignment,
  surroundings: Surroundings,
  onChange: (change: Change) => void,
): Promise<BulkAssignmentOutcome[]> {
  const members = await write((transaction) => membersOf(transaction, bulk));
  const outcomes: BulkAssignmentOutcome[] = [];
  for (let from = 0; from < Math.max(1, members.length); from += CHUNK) {
    const part = members.slice(from, from + CHUNK);
    const done = await write((transaction) => assignToEach(transaction, bulk, part, surroundings));
    outcomes.push(...done);
    const given = done.flatMap(({ patient, outcome }) => (outcome === 'assigned' ? patient : []));
    if (given.length > 0) onChange(changeOf(given));
    await pause();
  }
  return outcomes;
}
