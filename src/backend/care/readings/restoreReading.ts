import { isActive, type Alert } from '@/domain/alerts/alert';
import type { Reading } from '@/domain/readings/reading';
import { invalid, Refused } from '../../contract';
import type { ReadingKey } from '../../readingContract';
import { note } from '../audit/audit';
import { withEntries } from '../../store/blocks';
import { nextVersion, putSeries, settle, withWithdrawn } from './correctReading';
import type { WriteContext } from '../writeContext';
import { patientOf } from '../patients/storedPatient';
import { findReading } from './readings';
import { mustBePlausible, recordedOn } from './recordReading';
import type { WriteTransaction } from '../../store/transaction';

/** Tells whether an alert was closed because its reading was taken for an error, or while it was. */
const isClosedOver = (alert: Alert, { at }: { at: string }): boolean =>
  alert.outcome === 'dataError' || alert.falseAlarmReason === 'entryError' || (alert.closedAt ?? '') >= at;

/**
 * Puts a reading back into all figures that was taken out by mistake; who took it out, when and why stays with it. The
 * alerts are judged again in the same transaction, and what was closed over the supposed error does not keep it quiet.
 * @throws Refused 404 where there is none, 409 where it is in force, 412 where it has changed since `ifMatch`, 422 for
 *   "nothing" on a day that something was recorded for since, and for a total of a day that has another one by now
 */
export async function restoreReading(
  transaction: WriteTransaction,
  { patient: of, measure, id }: ReadingKey,
  reason: string,
  ifMatch: string,
  context: WriteContext,
): Promise<Reading> {
  const patient = await patientOf(transaction, of);
  const { reading: before, year } = (await findReading(transaction, of, measure, id)) ?? {};
  if (!before || year === undefined) throw new Refused(404, 'errors.notFound');
  if (before.version !== ifMatch) throw new Refused(412, 'errors.conflict');
  const { enteredInError: withdrawn } = before;
  if (!withdrawn) throw new Refused(409, 'errors.notInError');
  if (before.dayMark === 'nothing') {
    await mustBePlausible(transaction, patient, before, context.now, before.at);
  }
  const isSecond =
    before.dayMark === 'total' && (await recordedOn(transaction, patient, before)).totalMl !== undefined;
  if (isSecond) throw invalid({ value: 'validation.checkSecondTotal' });

  const { now, by } = context;
  const at = new Date(now).toISOString();
  await putSeries(transaction, of, year, measure, (series) => {
    const found = series?.withdrawn?.find((one) => one.id === id);
    if (!found) throw new Error('A reading that was found is not there');
    const { error: _error, since = before.at, ...entry } = found;
    const restored = [...(entry.restored ?? []), { at, by, reason, withdrawn, since }];
    const back = { ...entry, restored, version: nextVersion(before), recordedAt: at };
    return withWithdrawn(withEntries(measure, series, [back]), measure, [], id);
  });
  const found = await findReading(transaction, of, measure, id);
  if (!found) throw new Error('A stored reading was not found again');
  const concerns = (alert: Alert) => isActive(alert) || isClosedOver(alert, withdrawn);
  const change = { action: 'readingRestored', note: reason, concerns } as const;
  await settle(transaction, patient, before, context, change, found.reading);
  await note(transaction, context, {
    action: 'restored',
    kind: 'readings',
    record: id,
    patient: of,
    detail: measure,
    reason,
  });
  return found.reading;
}
