import type { WriteContext } from '../writeContext';
import type { WriteTransaction } from '../../store/transaction';
import { addEntry } from './logEntry';

const HOUR_MS = 3_600_000;

/** Numbers the hours of the clock. @param at epoch ms */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS);

/** Notes that somebody has read a patient's record, once for each person, patient and hour. */
export async function noteRead(
  transaction: WriteTransaction,
  patient: string,
  context: WriteContext,
): Promise<void> {
  const log = transaction.table('audit').index('patient');
  for await (const { value } of log.rowsBackwards(patient)) {
    if (hourOf(Date.parse(value.at)) < hourOf(context.now)) break;
    if (value.action === 'read' && value.by === context.by && value.fromFile === undefined) return;
  }
  await addEntry(transaction, context, { action: 'read', kind: 'patients', record: patient, patient });
}
