import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppError } from '../api/appError';
import type { AppThunk } from '../store/appThunk';
import type { Sent } from '../store/recordSlice';
import { useAppDispatch } from '../store/useEntities';

/** A pause in typing of this length sends what was typed, ms. */
const REST_MS = 600;

export type Keeping = 'kept' | 'waiting' | 'failed';

/**
 * Keeps a record on the server while it is typed, so that it can be continued later, also on another device. One is sent
 * at a time, the newest last. Where somebody else was faster nothing is sent by itself until somebody has decided.
 * @param store of the slice
 * @param opened the version that was opened; none of a new record
 */
export function useServerDraft<Body extends { id: string }, Stored extends { version: string }>(
  store: AppThunk<Stored, Sent<Body>>,
  opened: string | undefined,
) {
  const dispatch = useAppDispatch();
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const [failure, setFailure] = useState<AppError | null>(null);
  const version = useRef(opened);
  const wanted = useRef<Body | null>(null);
  /** What is sent goes one after the other: each names the version that the one before it left. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const trouble = useRef<AppError | null>(null);
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Stores one body in the version known last. */
  const sendOne = useCallback(
    async (body: Body): Promise<{ stored: Stored } | { failure: AppError }> => {
      const outcome = await dispatch(store({ body, version: version.current, quiet: true }));
      if (store.rejected.match(outcome)) return { failure: outcome.payload ?? { message: 'errors.unknown' } };
      const stored = outcome.payload as Stored;
      version.current = stored.version;
      return { stored };
    },
    [dispatch, store],
  );
  const fail = useCallback((told: AppError) => {
    trouble.current = told;
    setFailure(told);
    setKeeping('failed');
  }, []);
  const sendAll = useCallback(async (): Promise<void> => {
    while (wanted.current && !isHeld.current) {
      const body = wanted.current;
      wanted.current = null;
      const outcome = await sendOne(body);
      if ('stored' in outcome) continue;
      wanted.current ??= body;
      isHeld.current = [404, 409, 412].includes(outcome.failure.status ?? 0);
      return fail(outcome.failure);
    }
    if (isHeld.current) return undefined;
    trouble.current = null;
    setFailure(null);
    setKeeping('kept');
    return undefined;
  }, [sendOne, fail]);
  const send = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(sendAll);
    return queue.current;
  }, [sendAll]);
  const keep = useCallback(
    (body: Body) => {
      wanted.current = body;
      if (isHeld.current) return;
      setKeeping('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), REST_MS);
    },
    [send],
  );
  /** Tries once more, after a conflict too. */
  const retry = useCallback((): Promise<void> => {
    isHeld.current = false;
    return send();
  }, [send]);
  /** Puts what was typed here in the place of what somebody else has stored. */
  const keepMine = useCallback(
    (stored: Stored) => {
      version.current = stored.version;
      void retry();
    },
    [retry],
  );
  /** Sends what is waiting; the version that is stored then, or why there is none. */
  const settle = useCallback(async (): Promise<{ version: string } | { failure: AppError }> => {
    await send();
    return trouble.current ? { failure: trouble.current } : { version: version.current ?? '' };
  }, [send]);
  /** Sends the last word in the place of what waits. @param otherwise what waits again if that is refused */
  const submit = useCallback(
    async (body: Body, otherwise: Body): Promise<{ stored: Stored } | { failure: AppError }> => {
      clearTimeout(timer.current);
      wanted.current = null;
      await queue.current;
      const outcome = await sendOne(body);
      if ('failure' in outcome) wanted.current = otherwise;
      return outcome;
    },
    [sendOne],
  );
  // Leaving the page, or its tab, within the pause sends what is waiting.
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') void send();
    };
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      void send();
    };
  }, [send]);
  return { keeping, failure, keep, send, retry, keepMine, settle, submit, fail };
}
