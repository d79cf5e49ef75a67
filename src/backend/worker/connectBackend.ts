import { AxiosError } from 'axios';
import { takeStartedBackend } from '@/shared/api/codeFiles';
import { createTrustedWorker } from '@/shared/api/trustedWorker';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import type { ClinicMark, LostClinic } from '../clinic';
import type { BackendProblem } from '../embedded';
import type { Change } from '@/domain/change';
import type { Answer, Answering, Attention, ClientName } from '../http/answering';
import type { Outbox } from '../identity/links/outbox';
import {
  crossing,
  type Asked,
  type FromBackend,
  type News,
  type OutboxMessages,
  type Settled,
  type ToBackend,
} from './protocol';

export interface Listeners {
  /** Data changed, in this tab or another one. */
  onChange: (change: Change) => void;
  /** Called for a problem with the database or the alerts outside any call. */
  onProblem: (problem: BackendProblem) => void;
  /** The clinic that this browser has kept is gone: calls fail until somebody has decided how it goes on. */
  onLost: (lost: LostClinic) => void;
  /** A part of the backend's code is no longer to be had. */
  onStale: () => void;
  /** Called for errors outside of any call. */
  onError: (error: unknown) => void;
}

interface Waiting {
  settle: (value: Extract<Settled, { kind: 'settled' }>['value']) => void;
  fail: (error: unknown) => void;
  onProgress?: Attention['onProgress'];
}

/** A question to the backend, without the number that the asking gives it. */
type Question = Asked extends infer Kind ? (Kind extends Asked ? Omit<Kind, 'id'> : never) : never;

/** The name that the document gives the address of the backend's program by. */
const ADDRESS = 'meta[name="nephrodesk-backend"]';

/** The worker that the head of the document has started already, or another one. */
function startWorker(mark: ClinicMark): Worker {
  const started = takeStartedBackend();
  if (started) return started;
  const worker = createTrustedWorker(document.querySelector<HTMLMetaElement>(ADDRESS)?.content ?? '');
  const first: ToBackend = { kind: 'start', since: mark.since() };
  worker.postMessage(first);
  return worker;
}

export interface RemoteBackend {
  answering: (client: ClientName) => Answering;
  outbox: Outbox;
  /** Starts it, if nothing has yet. */
  start: () => void;
}

/**
 * The embedded backend in a worker of this page: the database, the rules and the sample clinic take no time of the
 * thread that paints. A worker whose program cannot be had fails its calls as a lost connection does; the next call
 * starts another one.
 * @param pages what the search of the top bar offers
 */
export function connectBackend(
  mark: ClinicMark,
  pages: readonly Bookmark[],
  { onChange, onProblem, onLost, onStale, onError }: Listeners,
): RemoteBackend {
  const waiting = new Map<number, Waiting>();
  const mailListeners = new Set<() => void>();
  let last = 0;
  let worker: Worker | null = null;

  const running = (): Worker => {
    if (worker) return worker;
    const started = startWorker(mark);
    worker = started;
    started.addEventListener('message', ({ data }: MessageEvent<FromBackend>) => hear(data));
    // Errors of a program that runs are told by itself.
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      if (worker === started) worker = null;
      for (const { fail } of waiting.values())
        fail(new AxiosError('The backend could not be started', AxiosError.ERR_NETWORK));
      waiting.clear();
    });
    const attending: ToBackend = { kind: 'attend', pages };
    started.postMessage(attending);
    return started;
  };

  const say = (message: ToBackend) => running().postMessage(message);

  const ask = (question: Question, { signal, onProgress }: Attention = {}) =>
    new Promise<Extract<Settled, { kind: 'settled' }>['value']>((settle, fail) => {
      const id = (last += 1);
      const abandon = () => say({ kind: 'abandon', id });
      signal?.addEventListener('abort', abandon, { once: true });
      const done =
        <T>(end: (value: T) => void) =>
        (value: T) => {
          signal?.removeEventListener('abort', abandon);
          end(value);
        };
      waiting.set(id, { settle: done(settle), fail: done(fail), onProgress });
      say({ ...question, id } as Asked);
    });

  const hear = (message: FromBackend) => {
    if (message.kind === 'progress')
      return waiting.get(message.id)?.onProgress?.(message.done, message.total);
    if (message.kind !== 'settled' && message.kind !== 'failed') return hearNews(message);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'settled') asked?.settle(message.value);
    else asked?.fail(message.error);
  };

  const hearNews = (news: News) => {
    if (news.kind === 'change') onChange(news.change);
    else if (news.kind === 'problem') onProblem(news.problem);
    else if (news.kind === 'stale') onStale();
    else if (news.kind === 'thrown') onError(news.error);
    else if (news.kind === 'mailed') for (const listener of mailListeners) listener();
    else if (news.kind === 'lost')
      onLost({ since: news.since, begin: async (how) => void (await ask({ kind: 'begin', how })) });
    else if (news.since === null) mark.forget();
    else mark.note(news.since);
  };

  return {
    start: () => void running(),
    answering: (client) => async (call, attention) =>
      (await ask(
        { kind: 'call', client, ...crossing(call), wantsProgress: attention.onProgress !== undefined },
        attention,
      )) as Answer | null,
    outbox: {
      messages: async () => ((await ask({ kind: 'messages' })) ?? []) as OutboxMessages,
      onChange(listener) {
        mailListeners.add(listener);
        return () => mailListeners.delete(listener);
      },
    },
  };
}
