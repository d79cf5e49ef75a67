import type { Patient } from '@/domain/patients/patient';
import { signsOf, withSigns } from '@/domain/patients/signs';
import { sameContent } from '../../store/same';
import type { ReadTransaction, WriteTransaction } from '../../store/transaction';

/** A patient with what the stored diagnoses and sessions say of facts that nobody has decided about. @param now epoch ms */
export async function withStoredSigns(
  transaction: ReadTransaction,
  patient: Patient,
  now: number,
): Promise<Patient> {
  const [conditions, sessions] = await Promise.all([
    transaction.table('conditions').index('patient').getAll(patient.id),
    transaction.table('dialysisSessions').index('patient').getAll(patient.id),
  ]);
  return withSigns(patient, signsOf(conditions, sessions, { timeZone: patient.ext.timeZone, now }));
}

/**
 * Stores the signs with the patient where they have changed. The version stays: they are derived, and nobody who edits the
 * patient meanwhile is told of a change that was none.
 */
export async function noteSigns(
  transaction: WriteTransaction,
  patient: Patient,
  now: number,
): Promise<Patient> {
  const noted = await withStoredSigns(transaction, patient, now);
  if (sameContent(patient, noted)) return patient;
  await transaction.table('patients').put(noted);
  return noted;
}
