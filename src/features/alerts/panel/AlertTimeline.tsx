import { roleNames } from '@/shared/i18n/wording/roleWording';
import type { AlertEvent } from '@/domain/alerts/alert';
import {
  escalationWord,
  eventWord,
  falseAlarmWord,
  outcomeWord,
} from '@/shared/i18n/wording/alertStoryWording';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';
import { useWording } from '@/shared/i18n/wording/wording';
import { Person } from '@/shared/ui/Person';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';

/**
 * Everything that happened to an alert, the newest first, in the reader's own time. Comments are shown with their text.
 * @param timeZone the patient's, in which the facts above are shown
 */
export function AlertTimeline({ history, timeZone }: { history: readonly AlertEvent[]; timeZone: string }) {
  const numbered = history.map((event, index) => ({ event, index })).reverse();
  return (
    <section>
      <h3 className="h6">
        <T id="alerts.history" />
      </h3>
      <ol reversed className="list-unstyled border-start ps-3 mb-0">
        {numbered.map(({ event, index }) => (
          <li key={index} className="mb-3">
            <Event event={event} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event({ event, timeZone }: { event: AlertEvent; timeZone: string }) {
  const t = useT();
  const words = useWording();
  const ownTimes = useOwnTimes();
  const nameOf = useNameOf();
  const facts = [
    event.outcome && t(outcomeWord[event.outcome]),
    event.falseAlarmReason && t(falseAlarmWord[event.falseAlarmReason]),
    event.observed && words.observed(event.observed),
    event.action === 'assigned' &&
      (event.owner === undefined ? event.team && t(roleNames[event.team]) : nameOf(event.owner)),
    event.until && t('alerts.untilTime', { when: ownTimes.moment(event.until, timeZone) }),
    event.to && t(escalationWord[event.to]),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <strong>{t(eventWord[event.action])}</strong>
        {(event.action === 'upgraded' || event.action === 'revised') && event.severity && (
          <SeverityBadge severity={event.severity} />
        )}
        {facts.length > 0 && <span>{facts.join(', ')}</span>}
      </div>
      {event.note && event.action !== 'commented' && <p className="mb-0 text-break">{event.note}</p>}
      <div className="text-body-secondary">
        <T
          id="alerts.eventBy"
          values={{
            when: <time dateTime={event.at}>{ownTimes.moment(event.at, timeZone)}</time>,
            who: <Person by={event.by} />,
          }}
        />
      </div>
    </>
  );
}
