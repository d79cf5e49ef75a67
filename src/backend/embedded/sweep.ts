import { findings } from '@/domain/rules';
import type { CareDatabase } from './database';
import { refresh } from './effects';
import { pause } from '../pause';
import { reading, writing } from './transaction';

const CHUNK = 100;

/**
 * Judges all patients anew, for what only the passing of time brings: nothing measured for days, a day that is over.
 * In chunks, each its own transaction, so that the page and other tabs come between.
 * @returns the patients whose alerts changed
 */
export async function sweepAlerts(
  open: () => Promise<CareDatabase>,
  clock: { now: () => number; newId: () => string },
): Promise<string[]> {
  const changed: string[] = [];
  for (let after = ''; ;) {
    const rows = await dueAfter(open, after, clock.now());
    if (rows.due.length > 0) changed.push(...(await judgeAgain(open, rows.due, clock)));
    if (rows.last === undefined) return changed;
    after = rows.last;
    await pause();
  }
}

/** Of the next chunk of patients those for whom the rules find something. Most have nothing, and cost one read. */
async function dueAfter(open: () => Promise<CareDatabase>, after: string, now: number) {
  const range = IDBKeyRange.lowerBound(after, true);
  return reading(open, ['patients', 'summaries'], async (transaction) => {
    const patients = await transaction.objectStore('patients').getAll(range, CHUNK);
    const due: string[] = [];
    for (const patient of patients) {
      const summary = await transaction.objectStore('summaries').get(patient.id);
      if (summary && findings(patient, summary, now).length > 0) due.push(patient.id);
    }
    return { due, last: patients.length === CHUNK ? patients.at(-1)?.id : undefined };
  });
}

async function judgeAgain(
  open: () => Promise<CareDatabase>,
  due: readonly string[],
  clock: { now: () => number; newId: () => string },
): Promise<string[]> {
  const surroundings = { now: clock.now(), newId: clock.newId, by: 'system' };
  return writing(open, async (transaction) => {
    const changed: string[] = [];
    for (const id of due) {
      const patient = await transaction.objectStore('patients').get(id);
      if (patient && (await refresh(transaction, patient, surroundings))) changed.push(id);
    }
    return changed;
  });
}
