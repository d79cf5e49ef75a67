import type { Reading } from '@/domain/readings/reading';
import type { ReadingKey } from '../../readingContract';
import { type Entry, withEntries, yearOf } from '../../store/blocks';
import type { WriteTransaction } from '../../store/transaction';
import { withoutEntry } from '../../store/unpack';
import { patientOf } from '../patients/storedPatient';
import type { WriteContext } from '../writeContext';
import { nextVersion, putSeries, settle, withWithdrawn } from './correctReading';
import { findReading } from './readings';
import { entryOf } from './recordReading';

/**
 * Puts a reading back to what it was before an import, or takes away what there was not: nothing but the log and its
 * version says that it was anything else. To be called for one that is as the import left it.
 * @returns the version that it has now
 */
export async function putBack(
  transaction: WriteTransaction,
  { patient: of, measure, id }: ReadingKey,
  before: Reading | null,
  reason: string,
  context: WriteContext,
): Promise<string | undefined> {
  const patient = await patientOf(transaction, of);
  const found = await findReading(transaction, of, measure, id);
  if (!found) return undefined;
  const { reading, year } = found;
  const put = (inYear: number, change: Parameters<typeof putSeries>[4]) =>
    putSeries(transaction, of, inYear, measure, (series) => withWithdrawn(change(series), measure, [], id));
  await put(year, (series) =>
    series ? (withoutEntry(of, measure, series, id)?.series ?? series) : withEntries(measure, series, []),
  );
  if (!before) return undefined;
  const { history, restored, enteredInError: error } = before;
  const entry: Entry & { id: string } = {
    ...entryOf(before, { recordedAt: new Date(context.now).toISOString() }),
    id,
    ...(history && { history }),
    ...(restored && { restored }),
    version: nextVersion(reading),
  };
  await put(yearOf(entry.t), (series) => withEntries(measure, series, error ? [] : [entry]));
  if (error)
    await putSeries(transaction, of, yearOf(entry.t), measure, (series) =>
      withWithdrawn(series, measure, [{ ...entry, error }], id),
    );
  const action = reading.enteredInError ? ('readingRestored' as const) : ('readingCorrected' as const);
  await settle(transaction, patient, reading, context, { action, note: reason }, before);
  return entry.version;
}
