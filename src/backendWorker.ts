import { openBackend, type Backend } from '@/backend/embedded';
import type { Voucher } from '@/backend/identity/identityContext';
import { crossed, type Asked, type FromBackend, type News, type ToBackend } from '@/backend/worker/protocol';
import { loadedOnce } from '@/shared/loadedOnce';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { ensureTemporal } from '@/shared/temporal';
import { parseEnv, placeOf, type Env } from './env';

/** Time-based alert processing starts after the first page has loaded. */
const DUTIES_AFTER_MS = 3_000;

const scope = globalThis as unknown as {
  postMessage: (message: FromBackend) => void;
  addEventListener: (kind: 'message', listener: (event: MessageEvent<ToBackend>) => void) => void;
};

/** Values that cannot cross to the page are told in words. */
function tell(message: FromBackend): void {
  try {
    scope.postMessage(message);
  } catch (thrown) {
    if (message.kind !== 'failed' && message.kind !== 'thrown') throw thrown;
    scope.postMessage({ ...message, error: new Error(String(message.error)) });
  }
}

let attend: (pages: readonly Bookmark[]) => void;
/** Settles once the page listens. */
const attended = new Promise<readonly Bookmark[]>((resolve) => {
  attend = resolve;
});
const announce = (news: News): void => void attended.then(() => tell(news));

let begin: ((how: 'empty' | 'sample') => Promise<void>) | null = null;

/** Build-time constants, so that a build has none of the code that it does not need. */
const demonstrations =
  import.meta.env.VITE_DEMOS === 'off' ? null : () => import('@/backend/demo/demonstrations');
const askHost = import.meta.env.VITE_AUTH_HOST ? () => import('@/backend/identity/hostIdentity') : null;
const askProvider = import.meta.env.VITE_AUTH0_DOMAIN
  ? () => import('@/backend/identity/hostIdentity')
  : null;

/** Says whose token it is, asking the configured identity host. */
function hostAuthority({ VITE_AUTH_HOST, VITE_IAM_BASE }: Env) {
  if (!askHost) return null;
  const loaded = loadedOnce(async () =>
    (await askHost()).hostIdentityAt(placeOf(VITE_AUTH_HOST, VITE_IAM_BASE), Date.now),
  );
  return async (token: string) => (await loaded())(token);
}

/** Asks the organisation's identity provider about a token. */
function providers({ VITE_AUTH0_DOMAIN }: Env): Voucher[] {
  if (!askProvider) return [];
  const loaded = loadedOnce(async () => (await askProvider()).providerVoucher(VITE_AUTH0_DOMAIN, Date.now));
  return [async (token) => (await loaded())(token)];
}

async function open(since: string | null): Promise<Backend> {
  await ensureTemporal();
  const parsed = parseEnv(import.meta.env);
  if ('problems' in parsed) throw new Error(parsed.problems.join('; '));
  const { env } = parsed;
  const authorise = hostAuthority(env);
  let known = since;
  const mark = (next: string | null) => {
    known = next;
    announce({ kind: 'mark', since: next });
  };
  const backend = openBackend({
    env,
    ...(authorise && { authorise }),
    vouchers: providers(env),
    demonstrations,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    onChange: (change) => announce({ kind: 'change', change }),
    onProblem: (problem) => announce({ kind: 'problem', problem }),
    onLost(lost) {
      begin = lost.begin;
      announce({ kind: 'lost', since: lost.since });
    },
    mark: { since: () => known, note: (at) => known === null && mark(at), forget: () => mark(null) },
    pages: attended,
    dutiesAfterMs: DUTIES_AFTER_MS,
  });
  // Calls that need the data wait for them and report a failure themselves.
  backend.ready.catch(() => undefined);
  backend.outbox?.onChange(() => announce({ kind: 'mailed' }));
  return backend;
}

let start: (since: string | null) => void;
const started = new Promise<string | null>((resolve) => {
  start = resolve;
});
/** What could not be opened is opened again by the next call, which reports it. */
const opened = loadedOnce(async () => open(await started));
opened().catch(() => undefined);

const abandoned = new Map<number, AbortController>();

async function valueOf(asked: Asked) {
  const { answers, outbox } = await opened();
  if (asked.kind === 'messages') return (await outbox?.messages()) ?? null;
  if (asked.kind === 'begin') return (await begin?.(asked.how)) ?? null;
  const { id, client, wantsProgress } = asked;
  const signal = abandoned.get(id)?.signal;
  const onProgress = (done: number, total: number) => tell({ kind: 'progress', id, done, total });
  return (await answers[client]?.(crossed(asked), { signal, ...(wantsProgress && { onProgress }) })) ?? null;
}

async function settle(asked: Asked): Promise<void> {
  const { id } = asked;
  abandoned.set(id, new AbortController());
  try {
    tell({ kind: 'settled', id, value: await valueOf(asked) });
  } catch (error) {
    tell({ kind: 'failed', id, error });
  } finally {
    abandoned.delete(id);
  }
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'start') start(data.since);
  else if (data.kind === 'attend') attend(data.pages);
  else if (data.kind === 'abandon') abandoned.get(data.id)?.abort();
  else void settle(data);
});
addEventListener('error', (event) => {
  // Left to the page, it would be taken for a program that could not be had.
  event.preventDefault();
  announce({ kind: 'thrown', error: event.error ?? new Error(event.message) });
});
addEventListener('unhandledrejection', ({ reason }) => announce({ kind: 'thrown', error: reason }));
addEventListener('vite:preloadError', () => announce({ kind: 'stale' }));
