import type { Patient } from '@/domain/patients/patient';
import { invalid, Refused } from '../../contract';
import type { WriteTransaction } from '../../store/transaction';

/** The patient, or a refusal. @throws Refused 404 */
export async function patientOf(transaction: WriteTransaction, id: string): Promise<Patient> {
  const patient = await transaction.table('patients').get(id);
  if (!patient) throw new Refused(404, 'errors.notFound');
  return patient;
}

/** @throws Refused 422 where the patient of a record is unknown */
export async function mustBePatient(transaction: WriteTransaction, id: string): Promise<void> {
  if (!(await transaction.table('patients').getKey(id))) throw invalid({ patient: 'validation.invalid' });
}

/** @throws Refused 409 where another patient has this number */
export async function mustBeOwnNumber(
  transaction: WriteTransaction,
  patientId: string,
  id: string,
): Promise<void> {
  const holder = await transaction.table('patients').index('patientId').getKey(patientId);
  if (holder === undefined || holder === id) return;
  throw new Refused(409, 'errors.duplicatePatientId', { patientId: 'errors.duplicatePatientId' });
}

/** Brings the identifiers by which an import finds a patient again up to what the patient has. */
export async function putIdentifiers(
  transaction: WriteTransaction,
  patient: Patient,
  before?: Patient,
): Promise<void> {
  const identifiers = transaction.table('identifiers');
  for (const { system, value } of before?.ext.identifiers ?? [])
    await identifiers.delete([system, value, patient.id]);
  for (const { system, value } of patient.ext.identifiers)
    await identifiers.put(true, [system, value, patient.id]);
}

/** Writes a patient with the identifiers by which an import finds it again. */
export async function putPatient(
  transaction: WriteTransaction,
  patient: Patient,
  before?: Patient,
): Promise<void> {
  await putIdentifiers(transaction, patient, before);
  await transaction.table('patients').put(patient);
}
