import type { PatientRecord } from '@/domain/record';
import { account, care, iam, navbar } from '@/shared/api/http';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { repositoryAdapter, type Identified } from './adapter';
import type { Repository } from './contract';
import { openChangeFeed } from './embedded/changeFeed';
import { connect, DATABASE_NAME, type Connection, type StorageProblem } from './embedded/database';
import { changeOf, type Change } from './embedded/concerned';
import { dutyInOneTab, waitOr } from './embedded/duty';
import { createIndexedDbRepository } from './embedded/repository';
import { isSeeded } from './embedded/seeded';
import { createDesk, type Voucher } from './iam/desk';
import { hostIdentity, providerVoucher } from './iam/hostIdentity';
import { identify, installIdentities } from './iam/identities';
import { openOutboxNews, type Outbox } from './iam/outbox';
import { CHOSEN_ROUNDS } from './iam/passwords';
import { installNavbar } from './navbar/install';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface BackendOptions {
  /** Where a host is named its calls are left alone. */
  env: { VITE_AUTH_HOST?: string; VITE_CARE_HOST?: string; VITE_AUTH0_DOMAIN?: string };
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** Data changed, in this tab or another one. */
  onChange: (change: Change) => void;
  /** Something befell the database outside any call. */
  onProblem: (problem: StorageProblem) => void;
  /** PBKDF2 rounds of the passwords and answers that people choose. */
  passwordRounds?: number;
  /** What the search of the top bar offers and what can be a bookmark. */
  pages?: readonly Bookmark[];
  /** What time does to alerts is looked at so much later, ms: the first page has its turn before. */
  dutiesAfterMs?: number;
  /** Installs what else answers over the same database; who knows tokens there is asked where the identities are ours. */
  vouchers?: (open: Connection['open']) => readonly Voucher[];
}

export interface Backend {
  repository: Repository;
  /** What the identity host would have sent by mail; null where a real one is configured. */
  outbox: Outbox | null;
  /** The sample clinic is in place. Rejects with `Refused` where the browser's storage fails. */
  ready: Promise<void>;
  close: () => void;
}

/**
 * Puts the embedded backend behind the axios instances whose host is not configured. Sign-in answers at once; care
 * calls wait until the sample clinic is in place. Base URLs must be set before.
 */
export function installBackend(options: BackendOptions): Backend {
  const { env, now, onChange } = options;
  const feed = openChangeFeed(onChange);
  const closing = new AbortController();
  const clinic = openClinic(options, feed.announce, closing.signal);
  const { connection, repository } = clinic;
  const vouchers = options.vouchers?.(connection.open) ?? [];
  const identities = env.VITE_AUTH_HOST ? null : answerIdentities(connection.open, options, vouchers);
  const authorise = identities?.identify ?? hostIdentity(iam, now);
  const outbox = identities?.outbox ?? null;

  const demonstration = demonstrationClinic(options, feed.announce, closing.signal);
  const close = () => {
    closing.abort();
    feed.close();
    identities?.close();
    connection.close();
    demonstration.close();
  };
  if (env.VITE_CARE_HOST) return { repository, outbox, ready: Promise.resolve(), close };
  const clinicOf = ({ isDemonstration }: Identified) => (isDemonstration ? demonstration.opened() : clinic);
  care.defaults.adapter = repositoryAdapter(repository, {
    base: care.defaults.baseURL ?? '/api/care',
    async authorise(token) {
      const identified = await authorise(token);
      // Whoever has no role is shown nothing that would have to be in place.
      if (identified && identified.role !== null) await clinicOf(identified).filled();
      return identified;
    },
    storeOf: (identified) => clinicOf(identified).repository,
  });
  // Nothing crosses a wire: a body of ten thousand readings need not become text and be read again.
  care.defaults.transformRequest = [(data: unknown) => data];
  installNavbar(navbar, navbar.defaults.baseURL ?? '/api', {
    open: connection.open,
    authorise,
    pages: options.pages ?? [],
  });
  const ready = clinic.filled();
  watchOver(clinic, '', options.dutiesAfterMs ?? 0, closing.signal);
  askToKeep();
  return { repository, outbox, ready, close };
}

interface Clinic {
  connection: Connection;
  repository: Repository;
  /** The sample clinic is in place. */
  filled: () => Promise<void>;
  sweep: () => Promise<void>;
  alarms: () => Promise<void>;
}

