import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { alertStatuses } from '@/domain/alert';
import { measures } from '@/domain/measure';
import { severities } from '@/domain/severity';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import type { AlertFilters } from './alertRows';

export interface AlertQuery extends AlertFilters, Paging {
  /** Alert shown in the panel, or null. */
  alert: string | null;
}

type Parameter = 'q' | 'severity' | 'status' | 'measure' | 'view' | 'page' | 'size' | 'alert';
/** Changes of the address: null or '' takes a parameter out. A changed filter starts at the first page. */
export type QueryChange = Partial<Record<Parameter, string | null>>;

/** Reads the list's state from an address; whatever is not understood becomes its default. */
export function readQuery(params: URLSearchParams): AlertQuery {
  return {
    ...readPaging(params),
    severity: oneOf(severities, params.get('severity')),
    status: oneOf(alertStatuses, params.get('status')),
    measure: oneOf(measures, params.get('measure')),
    view: params.get('view') === 'all' ? 'all' : 'recent',
    alert: params.get('alert'),
  };
}

const applied = (before: URLSearchParams, change: QueryChange) => changedParams(before, change, 'alert');

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
