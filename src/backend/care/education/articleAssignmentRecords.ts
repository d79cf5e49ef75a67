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
import { invalid, Refused } from '../../contract';
import { pause } from '../../http/pause';
import { namedChanges } from '../audit/audit';
import type { WriteContext } from '../writeContext';
import type { Change } from '@/domain/change';
import { changeOf } from '../changeScope';
import { defineRecords, type Write } from '../defineRecords';
import { patientOf } from '../patients/storedPatient';
import type { Access, WriteTransaction } from '../../store/transaction';

/** @throws Refused 422 where there is no such post for readers */
async function givenArticle(transaction: WriteTransaction, id: string): Promise<Article> {
  const article = await transaction.table('articles').get(id);
  if (!article || !canBeGiven(article)) throw invalid({ article: 'validation.articleReader' });
  return article;
}

async function hasAlready(
  transaction: WriteTransaction,
  patient: string,
  article: Article,
): Promise<boolean> {
  const given = await transaction.table('articleAssignments').index('patient').getAll(patient);
  return given.some((one) => isStillGiven(one, article));
}

/** Gives what the next state brings with it. An answered quiz is judged here, by the revision that was read. */
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
  if (quiz.length === 0) throw invalid({ state: 'validation.readingStep' });
  if (!quizAnswers) throw invalid({ quizAnswers: 'validation.required' });
  const { right, of } = quizResult(quiz, quizAnswers);
  return { quizAnswers, quizAt: at, quizRight: right, quizOf: of };
}

type AssignmentWrite = Write<'articleAssignments'>;

/** @throws Refused 404; 409 where the patient has it already; 422 */
async function newAssignment({ transaction, body, context, stamp }: AssignmentWrite) {
  const { id, due, message } = body;
  if (body.state !== 'assigned') throw invalid({ state: 'validation.readingStep' });
  const patient = await patientOf(transaction, body.patient);
  if (!isCaredFor(patient)) throw invalid({ patient: 'validation.invalid' });
  const article = await givenArticle(transaction, body.article);
  if (await hasAlready(transaction, patient.id, article)) throw new Refused(409, 'errors.alreadyGiven');
  const record: ArticleAssignment = {
    id,
    patient: patient.id,
    article: article.id,
    state: 'assigned',
    ...(due !== undefined && { due }),
    ...(message && { message }),
    ...stamp,
    by: context.by,
    revision: article.revision,
    assignedAt: stamp.updatedAt,
  };
  return { record, log: { detail: titleIn(article.published ?? article, article.language) } };
}

/**
 * Says what became of a post, or withdraws it, with the reason.
 * @throws Refused 422 for a step backwards, or out of what was withdrawn
 */
async function changedAssignment({ transaction, body, stamp }: AssignmentWrite, before: ArticleAssignment) {
  const { state, due, message, reason } = body;
  if (!mayStand(before.state, state) || body.patient !== before.patient || body.article !== before.article)
    throw invalid({ state: 'validation.readingStep' });
  if (state === 'withdrawn' && !reason) throw invalid({ reason: 'validation.required' });
  const article = await transaction.table('articles').get(before.article);
  const { due: _due, message: _message, ...rest } = before;
  const record: ArticleAssignment = {
    ...rest,
    state,
    ...(due !== undefined && { due }),
    ...(message && { message }),
    ...(state === 'withdrawn' && reason && { reason }),
    ...stepped(before, body, article, stamp.updatedAt),
  };
  if (namedChanges(before, record).length === 0) return { record: before };
  const detail = article && titleIn(article.published ?? article, article.language);
  return { record: { ...record, ...stamp }, log: { detail, reason: record.reason } };
}

/** Posts given to patients. What a patient was given to read is withdrawn, and stays to be seen. */
export const articleAssignmentRecords = defineRecords({
  kind: 'articleAssignments',
  check: (write) => (write.before ? changedAssignment(write, write.before) : newAssignment(write)),
});

/** Who is meant, by id. */
async function membersOf(transaction: WriteTransaction, { to }: BulkAssignment): Promise<string[]> {
  if (to.by === 'patients') return [...new Set(to.patients)];
  const members: string[] = [];
  for await (const { value } of transaction.table('patients').rows())
    if (isInCohort(value, to)) members.push(value.id);
  return members;
}

/** Gives a post to each of those patients who does not have it. @throws Refused 422 where it cannot be given at all */
async function assignToEach(
  transaction: WriteTransaction,
  { id, article: which, due, message }: BulkAssignment,
  patients: readonly string[],
  context: WriteContext,
): Promise<BulkAssignmentOutcome[]> {
  const article = await givenArticle(transaction, which);
  const outcomes: BulkAssignmentOutcome[] = [];
  for (const patient of patients) {
    // Of the same try it is the same assignment.
    const own = `${id}.${patient}`.slice(0, 100);
    const stored = await transaction.table('articleAssignments').get(own);
    const found = await transaction.table('patients').get(patient);
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
      const { record: assignment } = await articleAssignmentRecords.create(transaction, body, context);
      outcomes.push({ patient, outcome: 'assigned', assignment });
    }
  }
  return outcomes;
}

/** The number of patients handled in one transaction. */
const CHUNK = 100;

/** The same to everybody meant, part by part with room for the page between. @throws Refused 422 */
export async function assignArticleInChunks(
  write: Access['write'],
  bulk: BulkAssignment,
  context: WriteContext,
  onChange: (change: Change) => void,
): Promise<BulkAssignmentOutcome[]> {
  const members = await write((transaction) => membersOf(transaction, bulk));
  const outcomes: BulkAssignmentOutcome[] = [];
  for (let from = 0; from < Math.max(1, members.length); from += CHUNK) {
    const part = members.slice(from, from + CHUNK);
    const done = await write((transaction) => assignToEach(transaction, bulk, part, context));
    outcomes.push(...done);
    const given = done.flatMap(({ patient, outcome }) => (outcome === 'assigned' ? patient : []));
    if (given.length > 0) onChange(changeOf(given));
    await pause();
  }
  return outcomes;
}
