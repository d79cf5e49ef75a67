import * as z from 'zod/mini';
import { account, care, iam, navbar } from '@/shared/api/http';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import type { Identified } from './actor';
import { repositoryAdapter } from './http/adapter';
import type { Repository } from './contract';
import { demonstrationClinic, openClinic, watchOver, type LostClinic } from './clinic';
import { openChangeFeed, openFeed } from './store/changeFeed';
import type { StorageProblem } from './store/indexedDb/database';
import type { Store } from './store/port';
import type { Change } from './care/changeScope';
import { createIdentityContext, type Voucher } from './identity/identityContext';
import { hostIdentity, providerVoucher } from './identity/hostIdentity';
import { identify, installIdentities } from './identity/identities';
import { openOutboxNews, type Outbox } from './identity/links/outbox';
import { CHOSEN_ROUNDS, pbkdf2 } from './identity/account/passwords';
import { installNavbar } from './navbar/install';

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
  /** Called for a problem with the database or the alerts outside any call. */
  onProblem: (problem: BackendProblem) => void;
  /** The clinic that this browser has kept is gone: calls fail until somebody has decided how it goes on. */
  onLost?: (lost: LostClinic) => void;
  /** PBKDF2 rounds of the passwords and answers that people choose. */
  passwordRounds?: number;
  /** What the search of the top bar offers and what can be a bookmark. */
  pages?: readonly Bookmark[];
  /** The delay, ms, before the timed changes of alerts are processed, so that the first page loads before. */
  dutiesAfterMs?: number;
  /** Installs what else answers over the same database; who knows tokens there is asked where the identities are ours. */
  vouchers?: (store: Store) => readonly Voucher[];
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
  const { env, now, onChange, onProblem } = options;
  const feed = openChangeFeed(onChange);
  const troubles = openFeed('nephrodesk.troubles', z.literal('duties'), onProblem);
  const listeners = { announce: feed.announce, onTrouble: () => troubles.announce('duties') };
  const closing = new AbortController();
  const clinic = openClinic(options, listeners, closing.signal);
  const { store, repository } = clinic;
  const vouchers = options.vouchers?.(store) ?? [];
  const identities = env.VITE_AUTH_HOST ? null : answerIdentities(store, options, vouchers);
  const authorise = identities?.identify ?? hostIdentity(iam, now);
  const outbox = identities?.outbox ?? null;

  const demonstration = demonstrationClinic(options, listeners, closing.signal);
  const close = () => {
    closing.abort();
    feed.close();
    troubles.close();
    identities?.close();
    store.close();
    demonstration.close();
  };
  if (env.VITE_CARE_HOST) return { repository, outbox, ready: Promise.resolve(), close };
  const clinicOf = ({ isDemonstration }: Identified) => (isDemonstration ? demonstration.opened() : clinic);
  care.defaults.adapter = repositoryAdapter(repository, {
    base: care.defaults.baseURL ?? '/api/care',
    async authorise(token) {
      const identified = await authorise(token);
      // A user without a role is shown nothing that needs the records.
      if (identified && identified.role !== null) await clinicOf(identified).filled();
      return identified;
    },
    storeOf: (identified) => clinicOf(identified).repository,
  });
  // Nothing crosses a wire: a body of ten thousand readings need not become text and be read again.
  care.defaults.transformRequest = [(data: unknown) => data];
  installNavbar(navbar, navbar.defaults.baseURL ?? '/api', {
    store,
    authorise,
    pages: options.pages ?? [],
  });
  const ready = clinic.filled();
  watchOver(clinic, '', options.dutiesAfterMs ?? 0, closing.signal, listeners.onTrouble);
  askToKeep();
  return { repository, outbox, ready, close };
}

/** Puts the identity host of this browser behind its clients. */
function answerIdentities(
  store: Store,
  { env, now, newId, passwordRounds = CHOSEN_ROUNDS }: BackendOptions,
  vouchers: readonly Voucher[],
) {
  const news = openOutboxNews();
  const context = createIdentityContext(store, {
    now,
    newId,
    hashing: pbkdf2(passwordRounds),
    mailed: news.announce,
    vouchers: [...vouchers, ...(env.VITE_AUTH0_DOMAIN ? [providerVoucher(env.VITE_AUTH0_DOMAIN, now)] : [])],
  });
  installIdentities(iam, iam.defaults.baseURL ?? '/iam', context);
  account.defaults.adapter = iam.defaults.adapter;
  return {
    identify: (token: string) => identify(context, token),
    outbox: news.outboxOf(context),
    close: news.close,
  };
}

/** Asks the browser not to clear the records away when space runs out; it may decline, and nothing depends on it. */
function askToKeep(): void {
  const persisting: Promise<boolean> | undefined = navigator.storage?.persist?.();
  persisting?.catch(() => undefined);
}
