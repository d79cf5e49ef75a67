import type { Intake, IntakeBody } from '@/domain/medicine/intake';
import { instantOf } from '@/domain/medicine/schedule';
import type { Patient } from '@/domain/patients/patient';
import type { WriteTransaction } from '../../store/transaction';

/** The instant at which an intake was due: an entry keeps it, also where the patient's zone has changed since. */
export function dueInstant(
  { due }: IntakeBody,
  patient: Patient,
  before: Intake | undefined,
): { dueAt?: string } {
  if (!due) return {};
  const at = instantOf(due.day, due.time, patient.ext.timeZone);
  return { dueAt: before?.dueAt ?? new Date(at).toISOString() };
}

/** Notes on entries of older versions when they were due, before the patient's zone becomes another. */
export async function keepDueInstants(
  transaction: WriteTransaction,
  before: Patient | undefined,
  after: Patient,
): Promise<void> {
  if (!before || before.ext.timeZone === after.ext.timeZone) return;
  const table = transaction.table('intakes');
  for (const entry of await table.index('patient').getAll(after.id))
    if (entry.due && entry.dueAt === undefined)
      await table.put({ ...entry, ...dueInstant(entry, before, undefined) });
}
