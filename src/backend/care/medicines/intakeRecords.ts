import { dueIdOf, RETROACTIVE_DAYS, type Intake, type IntakeBody } from '@/domain/medicine/intake';
import type { Allocation } from '@/domain/medicine/allocation';
import { intakesBetween } from '@/domain/medicine/schedule';
import { liesAhead } from '@/domain/readings/plausibility';
import { addDays } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { Refused } from '../../contract';
import { calendarDay } from './allocationRecords';
import { namedChanges, note } from '../audit/audit';
import { refresh, type Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord, patientOf } from '../../store/entities';
import type { Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

const refused = (fields: Record<string, string>) => new Refused(422, 'errors.invalid', fields);

/** The calendar day an intake counts for. @throws Refused 422 where nothing is due then, or it is too long ago */
function dayOf(
  body: IntakeBody,
  allocation: Allocation,
  patient: Patient,
  now: number,
  before: Intake | undefined,
): string {
  const { due } = body;
  const today = calendarDay(now, patient);
  const taken = body.takenAt === undefined ? now : Date.parse(body.takenAt);
  const day = due?.day ?? calendarDay(taken, patient);
  if (day > today) throw refused({ due: 'validation.notDue' });
  if (day < addDays(today, -RETROACTIVE_DAYS)) throw refused({ due: 'validation.tooLongAgo' });
  if (!due) {
    if (!allocation.asNeeded) throw refused({ due: 'validation.required' });
    return day;
  }
  // What was due when it was entered stays so, however the medicine is taken since.
  const isKnown = before?.due?.day === due.day && before.due.time === due.time;
  const isDue =
    isKnown ||
    intakesBetween(allocation, due.day, due.day, patient.ext.timeZone).some(({ time }) => time === due.time);
  if (!isDue || body.id !== dueIdOf(allocation.id, due.day, due.time))
    throw refused({ due: 'validation.notDue' });
  return day;
}

/** What really happened is never refused, but more than allowed is not entered in passing. @throws Refused 422 */
async function mustBeMeant(
  transaction: WriteTransaction,
  body: IntakeBody,
  allocation: Allocation,
  day: string,
): Promise<void> {
  if (body.state === 'skipped' && !body.reason) throw refused({ reason: 'validation.skipReason' });
  if (!allocation.asNeeded || body.note) return;
  const ofDay = await transaction.objectStore('intakes').index('day').getAll([body.patient, day]);
  const taken = ofDay.filter(
    (one) => one.allocation === allocation.id && one.state === 'taken' && one.id !== body.id,
  );
  if (taken.length >= allocation.asNeeded.maxPerDay) throw refused({ note: 'validation.overMaximum' });
}

async function put(
  transaction: WriteTransaction,
  body: IntakeBody,
  surroundings: Surroundings,
  before?: Intake,
): Promise<{ record: Intake; patient: Patient }> {
  const { now, newId, by } = surroundings;
  const patient = await patientOf(transaction, body.patient);
  const allocation = await transaction.objectStore('allocations').get(body.allocation);
  if (allocation?.patient !== patient.id) throw refused({ allocation: 'validation.invalid' });
  if (body.takenAt !== undefined && liesAhead(body.takenAt, now))
    throw refused({ takenAt: 'validation.inFuture' });
  const day = dayOf(body, allocation, patient, now, before);
  await mustBeMeant(transaction, body, allocation, day);
  const at = new Date(now).toISOString();
  const record: Intake = {
    ...body,
    ...(body.state === 'taken' && { takenAt: body.takenAt ?? at }),
    version: newId(),
    updatedAt: at,
    day,
    by,
    loggedAt: at,
    ...(day < calendarDay(now, patient) && { retroactive: true }),
  };
  await transaction.objectStore('intakes').put(record);
  await refresh(transaction, patient, surroundings);
  return { record, patient };
}

/** Enters an intake; one that is entered already is answered as it is stored. @throws Refused 404; 422 */
export async function createIntake(
  transaction: WriteTransaction,
  body: IntakeBody,
  surroundings: Surroundings,
): Promise<Stored<Intake>> {
  const existing = await transaction.objectStore('intakes').get(body.id);
  if (existing) return { record: existing, created: false };
  const { record, patient } = await put(transaction, body, surroundings);
  await note(transaction, surroundings, {
    action: 'recorded',
    kind: 'intakes',
    record: record.id,
    patient: patient.id,
    detail: record.state,
  });
  return { record, created: true };
}

/** Says otherwise about an intake, e.g. that it was taken after all. @throws Refused 404; 412; 422 */
export async function updateIntake(
  transaction: WriteTransaction,
  body: IntakeBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Intake> {
  const before = await currentRecord(transaction, 'intakes', body.id, ifMatch);
  if (before.allocation !== body.allocation || before.patient !== body.patient)
    throw refused({ allocation: 'validation.invalid' });
  const { record, patient } = await put(transaction, body, surroundings, before);
  await note(transaction, surroundings, {
    action: 'corrected',
    kind: 'intakes',
    record: record.id,
    patient: patient.id,
    detail: record.state,
    changes: namedChanges(before, record),
  });
  return record;
}

/** Takes an entry back that was made by mistake: the intake is open again, or missed. @throws Refused 404; 412; 422 */
export async function removeIntake(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Intake> {
  const before = await currentRecord(transaction, 'intakes', id, ifMatch);
  const patient = await patientOf(transaction, before.patient);
  if (before.day < addDays(calendarDay(surroundings.now, patient), -RETROACTIVE_DAYS))
    throw refused({ due: 'validation.tooLongAgo' });
  await transaction.objectStore('intakes').delete(id);
  await refresh(transaction, patient, surroundings);
  await note(transaction, surroundings, {
    action: 'removed',
    kind: 'intakes',
    record: id,
    patient: patient.id,
    detail: before.state,
  });
  return before;
}
