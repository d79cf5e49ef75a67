import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auditActions, type AuditAction } from '@/domain/audit';
import { changedParams, oneOf } from '@/shared/navigation/listQuery';
import { now } from '@/shared/store/clock';
import { auditKinds } from '../wording/auditWording';
import type { AuditFilter } from '../slice';

/** How far back, days. */
export const auditPeriods = ['1', '7', '30', '90'] as const;
const DAY_MS = 86_400_000;

export interface AuditQuery {
  by: string;
  action: AuditAction | '';
  kind: string;
  days: (typeof auditPeriods)[number] | '';
  patient: string;
}
export type QueryChange = Partial<Record<keyof AuditQuery, string | null>>;

/** What of the log is shown, from the address; whatever is not understood becomes "all". */
export function useAuditQuery(): {
  query: AuditQuery;
  filter: AuditFilter;
  change: (change: QueryChange) => void;
} {
  const [params, setParams] = useSearchParams();
  const query = useMemo(
    (): AuditQuery => ({
      by: params.get('by') ?? '',
      action: oneOf(auditActions, params.get('action')),
      kind: oneOf(auditKinds, params.get('kind')),
      days: oneOf(auditPeriods, params.get('days')),
      patient: params.get('patient') ?? '',
    }),
    [params],
  );
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
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next), { replace: true }),
    [setParams],
  );
  return { query, filter, change };
}
