import { useEffect, useRef, useState } from 'react';
import { isActive, type Alert, type AlertEvent } from '@/domain/alert';
import type { AlertAction } from '@/domain/alertAction';
import type { AppError } from '@/shared/api/appError';
import { alertStatusWord, eventWord, outcomeWord } from '@/shared/i18n/alertWording';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ActionError } from './ActionError';
import { CommentForm } from './CommentForm';
import { ResolveForm } from './ResolveForm';
import { actOnAlert } from './slice';

/** Acts on the alert; null when it was stored, otherwise why not. */
export type Act = (action: AlertAction) => Promise<AppError | null>;

/**
 * What can be done about an alert. Each action is one deliberate click and is recorded with name and time.
 * @param timeZone the patient's, in which the facts above are told
 */
export function AlertActions({ alert, timeZone }: { alert: Alert; timeZone: string }) {
  const dispatch = useAppDispatch();
  const [overtaken, setOvertaken] = useState(false);
  const [acted, setActed] = useState(0);
  const [acting, setActing] = useState(false);
  const [known, setKnown] = useState(alert.history.length);
  const standing = useRef<HTMLParagraphElement>(null);

  // The button that was pressed has gone: what it led to is read instead.
  useEffect(() => {
    if (acted > 0) standing.current?.focus();
  }, [acted]);

  const act: Act = async (action) => {
    setActing(true);
    const outcome = await dispatch(actOnAlert({ alert, action, quiet: true }));
    setActing(false);
    if (actOnAlert.fulfilled.match(outcome)) {
      setKnown(outcome.payload.history.length);
      if (action.action !== 'comment') setActed((count) => count + 1);
      return null;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' };
    if (error.status === 412) setOvertaken(true);
    return error;
  };

  return (
    <section className="mb-4">
      <h3 className="h6">
        <T id="alerts.actions" />
      </h3>
      <p ref={standing} tabIndex={-1} className="mb-2">
        <Standing alert={alert} timeZone={timeZone} />
      </p>
      <ChangedMeanwhile events={acting ? [] : alert.history.slice(known)} timeZone={timeZone} />
      {(alert.status === 'open' || overtaken) && <Acknowledge act={act} />}
      <ResolveForm id={alert.id} severity={alert.severity} isOver={!isActive(alert)} act={act} />
      <CommentForm id={alert.id} act={act} />
    </section>
  );
}

function Acknowledge({ act }: { act: Act }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const acknowledge = async () => {
    setBusy(true);
    const failure = await act({ action: 'acknowledge' });
    setError(failure);
    setBusy(false);
  };
  return (
    <div className="mb-3">
      <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void acknowledge()}>
        <T id="alerts.acknowledge" />
      </button>
      <div className="form-text">
        <T id="alerts.acknowledgeHint" />
      </div>
      <ActionError error={error} />
    </div>
  );
}

/** What others did to the alert while this view of it is open: whoever types an answer to it has to know. */
function ChangedMeanwhile({ events, timeZone }: { events: readonly AlertEvent[]; timeZone: string }) {
  const t = useT();
  const ownTimes = useOwnTimes();
  return (
    <div role="status">
      {events.map(({ action, at, by }, index) => (
        <p key={index} className="alert alert-warning py-2">
          <T
            id="alerts.changedMeanwhile"
            values={{
              what: t(eventWord[action]),
              who: <bdi>{by === 'system' ? t('alerts.system') : by}</bdi>,
              when: ownTimes.moment(at, timeZone),
            }}
          />
        </p>
      ))}
    </div>
  );
}

/** How the alert stands: open, or who took it over or closed it, and when. */
function Standing({ alert, timeZone }: { alert: Alert; timeZone: string }) {
  const t = useT();
  const ownTimes = useOwnTimes();
  if (alert.status === 'open') return t('alerts.statusOpen');
  const event = alert.history.findLast(({ action }) => action === alert.status);
  if (!event || (alert.status !== 'acknowledged' && alert.status !== 'resolved')) {
    return t(alertStatusWord[alert.status]);
  }
  const values = { who: <bdi>{event.by}</bdi>, when: ownTimes.moment(event.at, timeZone) };
  if (alert.status === 'acknowledged') return <T id="alerts.acknowledgedBy" values={values} />;
  const outcome = alert.outcome ? t(outcomeWord[alert.outcome]) : t('common.unknown');
  return <T id="alerts.resolvedBy" values={{ ...values, outcome }} />;
}
