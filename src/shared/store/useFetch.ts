import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { AppError } from '../api/appError';
import { onConnectionReturned } from '../api/connection';
import type { Status } from './recordSlice';
import { useAppDispatch, type AppDispatch } from './useEntities';

interface Settled {
  payload?: unknown;
  meta: { requestStatus: 'fulfilled' | 'rejected'; aborted?: boolean };
}

/** Any thunk of `createAppThunk`, as far as it matters here. */
type Start<Arg> = (
  arg: Arg,
) => (
  dispatch: AppDispatch,
  getState: () => unknown,
  extra: unknown,
) => Promise<Settled> & { abort: () => void };

interface Outcome<Arg> {
  arg: Arg;
  round: number;
  error: AppError | null;
  status: 'ready' | 'failed';
}

/**
 * Runs a thunk for a view and follows it: again when `arg` changes, aborted when the view leaves. What it fetched is
 * in the store; here is only how far it got. While another `arg` is on its way the status is `loading`.
 */
export function useFetch<Arg>(
  thunk: Start<Arg>,
  arg: Arg,
): { status: Status; error: AppError | null; reload: () => void } {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome<Arg> | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const running = dispatch(thunk(arg));
    void running.then((action) => {
      if (action.meta.requestStatus === 'fulfilled') {
        setOutcome({ arg, round, status: 'ready', error: null });
      } else if (!action.meta.aborted) {
        // createAppThunk rejects with an AppError and nothing else.
        const error = (action.payload as AppError | undefined) ?? null;
        setOutcome({ arg, round, status: 'failed', error });
      }
    });
    return () => running.abort();
  }, [dispatch, thunk, arg, round]);

  const failed = outcome?.status === 'failed';
  const reload = useCallback(() => setRound((before) => before + 1), []);
  // With the failure that is shown, not a moment after it: the connection may return in between.
  useLayoutEffect(() => (failed ? onConnectionReturned(reload) : undefined), [failed, reload]);
  const isCurrent = outcome !== null && outcome.arg === arg && outcome.round === round;
  return isCurrent
    ? { status: outcome.status, error: outcome.error, reload }
    : { status: 'loading', error: null, reload };
}
