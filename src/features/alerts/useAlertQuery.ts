import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { alertStatuses } from '@/domain/alert';
import { measures } from '@/domain/measure';
import { severities } from '@/domain/severity';
import { pageSizes } from '@/shared/ui/TablePager';
import type { AlertFilters } from './alertRows';

const DEFAULT_SIZE = 25;

export interface AlertQuery extends AlertFilters {
  page: number;
  pageSize: number;
  /** Alert shown in the panel, or null. */
  alert: string | null;
}

type Parameter = 'q' | 'severity' | 'status' | 'measure' | 'view' | 'page' | 'size' | 'alert';
/** Changes of the address: null or '' takes a parameter out. A changed filter starts at the first page. */
export type QueryChange = Partial<Record<Parameter, string | null>>;

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | '' =>
  known.find((value) => value === text) ?? '';

/** Reads the list's state from an address; whatever is not understood becomes its default. */
export function readQuery(params: URLSearchParams): AlertQuery {
  const page = Number(params.get('page') ?? '1');
  const size = Number(params.get('size'));
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    severity: oneOf(severities, params.get('severity')),
    status: oneOf(alertStatuses, params.get('status')),
    measure: oneOf(measures, params.get('measure')),
    view: params.get('view') === 'all' ? 'all' : 'recent',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    pageSize: pageSizes.find((known) => known === size) ?? DEFAULT_SIZE,
    alert: params.get('alert'),
  };
}

function applied(before: URLSearchParams, change: QueryChange): URLSearchParams {
  const after = new URLSearchParams(before);
  if (!('page' in change) && !('alert' in change)) after.delete('page');
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') after.delete(key);
    else after.set(key, value);
  }
  return after;
}

/** The list's state lives in the address: it survives reload and Back, and can be sent to a colleague. */
export function useAlertQuery(): {
  query: AlertQuery;
  change: (change: QueryChange) => void;
  /** Search part of the address that opens an alert beside the list as it is. */
  searchFor: (alert: string) => string;
} {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => setParams((before) => applied(before, next), { replace: !('alert' in next) }),
    [setParams],
  );
  const searchFor = useCallback((alert: string) => `?${applied(params, { alert }).toString()}`, [params]);
  return { query, change, searchFor };
}
