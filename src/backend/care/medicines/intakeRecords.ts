import { COUNTED_DAYS, mostIn24Hours, takenInstants } from '@/domain/medicine/asNeeded';
import {
  dueIdOf,
  isStillMeant,
  liesFarAhead,
  RETROACTIVE_DAYS,
  type Intake,
  type IntakeBody,
} from '@/domain/medicine/intake';
import type { Allocation } from '@/domain/medicine/allocation';
import { intakesBetween } from '@/domain/medicine/schedule';
import { liesAhead } from '@/domain/readings/plausibility';
import { addDays } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { invalid } from '../../contract';
import { calendarDay } from './allocationRecords';
import { dueInstant } from './dueInstants';
import { refresh } from '../alerts/reevaluatePatient';
import { defineRecords } from '../defineRecords';
import { patientOf } from '../patients/storedPatient';
import type { WriteTransaction } from '../../store/transaction';

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
  // What was entered keeps its day, in whatever zone the patient is now.
  const kept = before?.takenAt !== undefined && before.takenAt === body.takenAt ? before.day : undefined;
  const day = due?.day ?? kept ?? calendarDay(taken, patient);
  if (day > today && day !== before?.day) throw invalid({ due: 'validation.notDue' });
  if (day < addDays(today, -RETROACTIVE_DAYS)) throw invalid({ due: 'validation.tooLongAgo' });
  if (!due) {
    if (!allocation.asNeeded) throw invalid({ due: 'validation.required' });
    return day;
  }
  // What was due when it was entered stays so, however the medicine is taken since.
  const isKnown = before?.due?.day === due.day && before.due.time === due.time;
  const isDue =
    isKnown ||
    intakesBetween(allocation, due.day, due.day, patient.ext.timeZone).some(({ time }) => time === due.time);
  if (!isDue || body.id !== dueIdOf(allocation.id, due.day, due.time))
    throw invalid({ due: 'validation.notDue' });
  return day;
}

/**
 * Makes sure that an intake is meant: what really happened is never refused, but more than allowed, or a dose far
 * ahead, is not entered in passing.
 * @throws Refused 422
 */
async function mustBeMeant(
  transaction: WriteTransaction,
  body: IntakeBody,
  allocation: Allocation,
  { day, dueAt, now }: Pick<Intake, 'day' | 'dueAt'> & { now: number },
): Promise<void> {
  if (body.state === 'skipped' && !body.reason) throw invalid({ reason: 'validation.skipReason' });
  if (body.state !== 'taken' || body.note) return;
  const at = body.takenAt === undefined ? now : Date.parse(body.takenAt);
  if (dueAt !== undefined && liesFarAhead(Date.parse(dueAt), at))
    throw invalid({ note: 'validation.farAhead' });
  if (!allocation.asNeeded) return;
  const near = Array.from({ length: 2 * COUNTED_DAYS + 1 }, (_, index) => addDays(day, index - COUNTED_DAYS));
  const table = transaction.table('intakes').index('day');
  const entries = await Promise.all(near.map((one) => table.getAll([body.patient, one])));
  const others = entries.flat().filter(({ id }) => id !== body.id);
  if (mostIn24Hours(at, takenInstants(others, allocation.id)) >= allocation.asNeeded.maxPerDay)
    throw invalid({ note: 'validation.overMaximum' });
}

/** Intakes, each an entry or a correction of one. One entered by mistake is removed: it is open again, or missed. */
export const intakeRecords = defineRecords({
  kind: 'intakes',
  async check({ transaction, body, before, context, stamp }) {
    if (before && (before.allocation !== body.allocation || before.patient !== body.patient))
      throw invalid({ allocation: 'validation.invalid' });
    const { now, by } = context;
    const patient = await patientOf(transaction, body.patient);
    const allocation = await transaction.table('allocations').get(body.allocation);
    if (allocation?.patient !== patient.id) throw invalid({ allocation: 'validation.invalid' });
    if (body.takenAt !== undefined && liesAhead(body.takenAt, now))
      throw invalid({ takenAt: 'validation.inFuture' });
    const day = dayOf(body, allocation, patient, now, before);
    const due = dueInstant(body, patient, before);
    await mustBeMeant(transaction, body, allocation, { day, now, ...due });
    const isInTime = due.dueAt !== undefined && isStillMeant(Date.parse(due.dueAt), now);
    const record: Intake = {
      ...body,
      ...(body.state === 'taken' && { takenAt: body.takenAt ?? stamp.updatedAt }),
      ...stamp,
      day,
      ...due,
      by,
      loggedAt: stamp.updatedAt,
      ...(day < calendarDay(now, patient) && !isInTime && { retroactive: true }),
    };
    return {
      record,
      log: { action: before ? 'corrected' : 'recorded', detail: record.state },
      after: () => refresh(transaction, patient, context),
    };
  },
  async checkRemoval({ transaction, before, context }) {
    const patient = await patientOf(transaction, before.patient);
    if (before.day < addDays(calendarDay(context.now, patient), -RETROACTIVE_DAYS))
      throw invalid({ due: 'validation.tooLongAgo' });
    return { log: { detail: before.state }, after: () => refresh(transaction, patient, context) };
  },
});
