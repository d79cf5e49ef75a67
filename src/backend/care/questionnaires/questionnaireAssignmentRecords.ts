import { isCaredFor } from '@/domain/education/cohort';
import { patientDay } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import type {
  QuestionnaireAssignment,
  QuestionnaireAssignmentBody,
} from '@/domain/questionnaire/assigning/assignment';
import type { BulkGiving, GivingOutcome } from '@/domain/questionnaire/assigning/bulk';
import { isOver } from '@/domain/questionnaire/transitions';
import { differencesOf } from '@/domain/exchange/storedOtherwise';
import { invalid, Refused } from '../../contract';
import type { WriteContext } from '../writeContext';
import { defineRecords, type Write } from '../defineRecords';
import { patientOf } from '../patients/storedPatient';
import type { WriteTransaction } from '../../store/transaction';

const zoneOf = ({ ext }: Patient) => ext.timeZone;

function mustBePossible(body: QuestionnaireAssignmentBody, patient: Patient, now: number): void {
  const { start, end, windowDays, remindAfterDays, status } = body;
  if (status !== 'active') throw invalid({ status: 'validation.stepImpossible' });
  if (start < patientDay(now, { timeZone: zoneOf(patient) }))
    throw invalid({ start: 'validation.startPast' });
  if (end !== undefined && end < start) throw invalid({ end: 'validation.endBeforeStart' });
  if (remindAfterDays.some((days) => days >= windowDays))
    throw invalid({ remindAfterDays: 'validation.invalid' });
}

/** Completes an assignment: nothing can be answered to it any more. */
export async function complete(
  transaction: WriteTransaction,
  given: QuestionnaireAssignment,
  { now, newId }: WriteContext,
): Promise<void> {
  const stamp = { version: newId(), updatedAt: new Date(now).toISOString() };
  await transaction.table('questionnaireAssignments').put({ ...given, status: 'completed', ...stamp });
}

/** One questionnaire is given to somebody once at a time; one whose days are over makes room. @throws Refused 409 */
async function makeRoom(
  transaction: WriteTransaction,
  { patient, questionnaire }: QuestionnaireAssignmentBody,
  timeZone: string,
  context: WriteContext,
): Promise<void> {
  const all = await transaction.table('questionnaireAssignments').index('patient').getAll(patient);
  for (const other of all) {
    if (other.questionnaire !== questionnaire || other.status !== 'active') continue;
    if (!isOver(other, context.now, timeZone)) throw new Refused(409, 'errors.questionnaireGiven');
    await complete(transaction, other, context);
  }
}

type AssignmentWrite = Write<'questionnaireAssignments'>;

/** @throws Refused 404; 409 where the patient has it already; 422 */
async function newAssignment({ transaction, body, context, stamp }: AssignmentWrite) {
  const patient = await patientOf(transaction, body.patient);
  if (!isCaredFor(patient)) throw invalid({ patient: 'validation.notCaredFor' });
  const definition = await transaction.table('questionnaires').get(body.questionnaire);
  if (!definition || definition.revision === 0 || definition.status === 'retired')
    throw invalid({ questionnaire: 'validation.notPublished' });
  mustBePossible(body, patient, context.now);
  await makeRoom(transaction, body, zoneOf(patient), context);
  const { reason: _, ...kept } = body;
  return { record: { ...kept, by: context.by, ...stamp }, log: { detail: definition.name } };
}

/**
 * Cancels or completes an assignment. When it is asked does not change any more: days that were asked for, and what was
 * answered to them, would not fit. @throws Refused 422
 */
function changedAssignment(
  { body: { status, reason }, stamp }: AssignmentWrite,
  before: QuestionnaireAssignment,
) {
  if (before.status !== 'active' || status === 'active')
    throw invalid({ status: 'validation.stepImpossible' });
  if (status === 'cancelled' && !reason) throw invalid({ reason: 'validation.required' });
  return {
    record: { ...before, status, ...(reason && { reason }), ...stamp },
    log: { detail: status, reason },
  };
}

/** Questionnaires given to patients. What a patient was given is cancelled, and stays to be read. */
export const questionnaireAssignmentRecords = defineRecords({
  kind: 'questionnaireAssignments',
  changes: () => [],
  check: (write) => (write.before ? changedAssignment(write, write.before) : newAssignment(write)),
});

/** Gives a questionnaire to many; each outcome is its own, in the order asked for. @throws Refused 422 for what is wrong for all */
export async function assignQuestionnaireToAll(
  transaction: WriteTransaction,
  { patients, ...asking }: BulkGiving,
  context: WriteContext,
): Promise<GivingOutcome[]> {
  const outcomes: GivingOutcome[] = [];
  for (const { id, patient } of patients) {
    const body = { ...asking, id, patient, status: 'active' as const };
    try {
      const { record, created } = await questionnaireAssignmentRecords.create(transaction, body, context);
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
