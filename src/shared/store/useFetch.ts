import { useCallback, useEffect, useId, useState } from 'react';
import type { AppError } from '../api/appError';
import { unknownError } from '../api/unknownError';
import { useComeback } from '../api/comeback';
import type { Status } from './recordSlice';
import { useAppDispatch, type AppDispatch } from './useEntities';

interface Settled {
  payload?: unknown;
  meta: { requestStatus: 'fulfilled' | 'rejected'; aborted?: boolean };
}

/** Any thunk of `createAppThunk`, as far as it matters here. */
type Start<Arg> = (
  arg: Arg,
  how?: { quiet: true },
) => (
  dispatch: AppDispatch,
  getState: () => unknown,
  extra: unknown,
) => Promise<Settled> & { abort: () => void };

/** One time that something is asked for. */
interface Round<Arg> {
  /** The `arg` that is asked for again by itself: what is shown of that stays until the answer is here. */
  quietly?: { arg: Arg };
}

interface Outcome<Arg> {
  arg: Arg;
  round: Round<Arg>;
  error: AppError | null;
}

/**
 * Runs a thunk for a view and follows it: again when `arg` changes, aborted when the view leaves. What it fetched is
 * in the store; here is only how far it got. While another `arg` is on its way the status is `loading`. What failed
 * comes back by itself.
 */
export function useFetch<Arg>(
  thunk: Start<Arg>,
  arg: Arg,
): { status: Status; error: AppError | null; reload: () => void } {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome<Arg> | null>(null);
  const [round, setRound] = useState<Round<Arg>>({});
  const isQuiet = round.quietly !== undefined && round.quietly.arg === arg;

  useEffect(() => {
    const running = dispatch(isQuiet ? thunk(arg, { quiet: true }) : thunk(arg));
    void running.then((action) => {
      if (action.meta.requestStatus === 'fulfilled') {
        setOutcome({ arg, round, error: null });
      } else if (!action.meta.aborted) {
        // createAppThunk rejects with an AppError and nothing else.
        setOutcome({ arg, round, error: (action.payload as AppError | undefined) ?? unknownError });
      }
    });
    return () => running.abort();
  }, [dispatch, thunk, arg, round, isQuiet]);

  const reload = useCallback(() => setRound({}), []);
  const shown =
    outcome !== null && outcome.arg === arg && (isQuiet || outcome.round === round) ? outcome : null;
  useComeback(useId(), shown?.error ?? null, () => setRound({ quietly: { arg } }));
  if (!shown) return { status: 'loading', error: null, reload };
  return { status: shown.error ? 'failed' : 'ready', error: shown.error, reload };
}
