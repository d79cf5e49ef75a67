import * as z from 'zod/mini';
import { account, care, iam, navbar } from '@/shared/api/http';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { repositoryAdapter } from './adapter';
import type { Repository } from './contract';
import { openChangeFeed, openFeed } from './embedded/changeFeed';
import { connect, type Connection, type StorageProblem } from './embedded/database';
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

/** `duties`: what only time brings to alerts has failed three times in a row, in whichever tab. */
export type BackendProblem = StorageProblem | 'duties';

export interface BackendOptions {
  /** Where a host is named its calls are left alone. */
  env: { VITE_AUTH_HOST?: string; VITE_CARE_HOST?: string; VITE_AUTH0_DOMAIN?: string };
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** Data changed, in this tab or another one. */
  onChange: (change: Change) => void;
  /** Something befell the database outside any call. */
  onProblem: (problem: BackendProblem) => void;
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
  const { env, now, newId, onChange, onProblem } = options;
  let filling: Promise<void> | undefined;
  const connection = connect({
    onProblem(problem) {
      // A database that was deleted comes back empty and is filled again.
      filling = undefined;
      onProblem(problem);
    },
  });
  const feed = openChangeFeed(onChange);
  const troubles = openFeed('nephrodesk.troubles', z.literal('duties'), onProblem);
  const colleagues = async () => {
    const { colleaguesOf } = await import('./embedded/colleagues');
    return colleaguesOf(connection.open);
  };
  const closing = new AbortController();
  type Duty = (typeof import('./embedded/alarms'))['ringAlarms'];
  /** What one patient's data does not let happen has failed, but what happened with the others is told. */
  const forEverybody = async (work: Duty) => {
    const failed: string[] = [];
    const changed = await work(connection.open, { now, newId }, closing.signal, (id) => failed.push(id));
    if (changed.length > 0) feed.announce(changeOf(changed));
    if (failed.length > 0) throw new Error(`the alerts of ${failed.length} patients could not be judged`);
  };
  const sweep = async () => {
    const { sweepAlerts } = await import('./embedded/sweep');
    await forEverybody(sweepAlerts).finally(forgetLog);
  };
  const forgetLog = async () => {
    const { forgetOldLog } = await import('./embedded/retention');
    await forgetOldLog(connection.open, now());
  };
  // Should it fail, the hourly sweep says so and makes up for it.
  const onRulesChange = () => void sweep().catch(() => undefined);
  const context = {
    now,
    newId,
    onChange: feed.announce,
    onRulesChange,
    // With another identity host only that one knows who works here.
    ...(env.VITE_AUTH_HOST ? {} : { colleagues }),
  };
  const repository = createIndexedDbRepository(connection.open, context);
  const fill = async () => {
    if (await isSeeded(connection.open)) return;
    // Only the first start needs the sample clinic and what fills the database with it.
    const { sampleClinic } = await import('./seed/sampleClinic');
    const { seedOnce } = await import('./embedded/seeding');
    const at = now();
    await seedOnce(connection.open, () => sampleClinic(at), { now: at, newId, by: 'system' });
  };
  const filled = () => {
    filling ??= fill().catch((thrown: unknown) => {
      filling = undefined;
      throw thrown;
    });
    return filling;
  };

  const vouchers = options.vouchers?.(connection.open) ?? [];
  const identities = env.VITE_AUTH_HOST ? null : answerIdentities(connection.open, options, vouchers);
  const authorise = identities?.identify ?? hostIdentity(iam, now);
  const outbox = identities?.outbox ?? null;

  const close = () => {
    closing.abort();
    feed.close();
    troubles.close();
    identities?.close();
    connection.close();
  };
  if (env.VITE_CARE_HOST) return { repository, outbox, ready: Promise.resolve(), close };
  care.defaults.adapter = repositoryAdapter(repository, {
    base: care.defaults.baseURL ?? '/api/care',
    async authorise(token) {
      const identified = await authorise(token);
      if (identified) await filled();
      return identified;
    },
  });
  // Nothing crosses a wire: a body of ten thousand readings need not become text and be read again.
  care.defaults.transformRequest = [(data: unknown) => data];
  installNavbar(navbar, navbar.defaults.baseURL ?? '/api', {
    open: connection.open,
    authorise,
    pages: options.pages ?? [],
  });
  const ready = filled();
  const alarms = async () => {
    const { ringAlarms } = await import('./embedded/alarms');
    await forEverybody(ringAlarms);
  };
  const begin = async () => {
    await ready;
    await waitOr(options.dutiesAfterMs ?? 0, closing.signal);
    await fetchDuties(closing.signal);
    if (closing.signal.aborted) return;
    const onTrouble = () => troubles.announce('duties');
    dutyInOneTab('nephrodesk.sweep', HOUR_MS, sweep, closing.signal, onTrouble);
    dutyInOneTab('nephrodesk.alarms', MINUTE_MS, alarms, closing.signal, onTrouble);
  };
  // Whoever calls is told what befell the filling.
  begin().catch(() => undefined);
  askToKeep();
  return { repository, outbox, ready, close };
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
