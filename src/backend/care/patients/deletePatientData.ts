import type { Patient } from '@/domain/patients/patient';
import { forgetThresholds } from '../rules/ruleBook';
import { ofOnePatient, ofPatient } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';

/** Removes everything that is a patient's and goes with the patient; the log stays. */
export async function deletePatientData(transaction: WriteTransaction, patient: Patient): Promise<void> {
  for (const { system, value } of patient.ext.identifiers) {
    await transaction.table('identifiers').delete([system, value, patient.id]);
  }
  for (const kind of ofOnePatient) {
    const store = transaction.table(kind);
    for (const key of await store.index('patient').getAllKeys(patient.id)) await store.delete(key);
  }
  await forgetThresholds(transaction, (one) => one.scope === 'patient' && one.key === patient.id);
  await transaction.table('summaries').delete(patient.id);
  await transaction.table('reviews').delete(patient.id);
  await transaction.table('readings').delete(ofPatient(patient.id));
  await transaction.table('latest').delete(ofPatient(patient.id));
  await transaction.table('meta').delete(`ended ${patient.id}`);
  await transaction.table('meta').delete(`imports ${patient.id}`);
}
