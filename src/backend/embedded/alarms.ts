import type { Alert } from '@/domain/alert';
import { nextChange, passTime } from '@/domain/escalation';
import type { Patient } from '@/domain/patient';
import type { WorkingCalendar } from '@/domain/workingCalendar';
import type { CareDatabase } from './database';
import { refreshSummary } from './effects';
import { pause } from '../pause';
import { calendarFor } from './settings';
import { reading, writing, type WriteTransaction } from './transaction';

const CHUNK = 100;

interface Clock {
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
}

/** What time has made of an alert, with when it does so next; nothing else has changed where none was due. */
function ring(alert: Alert, calendar: WorkingCalendar, { now, newId }: Clock): Alert {
  const after = passTime(alert, now(), calendar);
  const nextAt = nextChange(after, calendar);
  if (after === alert) return { ...alert, nextAt };
  return { ...after, nextAt, version: newId(), updatedAt: new Date(now()).toISOString() };
}

async function ringSome(transaction: WriteTransaction, due: IDBKeyRange, clock: Clock): Promise<Patient[]> {
  const store = transaction.objectStore('alerts');
  const patients = new Map<string, Patient>();
  for (const alert of await store.index('nextAt').getAll(due, CHUNK)) {
    const patient = await transaction.objectStore('patients').get(alert.patient);
    await store.put(
      patient ? ring(alert, await calendarFor(transaction, patient), clock) : { ...alert, nextAt: undefined },
    );
    if (patient) patients.set(patient.id, patient);
  }
  const surroundings = { now: clock.now(), newId: clock.newId, by: 'system' };
  for (const patient of patients.values()) await refreshSummary(transaction, patient, surroundings);
  return [...patients.values()];
}

/**
 * Writes down what time has done to alerts: snoozes that ended, escalations, reminders. They are found by when they are
 * due, so that a minute in which nothing is costs one look-up. Each is noted once, whenever and however often this runs.
 * @param signal aborting it ends the work before the next chunk
 * @returns the patients whose alerts changed
 */
export async function ringAlarms(
  open: () => Promise<CareDatabase>,
  clock: Clock,
  signal?: AbortSignal,
): Promise<string[]> {
  const changed = new Set<string>();
  for (;;) {
    if (signal?.aborted) return [...changed];
    const due = IDBKeyRange.upperBound(new Date(clock.now()).toISOString());
    const isAny = await reading(open, ['alerts'], (transaction) =>
      transaction.objectStore('alerts').index('nextAt').getKey(due),
    );
    if (isAny === undefined || signal?.aborted) return [...changed];
    const patients = await writing(open, (transaction) => ringSome(transaction, due, clock));
    for (const { id } of patients) changed.add(id);
    await pause();
  }
}
