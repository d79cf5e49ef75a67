import { isAllergyMistake, type Allergy, type AllergyBody } from '@/domain/allergies/allergy';
import { allergyProblems } from '@/domain/allergies/allergyProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { invalid } from '../../contract';
import type { WriteTransaction } from '../../store/transaction';
import { changesBetween } from '../audit/audit';
import { defineRecords } from '../defineRecords';
import { endUntrueStatements, noteAllergies } from './noteAllergies';

/** @throws Refused 422 naming what cannot be, or a patient who is not there */
async function mustMakeSense(
  transaction: WriteTransaction,
  body: AllergyBody,
  now: number,
  before?: Allergy,
): Promise<void> {
  const patient = await transaction.table('patients').get(body.patient);
  if (!patient || (before && before.patient !== body.patient))
    throw invalid({ patient: 'validation.invalid' });
  const today = calendarDayOf(now, patient.ext.timeZone);
  const others = await transaction.table('allergies').index('patient').getAll(body.patient);
  const problems = allergyProblems(body, { today, dateOfbirth: patient.dateOfbirth }, others, before);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Allergies that staff enter, and that none is known. One entered by mistake is marked as that, and stays to be read. */
export const allergyRecords = defineRecords({
  kind: 'allergies',
  changes: (before, after) => changesBetween(before, after).filter(({ field }) => field !== 'recordedBy'),
  async check({ transaction, body, before, context, stamp }) {
    await mustMakeSense(transaction, body, context.now, before);
    const record: Allergy = { ...body, ...stamp, recordedBy: context.by };
    const isMistake = before !== undefined && isAllergyMistake(record) && !isAllergyMistake(before);
    return {
      record,
      async after() {
        await endUntrueStatements(transaction, record.patient, context);
        await noteAllergies(transaction, record.patient, context);
      },
      log: { detail: record.substance, ...(isMistake && { action: 'enteredInError' }) },
    };
  },
});
