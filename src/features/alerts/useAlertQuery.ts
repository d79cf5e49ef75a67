import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { alertMeasures, alertStatuses } from '@/domain/alerts/alert';
import { severities } from '@/domain/alerts/severity';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { ages, attentions, sortKeys, type AlertFilters, type SortKey } from './alertRows';

/** Columns that can be left out; what an alert is about always stands there. */
export const optionalColumns = ['observed', 'started', 'last', 'status', 'owner', 'due'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

export interface AlertQuery extends AlertFilters, Paging {
  sort: SortKey;
  descending: boolean;
  hiddenColumns: readonly OptionalColumn[];
  /** Alert shown in the panel, or null. */
  alert: string | null;
}

/** The filters that stand in the address, all but the part of the screen. */
export const filterKeys = [
  'q',
  'severity',
  'status',
  'measure',
  'category',
  'owner',
  'age',
  'attention',
] as const;
export type FilterKey = (typeof filterKeys)[number];
type Parameter = FilterKey | 'tab' | 'sort' | 'dir' | 'page' | 'size' | 'hide' | 'alert';
/** Changes of the address: null or '' takes a parameter out. A changed filter or order starts at the first page. */
export type QueryChange = Partial<Record<Parameter, string | null>>;

/** What takes every filter away. */
export const noFilter: QueryChange = Object.fromEntries(filterKeys.map((key) => [key, null]));

/** What a list is of: the same alerts in the same order, whatever has happened to them. */
export const scopeOf = (query: AlertQuery): string =>
  JSON.stringify([
    query.tab,
    query.sort,
    query.descending,
    query.page,
    query.pageSize,
    ...filterKeys.map((key) => query[key]),
  ]);

const LONGEST_VALUE = 200;

/** Reads the list's state from an address; whatever is not understood becomes its default. */
export function readQuery(params: URLSearchParams): AlertQuery {
  const text = (key: Parameter) => (params.get(key) ?? '').slice(0, LONGEST_VALUE);
  const hidden = text('hide').split(' ');
  return {
    ...readPaging(params),
    severity: oneOf(severities, params.get('severity')),
    status: oneOf(alertStatuses, params.get('status')),
    measure: oneOf(alertMeasures, params.get('measure')),
    category: text('category'),
    owner: text('owner'),
    age: oneOf(ages, params.get('age')),
    attention: oneOf(attentions, params.get('attention')),
    tab: params.get('tab') === 'all' ? 'all' : 'recent',
    sort: oneOf(sortKeys, params.get('sort')) || 'severity',
    descending: params.get('dir') === 'desc',
    hiddenColumns: optionalColumns.filter((column) => hidden.includes(column)),
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
