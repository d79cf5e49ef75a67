import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { sentAlertSchema, urgentUnlessRead } from '@/domain/alerts/alert';
import { standsOpen } from '@/domain/alerts/alertState';
import { isCritical, levelOf, severities, type Severity } from '@/domain/alerts/severity';
import type { OpenAlert } from '@/domain/patients/summary';
import { summaries } from '@/features/patients/slice';
import { unknownError } from '@/shared/api/unknownError';
import { useComeback } from '@/shared/api/comeback';
import { care } from '@/shared/api/http';
import { pageOf, parseAnswer } from '@/shared/api/resource';
import { useHasArrived } from '@/shared/navigation/arrival';
import { createAppThunk } from '@/shared/store/appThunk';
import { now } from '@/shared/store/clock';
import { createReducer } from '@/shared/store/createReducer';
import type { Status } from '@/shared/store/recordSlice';
import { useAppDispatch } from '@/shared/store/useEntities';

/** The alerts of the clinic that nobody has taken over yet. */
export interface OpenAlerts {
  open: number;
  /** How many of them are critical; an unknown level counts as critical. */
  critical: number;
  /** The most urgent level among them; null where none is open. */
  worst: Severity | null;
}

type Counted = Pick<OpenAlert, 'status' | 'severity'>;

export function tallyOf(alerts: readonly Counted[]): OpenAlerts {
  const levels = alerts.flatMap((alert) => (standsOpen(alert) ? [levelOf(alert.severity)] : []));
  return {
    open: levels.length,
    critical: levels.filter(isCritical).length,
    worst: severities.find((level) => levels.includes(level)) ?? null,
  };
}

const LARGEST_PAGE = 1000;
const pageSchema = pageOf(
  z.pick(sentAlertSchema, { status: true, severity: true, measure: true, direction: true, observed: true }),
);

/**
 * Counts from the list of active alerts, because a page that shows no patients need not fetch them all for one number.
 */
export const countOpenAlerts = createAppThunk<OpenAlerts, { quiet: true }>(
  'openAlerts/count',
  async (_, { signal }) => {
    const active: Counted[] = [];
    let cursor: string | undefined;
    do {
      const params = { active: true, limit: LARGEST_PAGE, cursor };
      const page = parseAnswer(await care.get('/alerts', { params, signal }), pageSchema);
      active.push(...page.items.map(urgentUnlessRead));
      cursor = page.next;
    } while (cursor !== undefined);
    return tallyOf(active);
  },
);

interface OpenAlertsState {
  status: Status;
  tally: OpenAlerts | null;
  /** When it was counted, epoch ms; 0 before. */
  countedAt: number;
  /** The newest count in progress; answers of older ones are ignored. */
  request: string | null;
}
const initialState: OpenAlertsState = { status: 'idle', tally: null, countedAt: 0, request: null };

export const openAlertsReducer = createReducer<OpenAlertsState>(initialState, (on) => {
  on(countOpenAlerts.pending, (state, { meta }) => ({
    ...state,
    // A failure stays in sight until the count is known.
    status: state.status === 'idle' ? 'loading' : state.status,
    request: meta.requestId,
  }));
  on(countOpenAlerts.fulfilled, (state, { payload, meta }) =>
    meta.requestId === state.request
      ? { status: 'ready', tally: payload, countedAt: now(), request: null }
      : state,
  );
  on(countOpenAlerts.rejected, (state, { payload, meta }) => {
    if (meta.requestId !== state.request) return state;
    return payload?.aborted ? initialState : { ...initialState, status: 'failed' };
  });
  // From here on the worklist provides the count and is kept up to date.
  on(summaries.fetchAll.fulfilled, () => initialState);
});
export const selectOpenAlerts = (state: Record<string, unknown>) => state.openAlerts as OpenAlertsState;

/** How long a page that is there may still ask for the worklist before the alerts are counted, ms. */
const PATIENCE_MS = 1_500;

/**
 * The number of open alerts: from the worklist as soon as it is loaded, otherwise as it was counted. Null while unknown,
 * which is not zero.
 */
export function useOpenAlerts(): { tally: OpenAlerts | null; isFailed: boolean } {
  const isListed = useSelector(summaries.selectSlice).status === 'ready';
  const rows = useSelector(summaries.selectAll);
  const counted = useSelector(selectOpenAlerts);
  const listed = useMemo(
    () => (isListed ? tallyOf(rows.flatMap(({ alerts }) => alerts)) : null),
    [isListed, rows],
  );
  return { tally: listed ?? counted.tally, isFailed: counted.status === 'failed' };
}

/** Has the open alerts counted where no worklist is loaded, once the page is there and has asked for its own data. */
export function useCountOfOpenAlerts(): void {
  const dispatch = useAppDispatch();
  const worklist = useSelector(summaries.selectSlice).status;
  const { status } = useSelector(selectOpenAlerts);
  const isWanted = worklist !== 'ready' && worklist !== 'loading' && status === 'idle';
  const hasArrived = useHasArrived();
  const failure = status === 'failed' && worklist !== 'ready' ? unknownError : null;
  useComeback(countOpenAlerts, failure, () => void dispatch(countOpenAlerts({ quiet: true })));
  useEffect(() => {
    if (!isWanted || !hasArrived) return undefined;
    const timer = setTimeout(() => void dispatch(countOpenAlerts({ quiet: true })), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isWanted, hasArrived]);
}
