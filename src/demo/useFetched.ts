import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { toAppError, type AppError } from '@/shared/api/appError';
import { onConnectionReturned } from '@/shared/api/connection';
import type { Status } from '@/shared/store/recordSlice';

interface Outcome<Data> {
  round: number;
  data?: Data;
  error: AppError | null;
}

/**
 * What a demonstration call answers, for the page that shows it. What is there stays while it is fetched again.
 * @param fetch the same function every time
 */
export function useFetched<Data>(fetch: (signal: AbortSignal) => Promise<Data>): {
  status: Status;
  data: Data | undefined;
  error: AppError | null;
  reload: () => void;
} {
  const [outcome, setOutcome] = useState<Outcome<Data>>({ round: -1, error: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(leaving.signal).then(
      (data) => setOutcome({ round, data, error: null }),
      (thrown: unknown) => {
        if (leaving.signal.aborted) return;
        setOutcome((before) => ({ ...before, round, error: toAppError(thrown) }));
      },
    );
    return () => leaving.abort();
  }, [fetch, round]);
  const { data, error } = outcome;
  const failed = error !== null;
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useLayoutEffect(() => (failed ? onConnectionReturned(reload) : undefined), [failed, reload]);
  if (outcome.round !== round) return { status: 'loading', data, error: null, reload };
  return { status: failed ? 'failed' : 'ready', data, error, reload };
}