/** A clinic's records in a database of their own. @param name of the database, where it is not the usual one */
function openClinic(
  { env, now, newId, onProblem }: BackendOptions,
  announce: (change: Change) => void,
  closing: AbortSignal,
  name?: string,
): Clinic {
  let filling: Promise<void> | undefined;
  const connection = connect({
    ...(name !== undefined && { name }),
    onProblem(problem) {
      // A database that was deleted comes back empty and is filled again.
      filling = undefined;
      onProblem(problem);
    },
  });
  const colleagues = async () => {
    const { colleaguesOf } = await import('./embedded/colleagues');
    return colleaguesOf(connection.open);
  };
  const sweep = async () => {
    const { sweepAlerts } = await import('./embedded/sweep');
    const changed = await sweepAlerts(connection.open, { now, newId }, closing);
    if (changed.length > 0) announce(changeOf(changed));
    const { forgetOldLog } = await import('./embedded/retention');
    await forgetOldLog(connection.open, now());
  };
  const alarms = async () => {
    const { ringAlarms } = await import('./embedded/alarms');
    const changed = await ringAlarms(connection.open, { now, newId }, closing);
    if (changed.length > 0) announce(changeOf(changed));
  };
  // Should it fail, the hourly sweep says so and makes up for it.
  const onRulesChange = () => void sweep().catch(() => undefined);
  const context = {
    now,
    newId,
    onChange: announce,
    onRulesChange,
    // With another identity host only that one knows who works here.
    ...(env.VITE_AUTH_HOST ? {} : { colleagues }),
  };
  const repository = createIndexedDbRepository(connection.open, context);
  const fill = async () => {
    if (await isSeeded(connection.open)) return;
    // Only the first start needs the sample clinic and what fills the database with it.
    const clinic = await import('./seed/sampleClinic');
    const { seedOnce } = await import('./embedded/seeding');
    const at = now();
    const sample = () => ({
      categories: clinic.sampleCategories(),
      catalogue: clinic.sampleCatalogue(at),
      records: clinic.sampleRecords(at),
      given: (patient: PatientRecord['patient']) => clinic.sampleGiven(patient, at),
      afterwards: (store: Repository) => clinic.afterSeed(store, at),
    });
    await seedOnce(connection.open, sample, { now: at, newId, by: 'system' });
  };
  const filled = () => {
    filling ??= fill().catch((thrown: unknown) => {
      filling = undefined;
      throw thrown;
    });
    return filling;
  };
  return { connection, repository, filled, sweep, alarms };
}

/** Where the demonstration accounts work. */
const DEMONSTRATION_DATABASE = `${DATABASE_NAME}.demonstration`;

/**
 * The clinic of the demonstration accounts: the sample clinic in a database of its own, opened when the first of them
 * comes. Their passwords stand on the sign-in page, so nobody who was entered or imported here is among its patients.
 */
function demonstrationClinic(
  options: BackendOptions,
  announce: (change: Change) => void,
  closing: AbortSignal,
): { opened: () => Clinic; close: () => void } {
  let clinic: Clinic | undefined;
  return {
    opened() {
      if (clinic) return clinic;
      clinic = openClinic(options, announce, closing, DEMONSTRATION_DATABASE);
      watchOver(clinic, '.demonstration', options.dutiesAfterMs ?? 0, closing);
      return clinic;
    },
    close: () => clinic?.connection.close(),
  };
}

/** Does what time brings to a clinic, once it is in place. @param suffix of the names of the duties in this browser */
function watchOver(
  { filled, sweep, alarms }: Clinic,
  suffix: string,
  afterMs: number,
  closing: AbortSignal,
): void {
  const begin = async () => {
    await filled();
    await waitOr(afterMs, closing);
    await fetchDuties(closing);
    if (closing.aborted) return;
    dutyInOneTab(`nephrodesk.sweep${suffix}`, HOUR_MS, sweep, closing);
    dutyInOneTab(`nephrodesk.alarms${suffix}`, MINUTE_MS, alarms, closing);
  };
  // Whoever calls is told what befell the filling.
  begin().catch(() => undefined);
}

/** Has the code of the duties fetched: without a connection it is asked for again every minute. */
async function fetchDuties(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await Promise.all([import('./embedded/sweep'), import('./embedded/alarms')]);
      return;
    } catch {
      await waitOr(MINUTE_MS, signal);
    }
  }
}

/** Puts the identity host of this browser behind its clients. */
function answerIdentities(
  open: Connection['open'],
  { env, now, newId, passwordRounds = CHOSEN_ROUNDS }: BackendOptions,
  vouchers: readonly Voucher[],
) {
  const news = openOutboxNews();
  const desk = createDesk(open, {
    now,
    newId,
    rounds: passwordRounds,
    mailed: news.announce,
    vouchers: [...vouchers, ...(env.VITE_AUTH0_DOMAIN ? [providerVoucher(env.VITE_AUTH0_DOMAIN, now)] : [])],
  });
  installIdentities(iam, iam.defaults.baseURL ?? '/iam', desk);
  account.defaults.adapter = iam.defaults.adapter;
  return {
    identify: (token: string) => identify(desk, token),
    outbox: news.outboxOf(desk),
    close: news.close,
  };
}

/** Asks the browser not to clear the records away when space runs out; it may decline, and nothing depends on it. */
function askToKeep(): void {
  const asked: Promise<boolean> | undefined = navigator.storage?.persist?.();
  asked?.catch(() => undefined);
}
