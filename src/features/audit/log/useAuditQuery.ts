import { useMemo } from 'react';
import { auditActions } from '@/domain/audit';
import { defineList, type ChangeOf, type FiltersOf } from '@/shared/list/defineList';
import { useListQuery } from '@/shared/list/useListQuery';
import { now } from '@/shared/store/clock';
import { auditKinds } from '../wording/auditWording';
import type { AuditFilter } from '../slice';

/** How far back, days. */
export const auditPeriods = ['1', '7', '30', '90'] as const;
const DAY_MS = 86_400_000;

/** The log as its address names it; it has one order, and its pages come one after the other from the server. */
const auditList = defineList({
  filters: { by: 'text', action: auditActions, kind: auditKinds, days: auditPeriods, patient: 'text' },
  sort: ['at'],
  defaults: { sort: 'at' },
});
export type AuditQuery = FiltersOf<typeof auditList>;
export type QueryChange = ChangeOf<typeof auditList>;

/** What of the log is shown, from the address; whatever is not understood becomes "all". */
export function useAuditQuery(): {
  query: AuditQuery;
  filter: AuditFilter;
  isFiltered: boolean;
  change: (change: QueryChange) => void;
  clear: () => void;
} {
  const {
    query: { filters: query },
    change,
  } = useListQuery(auditList);
  const filter = useMemo((): AuditFilter => {
    const { by, action, kind, days, patient } = query;
    return {
      ...(by !== '' && { by }),
      ...(action !== '' && { action }),
      ...(kind !== '' && { kind }),
      ...(patient !== '' && { patient }),
      ...(days !== '' && { from: new Date(now() - Number(days) * DAY_MS).toISOString() }),
    };
  }, [query]);
  return {
    query,
    filter,
    isFiltered: Object.values<string>(query).some((value) => value !== ''),
    change,
    clear: () => change(auditList.cleared),
  };
}
