import type { Patient } from '@/domain/patients/patient';
import { answerProblems } from '@/domain/questionnaire/responses/answerProblems';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse, ResponseBody } from '@/domain/questionnaire/responses/response';
import { scoresOf } from '@/domain/questionnaire/scores/scores';
import { responseMayBecome } from '@/domain/questionnaire/transitions';
import { submitted } from '@/domain/questionnaire/responses/visible';
import { nextWindow, windowAt } from '@/domain/questionnaire/assigning/windows';
import { invalid, Refused } from '../../contract';
import type { WriteContext } from '../writeContext';
import { defineRecords, type Write } from '../defineRecords';
import { patientOf } from '../patients/storedPatient';
import { complete } from './questionnaireAssignmentRecords';
import { raiseScores, retractScores } from './scoreAlerts';
import type { WriteTransaction } from '../../store/transaction';
import { withdrawReadings, writeReadings } from '../readings/writtenReadings';

/** Reads what was asked: the published state that the answer names, whatever was published since. */
async function askedOf(
  transaction: WriteTransaction,
  { questionnaire, revision }: ResponseBody,
): Promise<QuestionnaireBody> {
  const definition = await transaction.table('questionnaires').get(questionnaire);
  const state = definition?.published.find((one) => one.revision === revision);
  if (!definition || !state) throw invalid({ questionnaire: 'validation.notPublished' });
  return { ...state.body, id: questionnaire };
}

/** @throws Refused 409 where somebody else has answered it, or is answering; 422 outside its days */
async function mustBeOpen(
  transaction: WriteTransaction,
  { id, assignment, due, patient, questionnaire }: ResponseBody,
  { ext }: Patient,
  now: number,
): Promise<void> {
  if (assignment === undefined) {
    const definition = await transaction.table('questionnaires').get(questionnaire);
    if (definition?.status === 'retired') throw invalid({ questionnaire: 'validation.notPublished' });
    if (due !== undefined) throw invalid({ due: 'validation.windowClosed' });
    return;
  }
  const given = await transaction.table('questionnaireAssignments').get(assignment);
  if (given?.patient !== patient || given.questionnaire !== questionnaire)
    throw invalid({ assignment: 'validation.invalid' });
  const window = given.status === 'active' ? windowAt(given, now, ext.timeZone) : undefined;
  if (!window || window.first !== due) throw invalid({ due: 'validation.windowClosed' });
  const all = await transaction.table('questionnaireResponses').index('patient').getAll(patient);
  const isTaken = all.some(
    (other) =>
      other.id !== id && other.assignment === assignment && other.due === due && other.status !== 'withdrawn',
  );
  if (isTaken) throw new Refused(409, 'errors.questionnaireAnswered');
}

/** The submitted answers and their scores; the server calculates both itself. @throws Refused 422 */
function handedIn(body: QuestionnaireBody, sent: ResponseBody, now: number) {
  const wrong = answerProblems(body, sent.answers).map(({ linkId, message }) => [
    `answers.${linkId}`,
    message.startsWith('validation.') ? message : 'validation.invalid',
  ]);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong) as Record<string, string>);
  const answers = submitted(body, sent.answers);
  return { answers, scores: scoresOf(body, answers), answeredAt: new Date(now).toISOString() };
}

/**
 * Keeps, for answers still being given, those of questions hidden meanwhile too; leaves out only what was never
 * asked.
 */
function begun({ items }: QuestionnaireBody, { answers }: ResponseBody) {
  const known = new Set(items.map(({ linkId }) => linkId));
  const kept = Object.entries(answers).filter(([linkId]) => known.has(linkId));
  return { answers: Object.fromEntries(kept), scores: [] };
}

/**
 * Tells whether nothing more is asked once this window is answered. Answers begun in time may be handed in after it.
 */
function wasLast(given: QuestionnaireAssignment, due: string, now: number, timeZone: string): boolean {
  const open = windowAt(given, now, timeZone);
  return (!open || open.first === due) && !nextWindow(given, now, timeZone);
}

async function afterHandingIn(
  transaction: WriteTransaction,
  record: QuestionnaireResponse,
  body: QuestionnaireBody,
  patient: Patient,
  { confirmed = [] }: Pick<ResponseBody, 'confirmed'>,
  context: WriteContext,
): Promise<void> {
  const { assignment = '', due = '' } = record;
  const given = await transaction.table('questionnaireAssignments').get(assignment);
  if (given?.status === 'active' && wasLast(given, due, context.now, patient.ext.timeZone))
    await complete(transaction, given, context);
  await writeReadings(transaction, body, record, confirmed, context);
  await raiseScores(transaction, patient, body, record, context);
}

