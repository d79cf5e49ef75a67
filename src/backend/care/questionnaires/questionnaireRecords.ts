import { fold } from '@/domain/fold';
import type {
  PublishedQuestionnaire,
  Questionnaire,
  QuestionnaireBody,
} from '@/domain/questionnaire/questionnaire';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { mayBecome } from '@/domain/questionnaire/transitions';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { mustBeAdmin, type Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

/** The screen works the same problems out and says more of each than may be sent. */
function mustMakeSense(body: QuestionnaireBody): void {
  const paths = questionnaireProblems(body).map(({ path }) => [path, 'validation.questionnaire']);
  if (paths.length > 0)
    throw new Refused(422, 'errors.invalid', Object.fromEntries(paths) as Record<string, string>);
}

/** @throws Refused 409 where another questionnaire in use has the name, whatever its case and accents */
async function mustHaveOwnName(
  transaction: WriteTransaction,
  { id, name, status }: QuestionnaireBody,
): Promise<void> {
  if (status === 'retired') return;
  for (const other of await transaction.objectStore('questionnaires').getAll())
    if (other.id !== id && other.status !== 'retired' && fold(other.name) === fold(name))
      throw new Refused(409, 'errors.duplicateQuestionnaire', { name: 'errors.duplicateQuestionnaire' });
}

/** The next published state: it is what answers name, and never changes. */
function published(
  body: QuestionnaireBody,
  revision: number,
  { now, by }: Surroundings,
): PublishedQuestionnaire {
  const { reason, ...frozen } = body;
  return { revision, at: new Date(now).toISOString(), by, ...(reason && { reason }), body: frozen };
}

async function put(
  transaction: WriteTransaction,
  body: QuestionnaireBody,
  before: readonly PublishedQuestionnaire[],
  surroundings: Surroundings,
): Promise<Questionnaire> {
  await mustHaveOwnName(transaction, body);
  const newest = before.at(-1)?.revision ?? 0;
  const isPublished = body.status === 'published';
  if (isPublished) mustMakeSense(body);
  const record: Questionnaire = {
    ...body,
    version: surroundings.newId(),
    updatedAt: new Date(surroundings.now).toISOString(),
    revision: isPublished ? newest + 1 : newest,
    published: isPublished ? [...before, published(body, newest + 1, surroundings)] : [...before],
  };
  await transaction.objectStore('questionnaires').put(record);
  return record;
}

/**
 * Stores a new questionnaire; one whose id exists already is answered as it is stored.
 * @throws Refused 403 where a user would publish it; 409 for a name that is taken; 422 where it makes no sense
 */
export async function createQuestionnaire(
  transaction: WriteTransaction,
  body: QuestionnaireBody,
  surroundings: Surroundings,
): Promise<Stored<Questionnaire>> {
  if (body.status !== 'draft') mustBeAdmin(surroundings);
  const existing = await transaction.objectStore('questionnaires').get(body.id);
  if (existing) return { record: existing, created: false };
  if (body.status === 'retired')
    throw new Refused(422, 'errors.invalid', { status: 'validation.stepImpossible' });
  const record = await put(transaction, body, [], surroundings);
  const deed = { action: 'created', kind: 'questionnaires', record: record.id } as const;
  await note(transaction, surroundings, { ...deed, detail: record.name });
  return { record, created: true };
}

/**
 * Replaces the questionnaire whose version is `ifMatch`. Written on after it was published, it is the draft of the next
 * revision; what was published stays, and patients go on answering that until the next is published.
 * @throws Refused 403; 404; 409; 412; 422
 */
export async function updateQuestionnaire(
  transaction: WriteTransaction,
  body: QuestionnaireBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Questionnaire> {
  const before = await currentRecord(transaction, 'questionnaires', body.id, ifMatch);
  if (body.status !== 'draft') mustBeAdmin(surroundings);
  if (!mayBecome(before.status, body.status, before.revision))
    throw new Refused(422, 'errors.invalid', { status: 'validation.stepImpossible' });
  const record = await put(transaction, body, before.published, surroundings);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'questionnaires',
    record: record.id,
    detail: record.status === before.status ? undefined : record.status,
    reason: body.reason,
    changes: namedChanges({ ...before, published: undefined }, { ...record, published: undefined }),
  });
  return record;
}

/** Removes a draft that was never published. @throws Refused 403; 404; 409; 412 */
export async function removeQuestionnaire(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Questionnaire> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'questionnaires', id, ifMatch);
  if (before.status !== 'draft' || before.revision > 0) throw new Refused(409, 'errors.questionnaireInUse');
  await transaction.objectStore('questionnaires').delete(id);
  const deed = { action: 'removed', kind: 'questionnaires', record: id } as const;
  await note(transaction, surroundings, { ...deed, detail: before.name });
  return before;
}
