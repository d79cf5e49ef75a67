import type { Patient } from '@/domain/patients/patient';
import { answerProblems } from '@/domain/questionnaire/answerProblems';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assignment';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse, ResponseBody } from '@/domain/questionnaire/response';
import { scoresOf } from '@/domain/questionnaire/scores';
import { responseMayBecome } from '@/domain/questionnaire/transitions';
import { submitted } from '@/domain/questionnaire/visible';
import { nextWindow, windowAt } from '@/domain/questionnaire/windows';
import { Refused } from '../../contract';
import { note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord, patientOf } from '../../store/entities';
import { complete } from './questionnaireAssignmentRecords';
import type { Stored } from '../rules/ruleRecords';
import { raiseScores, retractScores } from './scoreAlerts';
import type { WriteTransaction } from '../../store/transaction';
import { withdrawReadings, writeReadings } from '../readings/writtenReadings';

const refused = (fields: Record<string, string>) => new Refused(422, 'errors.invalid', fields);

/** What was asked: the published state that the answer names, whatever was published since. */
async function askedOf(
  transaction: WriteTransaction,
  { questionnaire, revision }: ResponseBody,
): Promise<QuestionnaireBody> {
  const asked = await transaction.objectStore('questionnaires').get(questionnaire);
  const state = asked?.published.find((one) => one.revision === revision);
  if (!asked || !state) throw refused({ questionnaire: 'validation.notPublished' });
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
    const asked = await transaction.objectStore('questionnaires').get(questionnaire);
    if (asked?.status === 'retired') throw refused({ questionnaire: 'validation.notPublished' });
    if (due !== undefined) throw refused({ due: 'validation.windowClosed' });
    return;
  }
  const given = await transaction.objectStore('questionnaireAssignments').get(assignment);
  if (given?.patient !== patient || given.questionnaire !== questionnaire)
    throw refused({ assignment: 'validation.invalid' });
  const window = given.status === 'active' ? windowAt(given, now, ext.timeZone) : undefined;
  if (!window || window.first !== due) throw refused({ due: 'validation.windowClosed' });
  const all = await transaction.objectStore('questionnaireResponses').index('patient').getAll(patient);
  const isTaken = all.some(
    (other) =>
      other.id !== id && other.assignment === assignment && other.due === due && other.status !== 'withdrawn',
  );
  if (isTaken) throw new Refused(409, 'errors.questionnaireAnswered');
}

/** The answers as they are handed in, and what they score; the server works both out anew. @throws Refused 422 */
function handedIn(body: QuestionnaireBody, sent: ResponseBody, now: number) {
  const wrong = answerProblems(body, sent.answers).map(({ linkId, message }) => [
    `answers.${linkId}`,
    message.startsWith('validation.') ? message : 'validation.invalid',
  ]);
  if (wrong.length > 0) throw refused(Object.fromEntries(wrong) as Record<string, string>);
  const answers = submitted(body, sent.answers);
  return { answers, scores: scoresOf(body, answers), answeredAt: new Date(now).toISOString() };
}

/** What is being answered keeps also what is hidden meanwhile; only what was never asked is left out. */
function begun({ items }: QuestionnaireBody, { answers }: ResponseBody) {
  const known = new Set(items.map(({ linkId }) => linkId));
  const kept = Object.entries(answers).filter(([linkId]) => known.has(linkId));
  return { answers: Object.fromEntries(kept), scores: [] };
}

/** Whether nothing more is asked once this window is answered. One begun in time may be handed in after it. */
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
  surroundings: Surroundings,
): Promise<void> {
  const { assignment = '', due = '' } = record;
  const given = await transaction.objectStore('questionnaireAssignments').get(assignment);
  if (given?.status === 'active' && wasLast(given, due, surroundings.now, patient.ext.timeZone))
    await complete(transaction, given, surroundings);
  await writeReadings(transaction, body, record, confirmed, surroundings);
  await raiseScores(transaction, patient, body, record, surroundings);
}

const isHandedIn = ({ status }: Pick<ResponseBody, 'status'>) => status === 'answered';

