import type { Alert } from '@/domain/alerts/alert';
import { nextChange, passTime } from '@/domain/alerts/escalation';
import type { WorkingCalendar } from '@/domain/alerts/workingCalendar';
import { mailTables, putAlerts } from '../care/alerts/mailAlerts';
import { refreshSummary } from '../care/alerts/reevaluatePatient';
import type { DutyContext } from './dutyContext';
import { pause } from '../http/pause';
import { togetherOrAlone, type OnFailure } from '../care/oneByOne';
import { calendarFor } from '../care/settings/storedSettings';
import { keysUpTo, type Store } from '../store/port';
import { accessTo, type WriteTransaction } from '../store/transaction';

/** The number of patients in one transaction. */
const CHUNK = 50;

/** Gives an alert as time has made it, with when it changes next; nothing else has changed where nothing was due. */
function ring(alert: Alert, calendar: WorkingCalendar, { now, newId }: DutyContext): Alert {
  const after = passTime(alert, now(), calendar);
  const nextAt = nextChange(after, calendar);
  if (after === alert) return { ...alert, nextAt };
  return { ...after, nextAt, version: newId(), updatedAt: new Date(now()).toISOString() };
}

/** Stores what time has made of those alerts of these patients that are due, and gives the patients. */
async function ringOf(
  transaction: WriteTransaction,
  patients: readonly string[],
  due: string,
  clock: DutyContext,
): Promise<string[]> {
  const store = transaction.table('alerts');
  const { newId, mailAlerts } = clock;
  const context = { now: clock.now(), newId, by: 'system', mailAlerts };
  const changed: string[] = [];
  for (const id of patients) {
    const patient = await transaction.table('patients').get(id);
    for (const alert of await store.index('patient').getAll(id)) {
      if (alert.nextAt === undefined || alert.nextAt > due) continue;
      if (patient) {
        const after = ring(alert, await calendarFor(transaction, patient), clock);
        await putAlerts(transaction, patient, [alert], [after], context);
      } else await store.put({ ...alert, nextAt: undefined });
    }
    if (!patient) continue;
    await refreshSummary(transaction, patient, context);
    changed.push(id);
  }
  return changed;
}

/**
 * Stores the timed changes of alerts: snoozes that ended, escalations, reminders. They are found by when they are due,
 * so that a minute without any costs one look-up. Each is stored once, whenever and however often this runs.
 * @param signal aborting it ends the work before the next chunk
 * @param onFailure called for each patient whose alerts could not be processed; those of the others are
 * @returns the patients whose alerts changed
 */
export async function runAlertTimers(
  store: Store,
  clock: DutyContext,
  signal?: AbortSignal,
  onFailure: OnFailure = () => undefined,
): Promise<string[]> {
  const { read, write } = accessTo(store, clock.mailAlerts && mailTables);
  const changed = new Set<string>();
  const seen = new Set<string>();
  for (;;) {
    if (signal?.aborted) return [...changed];
    const until = new Date(clock.now()).toISOString();
    // Whose alerts could not be worked with stays due: nobody is looked at twice in one run.
    const next = await read(['alerts'], async (transaction) => {
      const patients = new Set<string>();
      const due = transaction.table('alerts').index('nextAt').rows(keysUpTo(until));
      for await (const { value } of due) {
        if (!seen.has(value.patient)) patients.add(value.patient);
        if (patients.size === CHUNK) break;
      }
      return [...patients];
    });
    if (next.length === 0 || signal?.aborted) return [...changed];
    for (const id of next) seen.add(id);
    const ringNext = (patients: readonly string[]) =>
      write((transaction) => ringOf(transaction, patients, until, clock));
    for (const id of await togetherOrAlone(next, ringNext, onFailure)) changed.add(id);
    await pause();
  }
}
