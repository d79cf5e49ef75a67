import { useCallback, useEffect, useRef, useState } from 'react';
import type { Enrolment, EnrolmentBody } from '@/domain/enrolment/enrolment';
import type { AppError } from '@/shared/api/appError';
import { useAppDispatch } from '@/shared/store/useEntities';
import { enrolments } from '../slice';

/** So long nobody types anything before what was typed is sent, ms. */
const REST_MS = 600;

export type DraftState = 'kept' | 'waiting' | 'failed';

/**
 * Keeps a registration while it is typed: whoever goes on later, also on another device, finds it. One is sent at a time,
 * the newest last. Where somebody else was faster nothing is sent until somebody has decided.
 */
export function useEnrolmentDraft(opened: Enrolment) {
  const dispatch = useAppDispatch();
  const [keeping, setKeeping] = useState<DraftState>('kept');
  const [failure, setFailure] = useState<AppError | null>(null);
  const version = useRef(opened.version);
  const wanted = useRef<EnrolmentBody | null>(null);
  /** What is sent goes one after the other: each names the version that the one before it left. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const trouble = useRef<AppError | null>(null);
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const sendAll = useCallback(async (): Promise<void> => {
    while (wanted.current && !isHeld.current) {
      const body = wanted.current;
      wanted.current = null;
      const outcome = await dispatch(enrolments.store({ body, version: version.current, quiet: true }));
      if (enrolments.store.fulfilled.match(outcome)) {
        version.current = outcome.payload.version;
        continue;
      }
      wanted.current ??= body;
      trouble.current = outcome.payload ?? { message: 'errors.unknown' };
      isHeld.current = [404, 409, 412].includes(trouble.current.status ?? 0);
      setFailure(trouble.current);
      setKeeping('failed');
      return;
    }
    if (isHeld.current) return;
    trouble.current = null;
    setFailure(null);
    setKeeping('kept');
  }, [dispatch]);
  const send = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(sendAll);
    return queue.current;
  }, [sendAll]);
  const keep = useCallback(
    (body: EnrolmentBody) => {
      wanted.current = body;
      if (isHeld.current) return;
      setKeeping('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), REST_MS);
    },
    [send],
  );
  /** Puts what was typed here in the place of what somebody else has stored. */
  const keepMine = useCallback(
    (stored: Enrolment) => {
      version.current = stored.version;
      isHeld.current = false;
      void send();
    },
    [send],
  );
  /** Sends what is waiting; the version that is stored then, or why there is none. */
  const settle = useCallback(async (): Promise<{ version: string } | { failure: AppError }> => {
    await send();
    return trouble.current ? { failure: trouble.current } : { version: version.current };
  }, [send]);
  // Whoever leaves within the rest leaves nothing behind, also by another window or tab.
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
  return { keeping, failure, keep, send, keepMine, settle };
}