async function put(
  transaction: WriteTransaction,
  record: Omit<QuestionnaireResponse, 'version' | 'updatedAt'>,
  { now, newId }: Surroundings,
): Promise<QuestionnaireResponse> {
  const stored = { ...record, version: newId(), updatedAt: new Date(now).toISOString() };
  await transaction.objectStore('questionnaireResponses').put(stored);
  return stored;
}

const named = ({ id, patient }: ResponseBody) =>
  ({ kind: 'questionnaireResponses', record: id, patient }) as const;

/**
 * Begins an answer, or hands it in at once; one whose id exists already is answered as it is stored.
 * @throws Refused 404; 409 where it was answered already; 422
 */
export async function createResponse(
  transaction: WriteTransaction,
  sent: ResponseBody,
  surroundings: Surroundings,
): Promise<Stored<QuestionnaireResponse>> {
  const existing = await transaction.objectStore('questionnaireResponses').get(sent.id);
  // Only what is asked counts: what another answer hides is not stored.
  if (existing) {
    const asked = await askedOf(transaction, sent);
    const answers = isHandedIn(sent) ? submitted(asked, sent.answers) : begun(asked, sent).answers;
    return { record: existing, created: false, sent: { ...sent, answers } };
  }
  const { now, by } = surroundings;
  if (sent.status !== 'inProgress' && !isHandedIn(sent))
    throw refused({ status: 'validation.stepImpossible' });
  const patient = await patientOf(transaction, sent.patient);
  const body = await askedOf(transaction, sent);
  await mustBeOpen(transaction, sent, patient, now);
  const { note: _note, reason: _reason, confirmed: _confirmed, ...kept } = sent;
  const content = isHandedIn(sent) ? handedIn(body, sent, now) : begun(body, sent);
  const record = await put(transaction, { ...kept, ...content, by }, surroundings);
  if (isHandedIn(record)) await afterHandingIn(transaction, record, body, patient, sent, surroundings);
  await note(transaction, surroundings, { action: 'created', ...named(record), detail: body.name });
  return { record, created: true };
}

/**
 * Goes on with an answer, hands it in, marks it as reviewed, or withdraws it with a reason. What was handed in never
 * changes, nor which published state it was given to.
 * @throws Refused 404; 412; 422
 */
export async function updateResponse(
  transaction: WriteTransaction,
  sent: ResponseBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<QuestionnaireResponse> {
  const before = await currentRecord(transaction, 'questionnaireResponses', sent.id, ifMatch);
  if (!responseMayBecome(before.status, sent.status)) throw refused({ status: 'validation.stepImpossible' });
  if (sent.status === 'withdrawn' && !sent.reason) throw refused({ reason: 'validation.required' });
  const { now, by } = surroundings;
  const patient = await patientOf(transaction, before.patient);
  const isBeingAnswered = before.status === 'inProgress' && sent.status !== 'withdrawn';
  const body = isBeingAnswered ? await askedOf(transaction, before) : undefined;
  const answered = { ...before, answers: sent.answers, onBehalf: sent.onBehalf };
  const content = !body
    ? {}
    : {
        onBehalf: sent.onBehalf,
        by,
        ...(isHandedIn(sent) ? handedIn(body, answered, now) : begun(body, answered)),
      };
  const reviewed = sent.status === 'reviewed' && {
    note: sent.note,
    reviewedBy: by,
    reviewedAt: new Date(now).toISOString(),
  };
  const withdrawn = sent.status === 'withdrawn' && { reason: sent.reason };
  const record = await put(
    transaction,
    { ...before, ...content, ...reviewed, ...withdrawn, status: sent.status },
    surroundings,
  );
  if (body && isHandedIn(record))
    await afterHandingIn(transaction, record, body, patient, sent, surroundings);
  // What was said counts no more, nor does what was kept of it.
  if (record.status === 'withdrawn' && before.answeredAt !== undefined) {
    await withdrawReadings(transaction, await askedOf(transaction, before), record, surroundings);
    const asked = (one: QuestionnaireResponse) => askedOf(transaction, one);
    await retractScores(transaction, patient, record, asked, surroundings);
  }
  if (record.status === 'inProgress') return record;
  await note(transaction, surroundings, {
    action: 'updated',
    ...named(record),
    detail: record.status,
    reason: record.status === 'withdrawn' ? record.reason : undefined,
  });
  return record;
}
