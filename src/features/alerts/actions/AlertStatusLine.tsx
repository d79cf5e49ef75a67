import { Link } from 'react-router-dom';
import { isActive, statusOf, type Alert, type AlertEvent, type AlertStatus } from '@/domain/alerts/alert';
import { patientDay } from '@/domain/patientDay';
import type { MessageId } from '@/locales';
import { IfMay } from '@/shared/IfMay';
import { escalationWord, falseAlarmWord, outcomeWord } from '@/shared/i18n/wording/alertStoryWording';
import { alertStatusWord } from '@/shared/i18n/wording/alertWording';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { useNow } from '@/shared/store/clock';
import { Person } from '@/shared/ui/Person';
import { isUnclosed } from '../alertRows';

/** The timeline entry that explains a status, and its text. */
const told: Partial<Record<AlertStatus, { event: AlertEvent['action']; words: MessageId }>> = {
  acknowledged: { event: 'acknowledged', words: 'alerts.acknowledgedBy' },
  inProgress: { event: 'started', words: 'alerts.startedBy' },
  snoozed: { event: 'snoozed', words: 'alerts.snoozedBy' },
  needsReview: { event: 'needsReview', words: 'alerts.reviewSince' },
  resolved: { event: 'resolved', words: 'alerts.resolvedBy' },
  falseAlarm: { event: 'falseAlarm', words: 'alerts.falseBy' },
  autoCleared: { event: 'autoCleared', words: 'alerts.clearedSince' },
};

/**
 * The status of the alert: open, or who did what last, until when, and when it is brought to whom next.
 * @param timeZone the patient's @param due when it is escalated next, as the worklist knows it
 */
export function AlertStatusLine({
  alert,
  timeZone,
  due,
}: {
  alert: Alert;
  timeZone: string;
  due: string | undefined;
}) {
  const t = useT();
  const formats = useFormats();
  const moment = useNow();
  const ownTimes = useOwnTimes();
  const how = told[alert.status];
  const event = how && alert.history.findLast(({ action }) => action === how.event);
  const isSeenOnly = alert.status === 'acknowledged' && alert.owner === undefined && alert.team === undefined;
  const end = alert.snoozedUntil ?? event?.until;
  return (
    <>
      {how && event ? (
        <T
          id={isSeenOnly ? 'alerts.seenBy' : how.words}
          values={{
            who: <Person by={event.by} />,
            when: ownTimes.moment(event.at, timeZone),
            until: end === undefined ? t('common.unknown') : ownTimes.moment(end, timeZone),
            outcome: alert.outcome ? t(outcomeWord[alert.outcome]) : t('common.unknown'),
            reason: alert.falseAlarmReason ? t(falseAlarmWord[alert.falseAlarmReason]) : t('common.unknown'),
          }}
        />
      ) : (
        t(alertStatusWord[alert.status])
      )}
      {statusOf(alert) === 'unknown' && (
        <span className="d-block">
          <T id="alerts.unknownStatus" />
        </span>
      )}
      {alert.escalatedTo && (
        <span className="d-block">
          <T id={escalationWord[alert.escalatedTo]} />
        </span>
      )}
      {isActive(alert) && due !== undefined && Date.parse(due) > moment && (
        <span className="d-block">
          <T id="alerts.dueUnless" values={{ when: formats.ago(due, moment, Infinity) }} />
        </span>
      )}
      {isUnclosed(alert, moment) && (
        <strong className="d-block nd-alert-unclosed">
          <T id={isSeenOnly ? 'alerts.untakenLong' : 'alerts.unclosedLong'} />
        </strong>
      )}
    </>
  );
}

/** What to do after a false alarm: correct the reading, or set the patient's limit. */
export function AfterFalseAlarm({ alert, timeZone }: { alert: Alert; timeZone: string }) {
  const { status, falseAlarmReason, patient, measure, observed } = alert;
  if (status !== 'falseAlarm' || !falseAlarmReason) return null;
  const record = `/userlist/${encodeURIComponent(patient)}`;
  const at = observed.at ?? alert.startedAt;
  const day = at.includes('T') ? patientDay(Date.parse(at), { timeZone }) : at;
  return (
    <p>
      {falseAlarmReason === 'wrongThreshold' ? (
        <IfMay do="limits.write">
          <Link className="btn btn-outline-primary" to={`${record}/limits`}>
            <T id="alerts.adjustLimit" />
          </Link>
        </IfMay>
      ) : (
        <IfMay do="readings.write">
          <Link
            className="btn btn-outline-primary"
            to={`${record}/telemonitoring?${measure === 'unknown' ? '' : `measure=${measure}&`}day=${day}&table=yes`}
          >
            <T id="alerts.correctReading" />
          </Link>
        </IfMay>
      )}
    </p>
  );
}
