import type { Finding } from '@/domain/evaluation';
import { findings } from '@/domain/rules';
import { severityRank } from '@/domain/severity';
import type { PatientSummary } from '@/domain/summary';
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

/** Whether an active alert says this already: then there is nothing to write. */
function isSaid({ alerts }: PatientSummary, finding: Finding): boolean {
  return alerts.some(
    ({ rule, direction, severity, observed }) =>
      rule === finding.rule &&
      direction === finding.direction &&
      observed.at === finding.observed.at &&
      severityRank(severity) <= severityRank(finding.severity),
  );
}

/** Of the next chunk of patients those for whom the rules find something new. Most have nothing, and cost one read. */
async function dueAfter(open: () => Promise<CareDatabase>, after: string, now: number) {
  const range = IDBKeyRange.lowerBound(after, true);
  return reading(open, ['patients', 'summaries'], async (transaction) => {
    const patients = await transaction.objectStore('patients').getAll(range, CHUNK);
    const due: string[] = [];
    const store = transaction.objectStore('summaries');
    const summaries = await Promise.all(patients.map(({ id }) => store.get(id)));
    for (const [index, patient] of patients.entries()) {
      const summary = summaries[index];
      if (!summary) continue;
      if (findings(patient, summary, now).some((finding) => !isSaid(summary, finding))) due.push(patient.id);
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
