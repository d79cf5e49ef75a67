import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { toAppError, type AppError } from '@/shared/api/appError';
import { onConnectionReturned } from '@/shared/api/connection';
import type { Product } from '@/shared/demonstration/products';
import type { Status } from '@/shared/store/recordSlice';
import { fetchProducts, type PageWanted } from './calls';

interface Outcome {
  /** What was asked. */
  of: string;
  all: readonly Product[];
  page: readonly Product[];
  error: AppError | null;
}

/** The whole list, and the page that is wanted: null until it is there. What is there stays while it is fetched again. */
export function useProducts({ page, perPage }: PageWanted): {
  status: Status;
  error: AppError | null;
  all: readonly Product[];
  page: readonly Product[] | null;
  reload: () => void;
} {
  const [outcome, setOutcome] = useState<Outcome>({ of: '', all: [], page: [], error: null });
  const [round, setRound] = useState(0);
  const wanted = `${round} ${page} ${perPage}`;
  useEffect(() => {
    const leaving = new AbortController();
    fetchProducts({ page, perPage }, leaving.signal).then(
      (fetched) => setOutcome({ of: wanted, ...fetched, error: null }),
      (thrown: unknown) => {
        if (leaving.signal.aborted) return;
        setOutcome((before) => ({ ...before, of: wanted, page: [], error: toAppError(thrown) }));
      },
    );
    return () => leaving.abort();
  }, [wanted, page, perPage]);
  const failed = outcome.error !== null;
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useLayoutEffect(() => (failed ? onConnectionReturned(reload) : undefined), [failed, reload]);
  const { all, error } = outcome;
  if (outcome.of !== wanted) return { status: 'loading', error: null, all, page: null, reload };
  if (failed) return { status: 'failed', error, all, page: null, reload };
  return { status: 'ready', error: null, all, page: outcome.page, reload };
}
