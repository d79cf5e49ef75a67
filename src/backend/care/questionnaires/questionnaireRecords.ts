import { fold } from '@/domain/fold';
import type { Questionnaire, QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { mayBecome } from '@/domain/questionnaire/transitions';
import { invalid, Refused } from '../../contract';
import { namedChanges } from '../audit/audit';
import { mustHaveRight } from '../writeContext';
import { defineRecords } from '../defineRecords';
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
  for (const other of await transaction.table('questionnaires').getAll())
    if (other.id !== id && other.status !== 'retired' && fold(other.name) === fold(name))
      throw new Refused(409, 'errors.duplicateQuestionnaire', { name: 'errors.duplicateQuestionnaire' });
}

/** @throws Refused 422 for a step that there is not */
function mustBeStep(before: Questionnaire | undefined, { status }: QuestionnaireBody): void {
  const isStep = before ? mayBecome(before.status, status, before.revision) : status !== 'retired';
  if (!isStep) throw invalid({ status: 'validation.stepImpossible' });
}

/**
 * Questionnaires. One that is changed after it was published is the draft of its next revision; patients go on answering
 * what was published, which never changes. Only a draft that was never published is removed.
 */
export const questionnaireRecords = defineRecords({
  kind: 'questionnaires',
  changes: (before, after) =>
    namedChanges({ ...before, published: undefined }, { ...after, published: undefined }),
  permit({ action, body, context }) {
    if (action === 'remove' || (action === 'create' && body?.status !== 'draft'))
      mustHaveRight(context, 'questionnaires.publish');
  },
  async check({ transaction, body, before, context, stamp }) {
    if (before && body.status !== 'draft') mustHaveRight(context, 'questionnaires.publish');
    mustBeStep(before, body);
    await mustHaveOwnName(transaction, body);
    const { reason, ...frozen } = body;
    const isPublished = body.status === 'published';
    if (isPublished) mustMakeSense(body);
    const published = before?.published ?? [];
    const revision = (published.at(-1)?.revision ?? 0) + (isPublished ? 1 : 0);
    const next = { revision, at: stamp.updatedAt, by: context.by, ...(reason && { reason }), body: frozen };
    const record: Questionnaire = {
      ...body,
      ...stamp,
      revision,
      published: isPublished ? [...published, next] : [...published],
    };
    if (!before) return { record, log: { detail: record.name } };
    return { record, log: { detail: record.status === before.status ? undefined : record.status, reason } };
  },
  checkRemoval({ before }) {
    if (before.status !== 'draft' || before.revision > 0) throw new Refused(409, 'errors.questionnaireInUse');
    return { log: { detail: before.name } };
  },
});
