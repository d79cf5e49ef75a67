import { useEffect, useEffectEvent } from 'react';
import type { AppError } from './appError';
import { onConnectionReturned } from './connection';

/** The least time between two calls for the same thing that failed, ms. */
const AGAIN_MS = 20_000;
/**
 * The time between two looks for what waits, ms: with the time above, nothing stays failed for 30 seconds on a host
 * that is well.
 */
const LOOK_MS = 10_000;

/** Something that failed and is shown as that. */
interface Waiting {
  again: () => void;
  /** The number of parts of the page that show it. */
  views: number;
  /** When it failed or was asked for again last, epoch ms. */
  triedAt: number;
}
const waiting = new Map<unknown, Waiting>();
let looking: ReturnType<typeof setInterval> | undefined;
/** True where the last that was heard of a host was an answer. */
let isWell = false;

function askAgain(which: readonly Waiting[]): void {
  const now = Date.now();
  for (const one of which) one.triedAt = now;
  for (const one of which) one.again();
}

const dueNow = (): Waiting[] =>
  [...waiting.values()]
    .filter(({ triedAt }) => Date.now() - triedAt >= AGAIN_MS)
    .toSorted((a, b) => a.triedAt - b.triedAt);

/** Asks again for what is due; from a host that is down, for one thing at a time, each in turn. */
const look = () => askAgain(isWell ? dueNow() : dueNow().slice(0, 1));

/** A host has answered what was read of it, or has failed to: as soon as one answers, all that waits is asked for again. */
export function noteAnswer(isAnswered: boolean): void {
  const wasWell = isWell;
  isWell = isAnswered;
  if (isAnswered && !wasWell && waiting.size > 0) askAgain(dueNow());
}

/** Tells whether a call failed because of its host, so that the same call may succeed later. */
const mayPass = ({ status }: AppError): boolean => status === undefined || status === 429 || status >= 500;

/**
 * Asks again for what a view shows as failed, until it is there or the view has gone: at once when the network returns,
 * and within 30 seconds once its host is well. A refusal is final, and asked about again with the network alone.
 * @param key what is fetched: views of the same ask once
 * @param error why it failed; null where it did not
 * @param again asks once more, without a word where that fails
 */
export function useComeback(key: unknown, error: AppError | null, again: () => void): void {
  const ask = useEffectEvent(again);
  const isFailed = error !== null;
  const isPassing = error !== null && mayPass(error);
  useEffect(() => (isFailed ? onConnectionReturned(() => ask()) : undefined), [isFailed]);
  useEffect(() => {
    if (!isPassing) return undefined;
    const known = waiting.get(key) ?? { again: () => ask(), views: 0, triedAt: Date.now() };
    known.again = () => ask();
    known.views += 1;
    waiting.set(key, known);
    looking ??= setInterval(look, LOOK_MS);
    return () => {
      known.views -= 1;
      if (known.views > 0) return;
      waiting.delete(key);
      if (waiting.size > 0) return;
      clearInterval(looking);
      looking = undefined;
    };
  }, [key, isPassing]);
}
