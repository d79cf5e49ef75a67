import type { Allocation, AllocationBody } from '@/domain/medicine/allocation';
import { stateOn } from '@/domain/medicine/allocation';
import { allocationProblems } from '@/domain/medicine/allocationProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Medicine } from '@/domain/medicine/medicine';
import { avoidedFor, overlapsOf } from '@/domain/medicine/overlaps';
import { keepingPast } from '@/domain/medicine/preservePastIntakes';
import type { Patient } from '@/domain/patients/patient';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import { refresh, type Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord, patientOf } from '../../store/entities';
import type { Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

const refused = (fields: Record<string, string>) => new Refused(422, 'errors.invalid', fields);

/** Medicines go by the calendar of the patient's zone, not by waking. */
export function calendarDay(now: number, patient: Patient): string {
  return calendarDayOf(now, patient.ext.timeZone);
}

function mustMakeSense(body: AllocationBody): void {
  const problems = allocationProblems(body);
  if (Object.keys(problems).length > 0) throw refused(problems);
}

/** Nothing is forbidden, but nobody takes the same twice unnoticed. @throws Refused 422 */
async function mustBeAccepted(
  transaction: WriteTransaction,
  body: AllocationBody,
  medicine: Pick<Medicine, 'id' | 'activeIngredients'> & Partial<Pick<Medicine, 'avoidIn'>>,
  patient: Patient,
): Promise<void> {
  // What is stopped is not given any more: nobody has to accept it again.
  if (body.stopped) return;
  const others = await transaction.objectStore('allocations').index('patient').getAll(patient.id);
  const accepted = new Set(body.accepted);
  const overlaps = overlapsOf(medicine, body.segments, others, body.id);
  if (overlaps.some(({ allocation }) => !accepted.has(allocation.id)))
    throw refused({ accepted: 'validation.overlap' });
  if (avoidedFor({ avoidIn: medicine.avoidIn ?? [] }, patient.pathologies).length > 0 && !body.reason)
    throw refused({ reason: 'validation.avoided' });
}

/**
 * Gives a medicine to a patient; one whose id exists already is answered as it is stored.
 * @throws Refused 404; 422 where it makes no sense, overlaps unnoticed, or is to be avoided and no reason is given
 */
export async function createAllocation(
  transaction: WriteTransaction,
  body: AllocationBody,
  surroundings: Surroundings,
): Promise<Stored<Allocation>> {
  const existing = await transaction.objectStore('allocations').get(body.id);
  if (existing) return { record: existing, created: false };
  const patient = await patientOf(transaction, body.patient);
  const medicine = await transaction.objectStore('medicines').get(body.medicine);
  if (!medicine?.active) throw refused({ medicine: 'validation.medicineInactive' });
  mustMakeSense(body);
  await mustBeAccepted(transaction, body, medicine, patient);
  const { id, name, manufacturer, capacity, activeIngredients } = medicine;
  const at = new Date(surroundings.now).toISOString();
  const record: Allocation = {
    ...body,
    version: surroundings.newId(),
    updatedAt: at,
    given: {
      id,
      name,
      activeIngredients,
      ...(manufacturer !== undefined && { manufacturer }),
      ...(capacity && { capacity }),
    },
    history: [{ at, by: surroundings.by, what: 'allocated', ...(body.reason && { reason: body.reason }) }],
  };
  await transaction.objectStore('allocations').put(record);
  await refresh(transaction, patient, surroundings);
  await note(transaction, surroundings, {
    action: 'created',
    kind: 'allocations',
    record: record.id,
    patient: patient.id,
    detail: name,
    reason: body.reason,
  });
  return { record, created: true };
}

function whatOf(
  before: Allocation,
  after: AllocationBody,
  today: string,
): Allocation['history'][number]['what'] {
  if (after.stopped && !before.stopped) return 'stopped';
  const [was, is] = [stateOn(before, today), stateOn(after, today)];
  const pauses = (one: AllocationBody) => one.segments.filter(({ pause }) => pause).length;
  if (pauses(after) > pauses(before)) return 'paused';
  if (was === 'paused' && is === 'active') return 'resumed';
  return 'changed';
}

/**
 * Changes how a patient takes a medicine from now on; what was due before stays, also earlier today. Changes, pauses and
 * stops give a reason.
 * @throws Refused 404; 412; 422
 */
export async function updateAllocation(
  transaction: WriteTransaction,
  body: AllocationBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Allocation> {
  const before = await currentRecord(transaction, 'allocations', body.id, ifMatch);
  if (before.patient !== body.patient || before.medicine !== body.medicine)
    throw refused({ medicine: 'validation.invalid' });
  const patient = await patientOf(transaction, before.patient);
  const today = calendarDay(surroundings.now, patient);
  mustMakeSense(body);
  const moment = { now: surroundings.now, timeZone: patient.ext.timeZone };
  const kept = keepingPast(before, body, moment, surroundings.newId());
  if (!kept) throw refused({ segments: 'validation.pastFixed' });
  const what = whatOf(before, body, today);
  if (!body.reason) throw refused({ reason: 'validation.required' });
  await mustBeAccepted(transaction, body, before.given, patient);
  const at = new Date(surroundings.now).toISOString();
  const record: Allocation = {
    ...body,
    ...kept,
    version: surroundings.newId(),
    updatedAt: at,
    given: before.given,
    history: [...before.history, { at, by: surroundings.by, what, reason: body.reason }],
  };
  await transaction.objectStore('allocations').put(record);
  await refresh(transaction, patient, surroundings);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'allocations',
    record: record.id,
    patient: patient.id,
    detail: what,
    reason: body.reason,
    changes: namedChanges(before, record),
  });
  return record;
}
