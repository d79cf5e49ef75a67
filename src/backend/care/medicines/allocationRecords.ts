import type { Allocation, AllocationBody } from '@/domain/medicine/allocation';
import { stateOn } from '@/domain/medicine/allocation';
import { allocationProblems } from '@/domain/medicine/allocationProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Medicine } from '@/domain/medicine/medicine';
import { avoidedFor, overlapsOf } from '@/domain/medicine/overlaps';
import { preservePastIntakes } from '@/domain/medicine/preservePastIntakes';
import type { Patient } from '@/domain/patients/patient';
import { isSameWarning, type WarningAnswer } from '@/domain/prescribing/warningAnswer';
import { askedWarnings, prescribingWarnings } from '@/domain/prescribing/warnings';
import { invalid } from '../../contract';
import { refresh } from '../alerts/reevaluatePatient';
import { defineRecords, type Write } from '../defineRecords';
import { patientOf } from '../patients/storedPatient';
import type { WriteTransaction } from '../../store/transaction';

/** Medicines go by the calendar of the patient's zone, not by waking. */
export function calendarDay(now: number, patient: Patient): string {
  return calendarDayOf(now, patient.ext.timeZone);
}

function mustMakeSense(body: AllocationBody): void {
  const problems = allocationProblems(body);
  if (Object.keys(problems).length > 0) throw invalid(problems);
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
  const others = await transaction.table('allocations').index('patient').getAll(patient.id);
  const accepted = new Set(body.accepted);
  const overlaps = overlapsOf(medicine, body.segments, others, body.id);
  if (overlaps.some(({ allocation }) => !accepted.has(allocation.id)))
    throw invalid({ accepted: 'validation.overlap' });
  if (overlaps.length > 0 && !body.reason) throw invalid({ reason: 'validation.overlapReason' });
  if (avoidedFor({ avoidIn: medicine.avoidIn ?? [] }, patient.pathologies).length > 0 && !body.reason)
    throw invalid({ reason: 'validation.avoided' });
}

/**
 * The answers to keep: to what is warned of, and those of before. A medicine that is given or goes on needs one for each
 * warning.
 * @throws Refused 422
 */
async function mustBeAnswered(
  transaction: WriteTransaction,
  body: AllocationBody,
  medicine: Pick<Medicine, 'name' | 'activeIngredients'>,
  patient: Patient,
  { now, before, isAsked }: { now: number; before?: Allocation; isAsked: boolean },
): Promise<{ answers?: WarningAnswer[] }> {
  const warnings = prescribingWarnings(medicine, {
    patient,
    allergies: await transaction.table('allergies').index('patient').getAll(patient.id),
    requests: await transaction.table('medicationRequests').index('patient').getAll(patient.id),
    laboratory: (await transaction.table('summaries').get(patient.id))?.laboratory ?? [],
    now,
  });
  const given = before?.answers ?? [];
  const added = (body.answers ?? []).filter(
    (answer) =>
      warnings.some((one) => isSameWarning(one, answer)) && !given.some((one) => isSameWarning(one, answer)),
  );
  const answers = [...given, ...added];
  if (isAsked && askedWarnings(warnings, answers, !before).length > 0)
    throw invalid({ answers: 'validation.warningReason' });
  return answers.length > 0 ? { answers } : {};
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

/** @throws Refused 404; 422 where it makes no sense, overlaps unnoticed, is to be avoided, or a warning has no reason */
async function newAllocation({ transaction, body, context, stamp }: Write<'allocations'>) {
  const patient = await patientOf(transaction, body.patient);
  const medicine = await transaction.table('medicines').get(body.medicine);
  if (!medicine?.active) throw invalid({ medicine: 'validation.medicineInactive' });
  mustMakeSense(body);
  await mustBeAccepted(transaction, body, medicine, patient);
  const answered = await mustBeAnswered(transaction, body, medicine, patient, {
    now: context.now,
    isAsked: !body.stopped,
  });
  const { id, name, manufacturer, capacity, activeIngredients } = medicine;
  const { reason, answers: _, ...rest } = body;
  const record: Allocation = {
    ...rest,
    ...(reason !== undefined && { reason }),
    ...answered,
    ...stamp,
    given: {
      id,
      name,
      activeIngredients,
      ...(manufacturer !== undefined && { manufacturer }),
      ...(capacity && { capacity }),
    },
    history: [{ at: stamp.updatedAt, by: context.by, what: 'allocated', ...(reason && { reason }) }],
  };
  const why = [reason ?? [], (record.answers ?? []).map((one) => one.reason)].flat(2);
  const said = why.length > 0 ? [...new Set(why)].join('; ') : undefined;
  return { record, log: { detail: name, reason: said }, after: () => refresh(transaction, patient, context) };
}

/**
 * Changes how a patient takes a medicine from now on; what was due before stays, also earlier today. Changes, pauses and
 * stops give a reason. @throws Refused 404; 422
 */
async function changedAllocation(
  { transaction, body, context, stamp }: Write<'allocations'>,
  before: Allocation,
) {
  if (before.patient !== body.patient || before.medicine !== body.medicine)
    throw invalid({ medicine: 'validation.invalid' });
  const patient = await patientOf(transaction, before.patient);
  const today = calendarDay(context.now, patient);
  mustMakeSense(body);
  const moment = { now: context.now, timeZone: patient.ext.timeZone };
  const kept = preservePastIntakes(before, body, moment, context.newId());
  if (!kept) throw invalid({ segments: 'validation.pastFixed' });
  const what = whatOf(before, body, today);
  const { reason } = body;
  if (!reason) throw invalid({ reason: 'validation.required' });
  await mustBeAccepted(transaction, body, before.given, patient);
  const answered = await mustBeAnswered(transaction, body, before.given, patient, {
    now: context.now,
    before,
    isAsked: what === 'changed' || what === 'resumed',
  });
  const { answers: _, ...rest } = body;
  const record: Allocation = {
    ...rest,
    ...kept,
    ...answered,
    ...stamp,
    given: before.given,
    history: [...before.history, { at: stamp.updatedAt, by: context.by, what, reason }],
  };
  return { record, log: { detail: what, reason }, after: () => refresh(transaction, patient, context) };
}

/** Medicines given to patients. What a patient was given is stopped, and stays to be read. */
export const allocationRecords = defineRecords({
  kind: 'allocations',
  check: (write) => (write.before ? changedAllocation(write, write.before) : newAllocation(write)),
});
