import { isCaredFor } from '@/domain/education/cohort';
import { patientDay } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import type { QuestionnaireAssignment, QuestionnaireAssignmentBody } from '@/domain/questionnaire/assignment';
import type { BulkGiving, GivingOutcome } from '@/domain/questionnaire/bulk';
import { isOver } from '@/domain/questionnaire/transitions';
import { differencesOf } from '@/domain/exchange/storedOtherwise';
import { Refused } from '../../contract';
import { note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord, patientOf } from '../../store/entities';
import type { Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

const refused = (fields: Record<string, string>) => new Refused(422, 'errors.invalid', fields);
const zoneOf = ({ ext }: Patient) => ext.timeZone;

function mustBePossible(body: QuestionnaireAssignmentBody, patient: Patient, now: number): void {
  const { start, end, windowDays, remindAfterDays, status } = body;
  if (status !== 'active') throw refused({ status: 'validation.stepImpossible' });
  if (start < patientDay(now, { timeZone: zoneOf(patient) }))
    throw refused({ start: 'validation.startPast' });
  if (end !== undefined && end < start) throw refused({ end: 'validation.endBeforeStart' });
  if (remindAfterDays.some((days) => days >= windowDays))
    throw refused({ remindAfterDays: 'validation.invalid' });
}

async function put(
  transaction: WriteTransaction,
  body: QuestionnaireAssignmentBody & { by: string },
  { now, newId }: Surroundings,
): Promise<QuestionnaireAssignment> {
  const record = { ...body, version: newId(), updatedAt: new Date(now).toISOString() };
  await transaction.objectStore('questionnaireAssignments').put(record);
  return record;
}

/** Nothing can be answered to it any more. */
export async function complete(
  transaction: WriteTransaction,
  given: QuestionnaireAssignment,
  surroundings: Surroundings,
): Promise<QuestionnaireAssignment> {
  return put(transaction, { ...given, status: 'completed' }, surroundings);
}

/** One questionnaire is given to somebody once at a time; one whose days are over makes room. @throws Refused 409 */
async function makeRoom(
  transaction: WriteTransaction,
  { patient, questionnaire }: QuestionnaireAssignmentBody,
  timeZone: string,
  surroundings: Surroundings,
): Promise<void> {
  const all = await transaction.objectStore('questionnaireAssignments').index('patient').getAll(patient);
  for (const other of all) {
    if (other.questionnaire !== questionnaire || other.status !== 'active') continue;
    if (!isOver(other, surroundings.now, timeZone)) throw new Refused(409, 'errors.questionnaireGiven');
    await complete(transaction, other, surroundings);
  }
}

/**
 * Gives a questionnaire to a patient; an assignment whose id exists already is answered as it is stored.
 * @throws Refused 404; 409 where the patient has it already; 422
 */
export async function createQuestionnaireAssignment(
  transaction: WriteTransaction,
  body: QuestionnaireAssignmentBody,
  surroundings: Surroundings,
): Promise<Stored<QuestionnaireAssignment>> {
  const existing = await transaction.objectStore('questionnaireAssignments').get(body.id);
  if (existing) return { record: existing, created: false };
  const patient = await patientOf(transaction, body.patient);
  if (!isCaredFor(patient)) throw refused({ patient: 'validation.notCaredFor' });
  const asked = await transaction.objectStore('questionnaires').get(body.questionnaire);
  if (!asked || asked.revision === 0 || asked.status === 'retired')
    throw refused({ questionnaire: 'validation.notPublished' });
  mustBePossible(body, patient, surroundings.now);
  await makeRoom(transaction, body, zoneOf(patient), surroundings);
  const { reason: _, ...given } = body;
  const record = await put(transaction, { ...given, by: surroundings.by }, surroundings);
  await note(transaction, surroundings, {
    action: 'created',
    kind: 'questionnaireAssignments',
    record: record.id,
    patient: patient.id,
    detail: asked.name,
  });
  return { record, created: true };
}

/**
 * Cancels or completes an assignment. When it is asked does not change any more: days that were asked for, and what was
 * answered to them, would not fit.
 * @throws Refused 404; 412; 422
 */
export async function updateQuestionnaireAssignment(
  transaction: WriteTransaction,
  { id, status, reason }: QuestionnaireAssignmentBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<QuestionnaireAssignment> {
  const before = await currentRecord(transaction, 'questionnaireAssignments', id, ifMatch);
  if (before.status !== 'active' || status === 'active')
    throw refused({ status: 'validation.stepImpossible' });
  if (status === 'cancelled' && !reason) throw refused({ reason: 'validation.required' });
  const record = await put(transaction, { ...before, status, ...(reason && { reason }) }, surroundings);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'questionnaireAssignments',
    record: id,
    patient: record.patient,
    detail: status,
    reason,
  });
  return record;
}

/** Gives a questionnaire to many; each outcome is its own, in the order asked for. @throws Refused 422 for what is wrong for all */
export async function giveToAll(
  transaction: WriteTransaction,
  { patients, ...asking }: BulkGiving,
  surroundings: Surroundings,
): Promise<GivingOutcome[]> {
  const outcomes: GivingOutcome[] = [];
  for (const { id, patient } of patients) {
    const body = { ...asking, id, patient, status: 'active' as const };
    try {
      const { record, created } = await createQuestionnaireAssignment(transaction, body, surroundings);
      // Given by an earlier try, perhaps for other days: the patient keeps that one.
      const isSame =
        created ||
        differencesOf('questionnaireAssignments', record, { ...body, status: record.status }).length === 0;
      outcomes.push({ patient, outcome: isSame ? 'given' : 'duplicate', assignment: record });
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      const { fields = {}, status } = thrown;
      if ('questionnaire' in fields || 'end' in fields || 'remindAfterDays' in fields) throw thrown;
      const isEnded = 'patient' in fields;
      outcomes.push({ patient, outcome: status === 409 ? 'duplicate' : isEnded ? 'ended' : 'invalid' });
    }
  }
  return outcomes;
}
