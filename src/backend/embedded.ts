import * as z from 'zod/mini';
import { loadedOnce } from '@/shared/loadedOnce';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import type { Identified } from './actor';
import type { Repository } from './contract';
import { demonstrationClinic, openClinic, watchOver, type ClinicMark, type LostClinic } from './clinic';
import type { Demonstrations, DemonstrationOptions } from './demo/demonstrations';
import type { Answering, Answers } from './http/answering';
import { careAnswers } from './http/careCalls';
import { openChangeFeed, openFeed } from './store/changeFeed';
import type { StorageProblem } from './store/indexedDb/database';
import type { Store } from './store/port';
import type { Change } from '@/domain/change';
import { createIdentityContext, type Voucher } from './identity/identityContext';
import { identify, identityAnswers } from './identity/identities';
import { openOutboxNews, type Outbox } from './identity/links/outbox';
import { CHOSEN_ROUNDS, pbkdf2 } from './identity/account/passwords';
import { navbarAnswers } from './navbar/navbarAnswers';

/** `duties`: what only time brings to alerts has failed three times in a row, in whichever tab. */
export type BackendProblem = StorageProblem | 'duties';

type DemonstrationsModule = { createDemonstrations: (options: DemonstrationOptions) => Demonstrations };

export interface BackendOptions {
  /** Where a host is named its calls are left alone. */
  env: { VITE_AUTH_HOST?: string; VITE_CARE_HOST?: string };
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** Data changed, in this tab or another one. */
  onChange: (change: Change) => void;
  /** Called for a problem with the database or the alerts outside any call. */
  onProblem: (problem: BackendProblem) => void;
  /** The clinic that this browser has kept is gone: calls fail until somebody has decided how it goes on. */
  onLost?: (lost: LostClinic) => void;
  mark?: ClinicMark;
  /** PBKDF2 rounds of the passwords and answers that people choose. */
  passwordRounds?: number;
  /** The pages that the search of the top bar offers and that can be bookmarks. */
  pages?: readonly Bookmark[] | Promise<readonly Bookmark[]>;
  /** The delay, ms, before the timed changes of alerts are processed, so that the first page loads before. */
  dutiesAfterMs?: number;
  /** Whose token it is, where another host has the identities. */
  authorise?: (token: string) => Promise<Identified | null>;
  /** Asked about tokens that no session here knows. */
  vouchers?: readonly Voucher[];
  /** Loads what answers the demonstration calls, with the first of them or a token that may be one of theirs. */
  demonstrations?: (() => Promise<DemonstrationsModule>) | null;
}

export interface Backend {
  /** The answers of the clients that have no host. */
  answers: Answers;
  repository: Repository;
  /** The messages that the identity host would have sent by mail; null where a real identity host is configured. */
  outbox: Outbox | null;
  /** The sample clinic is in place. Rejects with `Refused` where the browser's storage fails. */
  ready: Promise<void>;
  close: () => void;
}

/** The embedded backend. Sign-in is answered at once; care calls wait until the sample clinic is in place. */
export function openBackend(options: BackendOptions): Backend {
  const { env, onChange, onProblem } = options;
  const feed = openChangeFeed(onChange);
  const troubles = openFeed('nephrodesk.troubles', z.literal('duties'), onProblem);
  const listeners = { announce: feed.announce, onTrouble: () => troubles.announce('duties') };
  const closing = new AbortController();
  const clinic = openClinic(options, listeners, closing.signal);
  const { store, repository } = clinic;
  const shown = options.demonstrations ? demonstrationsOf(options.demonstrations, store, options) : null;
  const identities = env.VITE_AUTH_HOST ? null : identitiesOf(store, options, shown ? [shown.voucher] : []);
  const authorise = identities?.identify ?? options.authorise ?? (() => Promise.resolve(null));
  const demonstration = demonstrationClinic(options, listeners, closing.signal);
  const close = () => {
    closing.abort();
    feed.close();
    troubles.close();
    identities?.close();
    store.close();
    demonstration.close();
  };
  const answers: Answers = {
    ...(shown && { demonstration: shown.answer }),
    ...(identities && { identities: identities.answer }),
  };
  const outbox = identities?.outbox ?? null;
  if (env.VITE_CARE_HOST) return { answers, repository, outbox, ready: Promise.resolve(), close };
  const clinicOf = ({ isDemonstration }: Identified) => (isDemonstration ? demonstration.opened() : clinic);
  answers.care = careAnswers({
    async authorise(token) {
      const identified = await authorise(token);
      // A user without a role is shown nothing that needs the records.
      if (identified && identified.role !== null) await clinicOf(identified).filled();
      return identified;
    },
    storeOf: (identified) => clinicOf(identified).repository,
  });
  answers.navbar = navbarAnswers({ store, authorise, pages: options.pages ?? [] });
  const ready = clinic.filled();
  watchOver(clinic, '', options.dutiesAfterMs ?? 0, listeners.onTrouble);
  return { answers, repository, outbox, ready, close };
}

/** The identity host of this browser. */
function identitiesOf(
  store: Store,
  { now, newId, passwordRounds = CHOSEN_ROUNDS, vouchers = [] }: BackendOptions,
  others: readonly Voucher[],
) {
  const news = openOutboxNews();
  const context = createIdentityContext(store, {
    now,
    newId,
    hashing: pbkdf2(passwordRounds),
    mailed: news.announce,
    vouchers: [...others, ...vouchers],
  });
  return {
    answer: identityAnswers(context),
    identify: (token: string) => identify(context, token),
    outbox: news.outboxOf(context),
    close: news.close,
  };
}

function demonstrationsOf(load: () => Promise<DemonstrationsModule>, store: Store, { now }: BackendOptions) {
  const loaded = loadedOnce(async () => (await load()).createDemonstrations({ store, now }));
  const answer: Answering = async (call, attention) => (await loaded()).answer(call, attention);
  // Their tokens have three parts separated by dots, so nothing is loaded for a token of the identity host.
  const voucher: Voucher = async (token) => (token.includes('.') ? (await loaded()).identify(token) : null);
  return { answer, voucher };
}
