import { clinicCurves, type ClinicCurves } from '@/domain/curves/clinicCurves';
import type { ReadTransaction } from '../../store/transaction';
import { clinicZone } from '../settings/storedSettings';

/** The curves of the clinic at `now`, epoch ms: one small row of each patient is read, and no reading. */
export async function readCurves(transaction: ReadTransaction, now: number): Promise<ClinicCurves> {
  const timeZone = await clinicZone(transaction);
  return clinicCurves(await transaction.table('standings').getAll(), { now, timeZone });
}
