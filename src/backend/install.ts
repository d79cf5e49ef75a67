import { account, care, iam } from '@/shared/api/http';
import { repositoryAdapter } from './adapter';
import type { Repository } from './contract';
import { openChangeFeed } from './embedded/changeFeed';
import { connect, type StorageProblem } from './embedded/database';
import { hourlyInOneTab } from './embedded/duty';
import { changeOf, createIndexedDbRepository, type Change } from './embedded/repository';
import { sweepAlerts } from './embedded/sweep';
import { isSeeded } from './embedded/seeded';
import { hostIdentity } from './iam/hostIdentity';
import { identify, installIdentities } from './iam/identities';
import { createSessions } from './iam/sessions';

export interface BackendOptions {
  /** Where a host is named its calls are left alone. */
  env: { VITE_AUTH_HOST?: string; VITE_CARE_HOST?: string };
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** Data changed, in this tab or another one. */
  onChange: (change: Change) => void;
  /** Something befell the database outside any call. */
  onProblem: (problem: StorageProblem) => void;
}

export interface Backend {
  repository: Repository;
  /** The sample clinic is in place. Rejects with `Refused` where the browser's storage fails. */
  ready: Promise<void>;
  close: () => void;
}

/**
 * Puts the embedded backend behind the axios instances whose host is not configured. Sign-in answers at once; care
 * calls wait until the sample clinic is in place. Base URLs must be set before.
 */
export function installBackend({ env, now, newId, onChange, onProblem }: BackendOptions): Backend {
  let filling: Promise<void> | undefined;
  const connection = connect({
    onProblem(problem) {
      // A database that was deleted comes back empty and is filled again.
      filling = undefined;
      onProblem(problem);
    },
  });
  const feed = openChangeFeed(onChange);
  const repository = createIndexedDbRepository(connection.open, { now, newId, onChange: feed.announce });
  const fill = async () => {
    if (await isSeeded(connection.open)) return;
    // Only the first start needs the sample clinic and what fills the database with it.
    const { afterSeed, sampleCategories, sampleRecords } = await import('./seed/sampleClinic');
    const { seedOnce } = await import('./embedded/seeding');
    const at = now();
    const sample = () => ({
      categories: sampleCategories(),
      records: sampleRecords(at),
      afterwards: (store: Repository) => afterSeed(store, at),
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

  const sessions = createSessions(connection.open, now);
  const ownIdentities = !env.VITE_AUTH_HOST;
  if (ownIdentities) {
    installIdentities(iam, iam.defaults.baseURL ?? '/iam', sessions);
    account.defaults.adapter = iam.defaults.adapter;
  }
  const authorise = ownIdentities ? (token: string) => identify(sessions, token) : hostIdentity(iam, now);

  const closing = new AbortController();
  const close = () => {
    closing.abort();
    feed.close();
    connection.close();
  };
  if (env.VITE_CARE_HOST) return { repository, ready: Promise.resolve(), close };
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
  const ready = filled();
  const sweep = async () => {
    const changed = await sweepAlerts(connection.open, { now, newId });
    if (changed.length > 0) feed.announce(changeOf(changed));
  };
  ready.then(
    () => hourlyInOneTab('nephrodesk.sweep', sweep, closing.signal),
    () => undefined,
  );
  askToKeep();
  return { repository, ready, close };
}

/** Asks the browser not to clear the records away when space runs out; it may decline, and nothing depends on it. */
function askToKeep(): void {
  const asked: Promise<boolean> | undefined = navigator.storage?.persist?.();
  asked?.catch(() => undefined);
}
