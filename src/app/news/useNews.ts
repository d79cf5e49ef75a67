import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { alertSchema, isActive, type Alert } from '@/domain/alerts/alert';
import { alertNews, type AlertNews } from '@/domain/alerts/alertNews';
import { mailStateSchema, type MailState } from '@/domain/mail';
import { fullName } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { useSignedInStaff } from '@/session/useSignedInStaff';
import { useMay } from '@/shared/rights';
import { care } from '@/shared/api/http';
import { pageOf, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { useAppDispatch } from '@/shared/store/useEntities';

/** More than these nobody reads in a menu; the list of alerts has them all. */
const MOST = 20;
const LARGEST_PAGE = 1000;
const alertPage = pageOf(alertSchema);

interface Facts {
  alerts: Alert[];
  /** Null for whom the mails of the clinic are none of their business. */
  mails: MailState | null;
}

async function fetchActiveAlerts(signal: AbortSignal): Promise<Alert[]> {
  const alerts: Alert[] = [];
  let cursor: string | undefined;
  do {
    const params = { active: true, limit: LARGEST_PAGE, cursor };
    const page = parseAnswer(await care.get('/alerts', { params, signal }), alertPage);
    alerts.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return alerts;
}

const fetchMailState = async (signal: AbortSignal): Promise<MailState> =>
  parseAnswer(await care.get('/clinic/mail', { signal }), mailStateSchema);

const fetchNews = createAppThunk<Facts, { hasMails: boolean; quiet: true }>(
  'news/fetch',
  async ({ hasMails }, { signal }) => {
    // Awaited one after the other, a failure of the second call would go unhandled when the first one fails.
    const [alerts, mails] = await Promise.all([
      fetchActiveAlerts(signal),
      hasMails ? fetchMailState(signal) : null,
    ]);
    return { alerts, mails };
  },
);

export interface News {
  status: 'loading' | 'ready' | 'failed';
  /** The newest first. */
  entries: readonly AlertNews[];
  /** Mails that could not be delivered; none for who may not see them. */
  failing: MailState['failing'];
  /** Of a patient; null while it is not known. */
  nameOf: (patient: string) => string | null;
  reload: () => void;
}

/** What is new for the signed-in person, fetched when it is asked for. */
export function useNews(): News {
  const dispatch = useAppDispatch();
  const reader = useSignedInStaff();
  const hasMails = useMay('settings.write');
  const [facts, setFacts] = useState<Facts | null>(null);
  const [isFailed, setFailed] = useState(false);

  const ask = useCallback(() => {
    const running = dispatch(fetchNews({ hasMails, quiet: true }));
    void running.then((outcome) => {
      if (fetchNews.fulfilled.match(outcome)) setFacts(outcome.payload);
      else if (!outcome.meta.aborted) setFailed(true);
    });
    return () => running.abort();
  }, [dispatch, hasMails]);
  useEffect(() => ask(), [ask]);

  const rows = useSelector(summaries.selectAll);
  const known = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  // Whom an alert was escalated to may hang on the referent, so their records are asked for as well.
  const concerned = useMemo(() => {
    const candidates = (facts?.alerts ?? []).filter(
      (alert) => isActive(alert) && (alert.owner === reader.username || alert.team || alert.escalatedTo),
    );
    return [...new Set(candidates.map(({ patient }) => patient))].slice(0, 2 * MOST);
  }, [facts, reader]);
  const missing = concerned.filter((id) => !known.has(id)).join(' ');
  useEffect(() => {
    if (missing !== '') void dispatch(summaries.fetchSome(missing.split(' ')));
  }, [dispatch, missing]);

  const entries = useMemo(
    () => alertNews(facts?.alerts ?? [], reader, (patient) => known.get(patient)?.referent).slice(0, MOST),
    [facts, reader, known],
  );
  const nameOf = useCallback(
    (patient: string) => {
      const row = known.get(patient);
      return row ? fullName(row) : null;
    },
    [known],
  );
  const reload = useCallback(() => {
    setFailed(false);
    ask();
  }, [ask]);
  return {
    status: isFailed ? 'failed' : facts ? 'ready' : 'loading',
    entries,
    failing: facts?.mails?.failing ?? [],
    nameOf,
    reload,
  };
}
