import axios from 'axios';
import { selectRole } from '@/session/state';
import { heldSession, heldToken } from '@/session/tokenStorage';
import { readEventStream, type StreamedEvent } from '@/shared/api/eventStream';
import { care } from '@/shared/api/http';
import { changeSchema, type Change } from '@/domain/change';

/** A host sends something every 15 seconds; after so long without a word the connection counts as lost, ms. */
const LONGEST_SILENCE_MS = 35_000;
const CHECK_EVERY_MS = 5_000;
/** Pauses before connecting again double from the first to the longest, ms. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A connection that held for so long was a good one, and the next pause is the first again, ms. */
const HELD_MS = 5_000;

export interface StreamListener {
  /** The host tells of changes from now on. @param missed whether it may have told of some before */
  opened: (missed: boolean) => void;
  /** The host is there: it said something, if only that. */
  heard: () => void;
  changed: (change: Change) => void;
  /** Something changed, and it cannot be read what. */
  unreadable: () => void;
}

export interface ChangeStream {
  isOpen: () => boolean;
  /** Connects anew and at once, also to a host that has refused. */
  reconnect: () => void;
  /** Connects at once where it is about to, and anew where nothing was heard for long, as after sleep. */
  wake: () => void;
  stop: () => void;
}

function readChange(data: string): Change | null {
  try {
    return changeSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/** How a connection ended. */
interface Ending {
  /** How long to wait at least before the next, ms; infinitely where the host refuses to push changes. */
  pauseMs: number;
  /** How long it was open, ms. */
  openMs: number;
}

function pauseAfter(thrown: unknown): number {
  if (!axios.isAxiosError(thrown) || !thrown.response) return 0;
  const { status, headers } = thrown.response;
  if (status !== 429 && status < 500) return Infinity;
  const seconds = Number(headers['retry-after']);
  return seconds > 0 ? Math.min(seconds * 1_000, LONGEST_PAUSE_MS) : 0;
}

/** Spread, so that not all pages come back to a host at the same moment. @param tries how many have failed in a row */
const pauseBefore = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);

/**
 * Hears from the host what changes, for as long as somebody with a role known here is signed in and not locked out. A connection that ends is
 * made again after a pause. Where the host refuses to push changes, it is asked again with the next token or network.
 * @param now epoch ms
 */
export function changeStream(
  store: { getState: () => unknown; subscribe: (listener: () => void) => () => void },
  now: () => number,
  listener: StreamListener,
): ChangeStream {
  /** Whose changes are heard; null where nobody with a known role is signed in. */
  let reader: string | null = null;
  let reading: AbortController | null = null;
  let connection: AbortController | null = null;
  let open: AbortController | null = null;
  let heardAt = 0;
  /** With which token the host refused to push changes. */
  let refusedToken: string | null = null;
  let isHurried = false;
  let endPause: () => void = () => undefined;

  const isSilent = () => Math.abs(now() - heardAt) > LONGEST_SILENCE_MS;
  const heard = () => {
    heardAt = now();
    listener.heard();
  };
  const pause = (ms: number) =>
    new Promise<void>((done) => {
      const timer = ms === Infinity ? undefined : setTimeout(done, ms);
      endPause = () => {
        clearTimeout(timer);
        done();
      };
    });

  /** One connection, until it ends. @param missed whether the host may have told of changes before */
  async function connect(missed: boolean): Promise<Ending> {
    const own = new AbortController();
    connection = own;
    heardAt = now();
    let openSince: number | null = null;
    const ending = (pauseMs: number): Ending => ({
      pauseMs,
      openMs: openSince === null ? 0 : now() - openSince,
    });
    const timer = setInterval(() => {
      if (isSilent()) own.abort();
    }, CHECK_EVERY_MS);
    const event = ({ type, data }: StreamedEvent) => {
      if (own.signal.aborted) return;
      heard();
      if (type === 'end') own.abort();
      if (type !== 'change') return;
      const change = readChange(data);
      if (change) listener.changed(change);
      else listener.unreadable();
    };
    const comment = () => {
      if (!own.signal.aborted) heard();
    };
    try {
      const answer = await care.get<ReadableStream<Uint8Array>>('/changes', {
        // The other adapter of browsers gives no answer before it is complete.
        adapter: 'fetch',
        responseType: 'stream',
        timeout: 0,
        signal: own.signal,
        headers: { Accept: 'text/event-stream' },
        validateStatus: (status) => status === 200,
        'axios-retry': { retries: 0 },
      });
      if (!/^text\/event-stream\b/i.test(String(answer.headers['content-type']))) return ending(Infinity);
      open = own;
      heardAt = now();
      openSince = heardAt;
      listener.opened(missed);
      await readEventStream(answer.data, { event, comment });
      return ending(0);
    } catch (thrown) {
      return ending(pauseAfter(thrown));
    } finally {
      if (open === own) open = null;
      clearInterval(timer);
      // What is not read to its end would keep the connection.
      own.abort();
    }
  }

  async function read(signal: AbortSignal): Promise<void> {
    let tries = 0;
    for (let missed = false; !signal.aborted; missed = true) {
      const { pauseMs, openMs } = await connect(missed);
      if (signal.aborted) return;
      if (openMs >= HELD_MS) tries = 0;
      refusedToken = pauseMs === Infinity ? heldToken() : null;
      if (!isHurried) await pause(Math.max(pauseMs, pauseBefore(tries)));
      tries = isHurried ? 0 : tries + 1;
      isHurried = false;
    }
  }

  const end = () => {
    reading?.abort();
    connection?.abort();
    endPause();
  };
  const follow = () => {
    const state = store.getState();
    const role = selectRole(state);
    const next = role && `${heldSession()} ${role}`;
    if (next === reader) {
      if (refusedToken !== null && refusedToken !== heldToken()) endPause();
      return;
    }
    reader = next;
    refusedToken = null;
    end();
    if (next === null) return;
    reading = new AbortController();
    void read(reading.signal);
  };

  follow();
  const unsubscribe = store.subscribe(follow);
  const hurry = () => {
    isHurried = true;
    endPause();
  };
  const reconnect = () => {
    connection?.abort();
    hurry();
  };
  return {
    isOpen: () => open !== null,
    reconnect,
    wake: () => {
      if (reader === null || refusedToken !== null) return;
      if (isSilent()) reconnect();
      else if (open === null) hurry();
    },
    stop: () => {
      unsubscribe();
      end();
    },
  };
}
