import { Refused, type Repository } from './contract';
import type { Change } from '@/domain/change';
import { connect, DATABASE_NAME, type StorageProblem } from './store/indexedDb/database';
import type { Store } from './store/port';
import { dutiesOf, type Duties } from './jobs/duties';
import { runInOneTab, untilDone, waitOr } from './jobs/runInOneTab';
import { createRepository } from './care/repository';
import { ensureDefaultRules } from './care/rules/ruleBook';
import { seedAccounts } from './identity/account/seedAccounts';
import { beginEmpty, isSeeded } from './seed/seeded';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The options that the clinics of this browser are made with. */
export interface ClinicOptions {
  env: { VITE_AUTH_HOST?: string };
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  onProblem: (problem: StorageProblem) => void;
  /** The clinic that this browser has kept is gone: somebody decides how it goes on. */
  onLost?: (lost: LostClinic) => void;
  /** Remembers that there is a clinic; where it is missing a lost clinic cannot be told from a first visit. */
  mark?: ClinicMark;
  dutiesAfterMs?: number;
}

/** A note outside the database, so that it outlives a lost database. */
export interface ClinicMark {
  /** Since when this browser has kept a clinic, an instant; null where it never has, or remembers nothing. */
  since: () => string | null;
  /** Notes that there is a clinic; what was noted before stays. @param since an instant */
  note: (since: string) => void;
  /** Removes the note of a lost clinic, before the next clinic is noted. */
  forget: () => void;
}

/** A clinic that was here and is gone. */
export interface LostClinic {
  /** Since when it was kept here, an instant. */
  since: string;
  /** Starts over: with no records, for a file that is to be restored, or with the sample clinic. */
  begin: (how: 'empty' | 'sample') => Promise<void>;
}

/** The records of one clinic, and what time brings to them. */
export interface Clinic {
  store: Store;
  repository: Repository;
  /** The sample clinic is in place. */
  filled: () => Promise<void>;
  sweep: Duties['sweep'];
  timers: Duties['timers'];
  /** Aborted when the backend closes, or a newer program has taken the database: nothing here can be done any more. */
  ended: AbortSignal;
}

/** Who hears of what happens in a clinic outside of any call. */
export interface Listeners {
  announce: (change: Change) => void;
  /** Tells that the changes which time brings to alerts have failed several times in a row. */
  onTrouble: () => void;
}

/** A clinic's records in a database of their own. @param name of the database, where it is not the usual one */
export function openClinic(
  { env, now, newId, onProblem, onLost, mark }: ClinicOptions,
  { announce, onTrouble }: Listeners,
  closing: AbortSignal,
  name?: string,
): Clinic {
  let filling: Promise<void> | undefined;
  const superseded = new AbortController();
  const ended = AbortSignal.any([closing, superseded.signal]);
  const store = connect({
    ...(name !== undefined && { name }),
    async prepare(opened) {
      await ensureDefaultRules(opened);
      // The demonstration's accounts are not kept here, and another identity host has its own.
      if (name === undefined && !env.VITE_AUTH_HOST) await seedAccounts(opened, now());
    },
    onProblem(problem) {
      // A deleted database comes back empty: a person decides how it is filled.
      filling = undefined;
      if (problem === 'superseded') superseded.abort();
      onProblem(problem);
    },
  });
  const colleagues = async () => {
    const { colleaguesOf } = await import('./care/patients/colleagues');
    return colleaguesOf(store);
  };
  const { sweep, timers } = dutiesOf(store, { now, newId }, announce, ended);
  const onRulesChange = () => void untilDone('The new rules', sweep, HOUR_MS, ended, onTrouble);
  const context = {
    now,
    newId,
    onChange: announce,
    onRulesChange,
    // With another identity host only that one knows who works here.
    ...(env.VITE_AUTH_HOST ? {} : { colleagues }),
  };
  const repository = createRepository(store, context);
  const seed = async () => {
    // Only the first start needs the sample clinic and what fills the database with it.
    const { sampleClinic } = await import('./seed/sampleClinic');
    const { seedOnce } = await import('./seed/seeding');
    const at = now();
    await seedOnce(store, () => sampleClinic(at), { now: at, newId, by: 'system' });
  };
  // The demonstration's database has invented patients only and is filled again without a question.
  const isKept = name === undefined;
  const note = () => mark?.note(new Date(now()).toISOString());
  const begin = async (how: 'empty' | 'sample') => {
    if (how === 'sample') await seed();
    else await beginEmpty(store, now());
    mark?.forget();
    note();
    filling = undefined;
  };
  const fill = async () => {
    const since = isKept ? (mark?.since() ?? null) : null;
    if (!(await isSeeded(store))) {
      if (since !== null) {
        onLost?.({ since, begin });
        throw new Refused(503, 'errors.clinicLost');
      }
      await seed();
    }
    if (isKept) note();
  };
  const filled = () => {
    filling ??= fill().catch((thrown: unknown) => {
      filling = undefined;
      throw thrown;
    });
    return filling;
  };
  return { store, repository, filled, sweep, timers, ended };
}

/** Where the demonstration accounts work. */
const DEMONSTRATION_DATABASE = `${DATABASE_NAME}.demonstration`;

/**
 * The clinic of the demonstration accounts: the sample clinic in a database of its own, opened when the first of them
 * comes. Their passwords stand on the sign-in page, so nobody who was entered or imported here is among its patients.
 */
export function demonstrationClinic(
  options: ClinicOptions,
  listeners: Listeners,
  closing: AbortSignal,
): { opened: () => Clinic; close: () => void } {
  let clinic: Clinic | undefined;
  return {
    opened() {
      if (clinic) return clinic;
      clinic = openClinic(options, listeners, closing, DEMONSTRATION_DATABASE);
      watchOver(clinic, '.demonstration', options.dutiesAfterMs ?? 0, listeners.onTrouble);
      return clinic;
    },
    close: () => clinic?.store.close(),
  };
}

/** Does what time brings to a clinic, once it is in place. @param suffix of the names of the duties in this browser */
export function watchOver(
  { filled, sweep, timers, ended }: Clinic,
  suffix: string,
  afterMs: number,
  onTrouble: () => void,
): void {
  const begin = async () => {
    await filled();
    await waitOr(afterMs, ended);
    await fetchDuties(ended);
    if (ended.aborted) return;
    runInOneTab(`nephrodesk.sweep${suffix}`, HOUR_MS, sweep, ended, onTrouble);
    runInOneTab(`nephrodesk.alarms${suffix}`, MINUTE_MS, timers, ended, onTrouble);
  };
  // The caller is informed of the result of the filling.
  begin().catch(() => undefined);
}

/** Has the code of the duties fetched: without a connection it is asked for again every minute. */
async function fetchDuties(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await Promise.all([import('./jobs/sweep'), import('./jobs/alertTimers')]);
      return;
    } catch {
      await waitOr(MINUTE_MS, signal);
    }
  }
}
