import { useEffect, useRef, useState } from 'react';
import type { Alert, AlertEvent } from '@/domain/alerts/alert';
import { isActionable, mayBeAcknowledged } from '@/domain/alerts/alertState';
import { IfMay } from '@/shared/IfMay';
import { eventWord } from '@/shared/i18n/wording/alertStoryWording';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Person } from '@/shared/ui/Person';
import { CommentForm } from './CommentForm';
import { ResolveForm } from './ResolveForm';
import { actOnAlert } from '../slice';
import { AfterFalseAlarm, AlertStatusLine } from './AlertStatusLine';
import { StateButtons } from './StateButtons';
import type { PerformAlertAction } from './useAlertAction';

/** The comments on an alert, in order, and the form to add one. @param timeZone the patient's */
function Comments({
  alert,
  perform,
  timeZone,
}: {
  alert: Alert;
  perform: PerformAlertAction;
  timeZone: string;
}) {
  const t = useT();
  const ownTimes = useOwnTimes();
  const said = alert.history.filter(({ action }) => action === 'commented');
  return (
    <>
      {said.length > 0 && (
        <ol className="list-unstyled nd-alert-said" aria-label={t('alerts.comments')}>
          {said.map(({ at, by, note }, index) => (
            <li key={index} className="mb-2">
              <p className="mb-0 text-break">{note}</p>
              <span className="text-body-secondary">
                <T
                  id="alerts.eventBy"
                  values={{
                    when: <time dateTime={at}>{ownTimes.moment(at, timeZone)}</time>,
                    who: <Person by={by} />,
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <IfMay do="alerts.act">
        <CommentForm id={alert.id} perform={perform} />
      </IfMay>
    </>
  );
}

/**
 * The actions possible on an alert. Each action is one deliberate click and is recorded with name and time.
 * @param timeZone the patient's, in which the facts above are shown
 */
export function AlertActions({
  alert,
  timeZone,
  due,
}: {
  alert: Alert;
  timeZone: string;
  /** When it is escalated next, as the worklist knows it. */
  due: string | undefined;
}) {
  const dispatch = useAppDispatch();
  const [acted, setActed] = useState(0);
  const [acting, setActing] = useState(false);
  const [known, setKnown] = useState(alert.history.length);
  const standing = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so focus moves to its result.
  useEffect(() => {
    if (acted > 0) standing.current?.focus();
  }, [acted]);
  const lookUp = () => setActed((count) => count + 1);

  const perform: PerformAlertAction = async (action) => {
    setActing(true);
    const outcome = await dispatch(actOnAlert({ alert, action, quiet: true }));
    setActing(false);
    if (actOnAlert.fulfilled.match(outcome)) {
      setKnown(outcome.payload.history.length);
      if (action.action !== 'comment') lookUp();
      return null;
    }
    return outcome.payload ?? { message: 'errors.unknown' };
  };

  return (
    <section className="mb-4">
      <h3 className="h6">
        <T id="alerts.actions" />
      </h3>
      <div ref={standing} tabIndex={-1} className="mb-2">
        <AlertStatusLine alert={alert} timeZone={timeZone} due={due} />
      </div>
      <ChangedMeanwhile events={acting ? [] : alert.history.slice(known)} timeZone={timeZone} />
      <AfterFalseAlarm alert={alert} timeZone={timeZone} />
      <IfMay do="alerts.act">
        <StateButtons alert={alert} perform={perform} onRefused={lookUp}>
          <ResolveForm
            id={alert.id}
            severity={alert.severity}
            isOver={!isActionable(alert)}
            isNext={isActionable(alert) && !mayBeAcknowledged(alert)}
            perform={perform}
          />
        </StateButtons>
      </IfMay>
      <Comments alert={alert} perform={perform} timeZone={timeZone} />
    </section>
  );
}

/** What others did to the alert while this view is open, so that a user typing an answer sees it. */
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
              who: <Person by={by} />,
              when: ownTimes.moment(at, timeZone),
            }}
          />
        </p>
      ))}
    </div>
  );
}
