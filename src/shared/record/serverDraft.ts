import type { AppError } from '../api/appError';

/** A pause in typing of this length sends what was typed, ms. */
export const REST_MS = 600;

/**
 * `kept`: the server has all of it. `waiting`: it is on its way, or waits for a pause in typing. `failed`: the last try
 * came to nothing. `overtaken`: somebody else stored something, or it is gone; nothing is sent until somebody has decided.
 */
export type DraftState =
  | { is: 'kept' | 'waiting'; failure: null }
  | { is: 'failed' | 'overtaken'; failure: AppError };

export type Sending<Stored> = { stored: Stored } | { failure: AppError };

/** A draft that is kept on the server while it is typed. One body is sent at a time, the newest last. */
export interface ServerDraft<Body, Stored> {
  state: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  /** Sends a body after a pause in typing. */
  keep: (body: Body) => void;
  /** Sends what waits; the version that is stored then, or why there is none. */
  flush: () => Promise<{ version: string } | { failure: AppError }>;
  /** Tries once more after a failure. @param version takes what was typed as made from that one: it replaces theirs */
  retry: (version?: string) => Promise<unknown>;
  /** Gives up what waits: from now on the stored version is what is changed. */
  take: (version: string) => void;
  /** Sends the last word in the place of what waits. @param otherwise what waits again if that is refused */
  submit: (body: Body, otherwise: Body) => Promise<Sending<Stored>>;
}

const kept: DraftState = { is: 'kept', failure: null };
const waiting: DraftState = { is: 'waiting', failure: null };

/**
 * @param send stores a body that was made from a version
 * @param opened the version that was opened; none of a new record
 */
export function serverDraft<Body, Stored extends { version: string }>(
  send: (body: Body, version: string | undefined) => Promise<Sending<Stored>>,
  opened: string | undefined,
): ServerDraft<Body, Stored> {
  let state = kept;
  let version = opened;
  let next: Body | null = null;
  let queue: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (after: DraftState) => {
    state = after;
    for (const listener of listeners) listener();
  };
  const sendOne = async (body: Body, otherwise: Body): Promise<Sending<Stored>> => {
    const outcome = await send(body, version);
    if ('stored' in outcome) version = outcome.stored.version;
    else {
      const { failure } = outcome;
      // What was typed while this one was on its way is newer.
      next ??= otherwise;
      become({ is: [404, 409, 412].includes(failure.status ?? 0) ? 'overtaken' : 'failed', failure });
    }
    return outcome;
  };
  const sendAll = async (): Promise<void> => {
    while (next !== null && state.is !== 'overtaken') {
      const body = next;
      next = null;
      // Each names the version that the one before it left.
      if ('failure' in (await sendOne(body, body))) return;
    }
    if (state.is !== 'overtaken') become(kept);
  };
  const flush = async () => {
    clearTimeout(timer);
    queue = queue.then(sendAll);
    await queue;
    return state.failure ? { failure: state.failure } : { version: version ?? '' };
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keep: (body) => {
      next = body;
      if (state.is === 'overtaken') return;
      become(waiting);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), REST_MS);
    },
    flush,
    retry: (newer = version) => {
      version = newer;
      become(waiting);
      return flush();
    },
    take: (newer) => {
      clearTimeout(timer);
      next = null;
      version = newer;
      become(kept);
    },
    submit: async (body, otherwise) => {
      clearTimeout(timer);
      next = null;
      await queue;
      return sendOne(body, otherwise);
    },
  };
}
