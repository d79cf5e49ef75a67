import type { Actor } from '@/backend/actor';

// Fills the database of this origin with a clinic of any size through the same repository as the application, and
// measures in it what a person never sees alone: how long a new reading takes with everything that follows from it.
import '@/shared/temporal';
import type { Repository } from '@/backend/contract';
import { connect } from '@/backend/store/indexedDb/database';
import { createRepository } from '@/backend/care/repository';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { readingOf, recordOf } from './records';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const actor: Actor = { username: 'admin@nephrodesk.test', role: 'ADMIN' };
/** Patients stored in one transaction. */
const BATCH = 100;
/** The patient whose year is looked at has a value every 13 minutes of it. */
const DENSE = { count: 40_000, apart: (365 * DAY_MS) / 40_000 };

const id = (index: number) => `scale-${String(index).padStart(6, '0')}`;

async function fill(
  repository: Repository,
  patients: number,
  now: number,
  days: number | undefined,
): Promise<number> {
  const began = performance.now();
  for (let first = 0; first < patients; first += BATCH) {
    const size = Math.min(BATCH, patients - first);
    await repository.importRecords(
      Array.from({ length: size }, (_, index) => recordOf(id(first + index), first + index, now, days)),
      actor,
    );
  }
  return performance.now() - began;
}

/** Gives the first patient a year of a value every few minutes. */
async function fillYear(repository: Repository, now: number): Promise<void> {
  const { patient } = recordOf(id(0), 0, now);
  const readings = Array.from({ length: DENSE.count }, (_, index) =>
    readingOf(
      patient.id,
      'pulse',
      now - Math.round((index + 1) * DENSE.apart),
      70 + Math.round(10 * Math.sin(index / 50)),
    ),
  );
  await repository.importRecords([{ patient, conditions: [], medicationRequests: [], readings }], actor);
}

/** What each of a number of new readings takes, ms: stored, judged by all rules, its alert raised where there is one. */
async function record(repository: Repository, readings: number, now: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < readings; index += 1) {
    const draft = readingOf(id(index), 'bloodPressure', now - MINUTE_MS, index % 3 === 0 ? 192 : 126, 84);
    const began = performance.now();
    await repository.record(draft, actor);
    times.push(performance.now() - began);
  }
  return times;
}

declare global {
  interface Window {
    /**
     * @param days that each patient has measured on; fifty where it is not said
     * @returns how long filling took, ms, and what each new reading took
     */
    fillClinic: (patients: number, days?: number) => Promise<{ filled: number; recorded: number[] }>;
  }
}

window.fillClinic = async (patients, days) => {
  const store = connect({ prepare: ensureDefaultRules });
  const now = Date.now();
  const repository = createRepository(store, {
    now: () => now,
    newId: () => crypto.randomUUID(),
    onChange: () => undefined,
  });
  const filled = await fill(repository, patients, now, days);
  await fillYear(repository, now);
  const recorded = await record(repository, 60, now);
  store.close();
  return { filled, recorded };
};
