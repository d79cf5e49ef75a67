import { isInError, type Condition, type ConditionBody } from '@/domain/conditions/condition';
import { conditionProblems } from '@/domain/conditions/conditionProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Patient } from '@/domain/patients/patient';
import { Refused } from '../../contract';
import { refresh } from '../alerts/reevaluatePatient';
import { changesBetween } from '../audit/audit';
import { defineRecords } from '../defineRecords';
import { noteSigns } from '../patients/openFacts';
import type { WriteTransaction } from '../../store/transaction';

/** @throws Refused 422 naming what cannot be, or a patient who is not there */
async function mustMakeSense(
  transaction: WriteTransaction,
  body: ConditionBody,
  now: number,
  before?: Condition,
): Promise<Patient> {
  const patient = await transaction.table('patients').get(body.patient);
  if (!patient || (before && before.patient !== body.patient))
    throw new Refused(422, 'errors.invalid', { patient: 'validation.invalid' });
  const today = calendarDayOf(now, patient.ext.timeZone);
  const problems = conditionProblems(body, { today, dateOfbirth: patient.dateOfbirth }, before);
  if (Object.keys(problems).length > 0) throw new Refused(422, 'errors.invalid', problems);
  return patient;
}

/** Conditions that staff enter. One entered by mistake is marked as that, and stays to be read. */
export const conditionRecords = defineRecords({
  kind: 'conditions',
  changes: (before, after) => changesBetween(before, after).filter(({ field }) => field !== 'recordedBy'),
  async check({ transaction, body, before, context, stamp }) {
    const patient = await mustMakeSense(transaction, body, context.now, before);
    const record: Condition = { ...body, ...stamp, recordedBy: context.by };
    const isMistake = before !== undefined && isInError(record) && !isInError(before);
    return {
      record,
      log: { detail: record.label, ...(isMistake && { action: 'enteredInError' }) },
      // A diagnosis may speak for a fact that nobody has decided about, and rules go by that.
      async after() {
        const noted = await noteSigns(transaction, patient, context.now);
        if (noted !== patient) await refresh(transaction, noted, context);
      },
    };
  },
});
