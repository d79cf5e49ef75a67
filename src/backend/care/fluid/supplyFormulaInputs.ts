import type { AssignmentBody } from '@/domain/fluid/assignment';
import type { PlanBody } from '@/domain/fluid/plan';
import { planFluids } from '@/domain/fluid/planFluids';
import { suppliedLimits, type SuppliedName } from '@/domain/fluid/supplied';
import type { Patient } from '@/domain/patients/patient';
import { addDays, dayBounds, patientDay } from '@/domain/patientDay';
import type { ReadingDraft } from '@/domain/readings/reading';
import { clockOf } from '@/domain/rules/alertLimits';
import { Refused } from '../../contract';
import type { WriteContext } from '../writeContext';
import { patientOf } from '../patients/storedPatient';
import { patientRecords } from '../patients/patientRecords';
import { recordReading } from '../readings/recordReading';
import { generalSetting } from '../settings/storedSettings';
import type { WriteTransaction } from '../../store/transaction';

const MINUTE_MS = 60_000;

function isUnusual(name: SuppliedName, value: number): boolean {
  const { soft } = suppliedLimits[name];
  return value < soft.min || value > soft.max;
}

/** A refusal of a value that was supplied, at its field. */
async function placed(name: SuppliedName, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (thrown) {
    if (!(thrown instanceof Refused) || thrown.status !== 422) throw thrown;
    const [message = thrown.message] = Object.values(thrown.fields ?? {});
    throw new Refused(422, 'errors.invalid', { [`supplied.${name}`]: message });
  }
}

/**
 * Stores the patient's values that a plan needs, each as what it is: a weight as a reading of now, a day's urine as the
 * total of yesterday, dry weight and height in the profile. Values recorded in the meantime stay as they are.
 * @returns the patient as stored afterwards
 * @throws Refused 422 at `supplied.…` for an impossible value
 */
export async function supply(
  transaction: WriteTransaction,
  { supplied = {}, typed, override }: AssignmentBody,
  plan: PlanBody,
  patient: Patient,
  context: WriteContext,
): Promise<Patient> {
  const { now, newId, by } = context;
  const summary = (await transaction.table('summaries').get(patient.id)) ?? null;
  const { weightDays } = (await generalSetting(transaction)) ?? {};
  const planned = planFluids(
    plan,
    patient,
    summary,
    { typed, weightDays, ...(override && { override }) },
    now,
  );
  const missing = 'problem' in planned ? planned.problem.missing : [];
  const lacking = (name: SuppliedName) => (missing.includes(name) ? supplied[name] : undefined);
  const clock = clockOf(patient);
  const yesterday = addDays(patientDay(now, clock), -1);
  const reading = (
    name: SuppliedName,
    parts: Pick<ReadingDraft, 'measure' | 'value' | 'at' | 'dayMark'>,
  ): ReadingDraft => ({
    id: newId(),
    patient: patient.id,
    source: 'staff',
    recordedBy: by,
    ...parts,
    // The plan is given only where somebody says why an unusual value is meant.
    ...(isUnusual(name, parts.value) && { confirmedOutOfRange: true }),
  });
  const [height, dryWeight] = [lacking('height'), lacking('dryWeight')];
  if (height !== undefined || dryWeight !== undefined) {
    const stored = await patientOf(transaction, patient.id);
    const { version, updatedAt: _updatedAt, ...body } = stored;
    const ext = { ...body.ext, ...(dryWeight !== undefined && { dryWeight }) };
    const whole = { ...body, ...(height !== undefined && { height }), ext };
    await patientRecords.update(transaction, whole, version, context);
  }
  const urine = lacking('urine24h');
  if (urine !== undefined) {
    const at = new Date(dayBounds(yesterday, clock).to - MINUTE_MS).toISOString();
    const draft = reading('urine24h', { measure: 'urine', value: urine, at, dayMark: 'total' });
    await placed('urine24h', recordReading(transaction, draft, context));
  }
  const weight = lacking('weight');
  if (weight !== undefined) {
    const draft = reading('weight', { measure: 'weight', value: weight, at: new Date(now).toISOString() });
    await placed('weight', recordReading(transaction, draft, context));
  }
  return patientOf(transaction, patient.id);
}
