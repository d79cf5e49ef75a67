import { useMemo } from 'react';
import { alertMeasures, alertStatuses } from '@/domain/alerts/alert';
import { severities } from '@/domain/alerts/severity';
import { defineList, type ChangeOf } from '@/shared/list/defineList';
import { useListQuery } from '@/shared/list/useListQuery';
import type { Paging } from '@/shared/navigation/listQuery';
import { ages, attentions, sortKeys, type AlertFilters, type SortKey } from './alertRows';

/** Columns that can be hidden; the alert's subject is always shown. */
export const optionalColumns = ['observed', 'started', 'last', 'status', 'owner', 'due'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

export interface AlertQuery extends AlertFilters, Paging {
  sort: SortKey;
  descending: boolean;
  hiddenColumns: readonly OptionalColumn[];
  /** Alert shown in the panel, or null. */
  alert: string | null;
}

/** The filters kept in the address, without the tab. */
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
/** The list of alerts as described by its address. */
export const alertList = defineList({
  filters: {
    severity: severities,
    status: alertStatuses,
    measure: alertMeasures,
    category: 'text',
    owner: 'text',
    age: ages,
    attention: attentions,
  },
  sort: sortKeys,
  defaults: { sort: 'severity' },
  open: 'alert',
  shown: {
    tab: (text: string | null): AlertFilters['tab'] => (text === 'all' ? 'all' : 'recent'),
    hide: (text: string | null): OptionalColumn[] => {
      const hidden = text?.split(' ') ?? [];
      return optionalColumns.filter((column) => hidden.includes(column));
    },
  },
});
export type QueryChange = ChangeOf<typeof alertList>;

/** Identifies a list: the same alerts in the same order, whatever their status. */
export const scopeOf = (query: AlertQuery): string =>
  JSON.stringify([
    query.tab,
    query.sort,
    query.descending,
    query.page,
    query.pageSize,
    ...filterKeys.map((key) => query[key]),
  ]);

const queryOf = ({
  filters,
  shown: { tab, hide },
  open,
  ...rest
}: ReturnType<typeof alertList.read>): AlertQuery => ({
  ...rest,
  ...filters,
  tab,
  hiddenColumns: hide,
  alert: open,
});

/** Reads the list's state from an address; invalid values become defaults. */
export const readQuery = (params: URLSearchParams): AlertQuery => queryOf(alertList.read(params));

/** Keeps the list's state in the address, so that it survives reload and Back and can be sent to a colleague. */
export function useAlertQuery(): {
  query: AlertQuery;
  change: (change: QueryChange) => void;
  /** Search part of the address that opens an alert beside the current list. */
  searchFor: (alert: string) => string;
} {
  const { query: inAddress, change, searchFor } = useListQuery(alertList);
  const query = useMemo(() => queryOf(inAddress), [inAddress]);
  return { query, change, searchFor };
}
