import type { PerformAlertAction } from './useAlertAction';
import type { Alert } from '@/domain/alerts/alert';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { CommentForm } from './CommentForm';

/** The comments on an alert, in order, and the form to add one. @param timeZone the patient's */
export function Comments({
  alert,
  perform,
  timeZone,
}: {
  alert: Alert;
  perform: PerformAlertAction;
  timeZone: string;
}) {
  const ownTimes = useOwnTimes();
  const said = alert.history.filter(({ action }) => action === 'commented');
  return (
    <div className="border-top pt-3">
      <h4 className="h6">
        <T id="alerts.comments" />
      </h4>
      {said.length > 0 && (
        <ol className="list-unstyled">
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
      <CommentForm id={alert.id} perform={perform} />
    </div>
  );
}
