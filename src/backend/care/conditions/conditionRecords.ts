import { isInError, type Condition, type ConditionBody } from '@/domain/conditions/condition';
import { conditionProblems } from '@/domain/conditions/conditionProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { Refused } from '../../contract';
import { changesBetween, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import type { Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

/** @throws Refused 422 naming what cannot be, or a patient who is not there */
async function mustMakeSense(
  transaction: WriteTransaction,
  body: ConditionBody,
  now: number,
  before?: Condition,
): Promise<void> {
  const patient = await transaction.objectStore('patients').get(body.patient);
  if (!patient || (before && before.patient !== body.patient))
    throw new Refused(422, 'errors.invalid', { patient: 'validation.invalid' });
  const today = calendarDayOf(now, patient.ext.timeZone);
  const problems = conditionProblems(body, { today, dateOfbirth: patient.dateOfbirth }, before);
  if (Object.keys(problems).length > 0) throw new Refused(422, 'errors.invalid', problems);
}

async function put(
  transaction: WriteTransaction,
  body: ConditionBody,
  { now, newId, by }: Surroundings,
): Promise<Condition> {
  const decided = { version: newId(), updatedAt: new Date(now).toISOString(), recordedBy: by };
  const record = { ...body, ...decided };
  await transaction.objectStore('conditions').put(record);
  return record;
}

/** Stores a condition that staff entered; one whose id exists already is answered as it is stored. @throws Refused 422 */
export async function createCondition(
  transaction: WriteTransaction,
  body: ConditionBody,
  surroundings: Surroundings,
): Promise<Stored<Condition>> {
  const existing = await transaction.objectStore('conditions').get(body.id);
  if (existing) return { record: existing, created: false };
  await mustMakeSense(transaction, body, surroundings.now);
  const record = await put(transaction, body, surroundings);
  await note(transaction, surroundings, {
    action: 'created',
    kind: 'conditions',
    record: record.id,
    patient: record.patient,
    detail: record.label,
  });
  return { record, created: true };
}

/** Replaces the condition whose version is `ifMatch`. @throws Refused 404; 412; 422 */
export async function updateCondition(
  transaction: WriteTransaction,
  body: ConditionBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Condition> {
  const before = await currentRecord(transaction, 'conditions', body.id, ifMatch);
  await mustMakeSense(transaction, body, surroundings.now, before);
  const record = await put(transaction, body, surroundings);
  await note(transaction, surroundings, {
    action: isInError(record) && !isInError(before) ? 'enteredInError' : 'updated',
    kind: 'conditions',
    record: record.id,
    patient: record.patient,
    detail: record.label,
    changes: changesBetween(before, record).filter(({ field }) => field !== 'recordedBy'),
  });
  return record;
}