const isHandedIn = ({ status }: Pick<ResponseBody, 'status'>) => status === 'answered';

type ResponseWrite = Write<'questionnaireResponses'>;

/** Begins an answer, or hands it in at once. @throws Refused 404; 409 where it was answered already; 422 */
async function newResponse({ transaction, body: sent, context, stamp }: ResponseWrite) {
  const { now, by } = context;
  if (sent.status !== 'inProgress' && !isHandedIn(sent))
    throw invalid({ status: 'validation.stepImpossible' });
  const patient = await patientOf(transaction, sent.patient);
  const definition = await askedOf(transaction, sent);
  await mustBeOpen(transaction, sent, patient, now);
  const { note: _note, reason: _reason, confirmed: _confirmed, ...kept } = sent;
  const content = isHandedIn(sent) ? handedIn(definition, sent, now) : begun(definition, sent);
  const record: QuestionnaireResponse = { ...kept, ...content, by, ...stamp };
  return {
    record,
    log: { detail: definition.name },
    async after() {
      if (isHandedIn(record)) await afterHandingIn(transaction, record, definition, patient, sent, context);
    },
  };
}

/**
 * Goes on with an answer, hands it in, marks it as reviewed, or withdraws it with a reason. What was handed in never
 * changes, nor which published state it was given to. @throws Refused 404; 422
 */
async function changedResponse(
  { transaction, body: sent, context, stamp }: ResponseWrite,
  before: QuestionnaireResponse,
) {
  if (!responseMayBecome(before.status, sent.status)) throw invalid({ status: 'validation.stepImpossible' });
  if (sent.status === 'withdrawn' && !sent.reason) throw invalid({ reason: 'validation.required' });
  const { now, by } = context;
  const patient = await patientOf(transaction, before.patient);
  const isBeingAnswered = before.status === 'inProgress' && sent.status !== 'withdrawn';
  const definition = isBeingAnswered ? await askedOf(transaction, before) : undefined;
  const answered = { ...before, answers: sent.answers, onBehalf: sent.onBehalf };
  const content = !definition
    ? {}
    : {
        onBehalf: sent.onBehalf,
        by,
        ...(isHandedIn(sent) ? handedIn(definition, answered, now) : begun(definition, answered)),
      };
  const reviewed = sent.status === 'reviewed' && {
    note: sent.note,
    reviewedBy: by,
    reviewedAt: stamp.updatedAt,
  };
  const withdrawn = sent.status === 'withdrawn' && { reason: sent.reason };
  const { status } = sent;
  const record: QuestionnaireResponse = {
    ...before,
    ...content,
    ...reviewed,
    ...withdrawn,
    status,
    ...stamp,
  };
  const log =
    status === 'inProgress'
      ? (false as const)
      : { detail: status, reason: status === 'withdrawn' ? record.reason : undefined };
  return {
    record,
    log,
    async after() {
      if (definition && isHandedIn(record))
        await afterHandingIn(transaction, record, definition, patient, sent, context);
      // A withdrawn answer counts no more, nor do the readings that were kept of it.
      if (status !== 'withdrawn' || before.answeredAt === undefined) return;
      await withdrawReadings(transaction, await askedOf(transaction, before), record, context);
      const askedBy = (one: QuestionnaireResponse) => askedOf(transaction, one);
      await retractScores(transaction, patient, record, askedBy, context);
    },
  };
}

const records = defineRecords({
  kind: 'questionnaireResponses',
  changes: () => [],
  check: (write) => (write.before ? changedResponse(write, write.before) : newResponse(write)),
});

/** Answers to questionnaires. What was answered is withdrawn, and stays to be read. */
export const responseRecords: typeof records = {
  ...records,
  async create(transaction, sent, context) {
    const stored = await records.create(transaction, sent, context);
    if (stored.created) return stored;
    // Only what is asked counts: what another answer hides is not stored.
    const definition = await askedOf(transaction, sent);
    const answers = isHandedIn(sent) ? submitted(definition, sent.answers) : begun(definition, sent).answers;
    return { ...stored, sent: { ...sent, answers } };
  },
};
