import AlarmClock from 'lucide-react/icons/alarm-clock';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import BellOff from 'lucide-react/icons/bell-off';
import { isActive, type Alert, type Observed } from '@/domain/alerts/alert';
import { escalationWord, originWord, teamWord } from '@/shared/i18n/wording/alertStoryWording';
import { alertStatusWord } from '@/shared/i18n/wording/alertWording';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { Icon } from '@/shared/ui/Icon';
import { Person } from '@/shared/ui/Person';
import { dueOf, isUnclosed, zoneOf, type AlertRow } from '../alertRows';

/** The newest and worst observed values, and the limit applied with its origin. */
export function ObservedCell({
  alert: { observed, worst, origin },
  timeZone,
}: {
  alert: Alert;
  timeZone: string;
}) {
  const words = useWording();
  const observedWhen = useObservedWhen(timeZone);
  return (
    <span className="nd-alert-lines">
      <span>{words.observed(observed)}</span>
      <span className="nd-person-id nd-alert-limit">
        <T id="alerts.limitOf" values={{ limit: words.limit(observed) }} />
      </span>
      {origin && <OriginBadge origin={origin} />}
      {worst && (
        <span>
          <T id="alerts.worstOf" values={{ value: words.observed(worst), when: observedWhen(worst) }} />
        </span>
      )}
    </span>
  );
}

/** When a value was observed: the time of a reading on both clocks, or the evaluated patient day. */
export function useObservedWhen(timeZone: string): (observed: Observed) => string {
  const formats = useFormats();
  const times = usePatientTimes(timeZone);
  return ({ at }) => {
    if (at === undefined) return '–';
    return at.includes('T') ? times.bothMoments(at) : formats.day(at);
  };
}

/** How long ago an alert was raised, with the time on the reader's and the patient's clock. */
export function StartedCell({ row: { alert, patient }, moment }: { row: AlertRow; moment: number }) {
  const formats = useFormats();
  const times = usePatientTimes(zoneOf(patient));
  return (
    <time className="nd-alert-lines" dateTime={alert.startedAt}>
      <span>{formats.ago(alert.startedAt, moment)}</span>
      <span className="nd-person-id nd-alert-moment">{times.bothMoments(alert.startedAt)}</span>
    </time>
  );
}

/** The origin of the applied limit: the patient, a category, a pathology, or the default. */
export function OriginBadge({ origin }: { origin: NonNullable<Alert['origin']> }) {
  return (
    <span className="nd-alert-origin">
      <T id={originWord[origin]} />
    </span>
  );
}

/** The time of the last event of an alert, and how often it was found again. */
export function LastCell({ row: { alert, patient }, moment }: { row: AlertRow; moment: number }) {
  const formats = useFormats();
  const times = usePatientTimes(zoneOf(patient));
  const again = alert.repeatCount - 1;
  return (
    <time
      className="nd-alert-lines"
      dateTime={alert.lastEventAt}
      title={times.bothMoments(alert.lastEventAt)}
    >
      <span>{formats.ago(alert.lastEventAt, moment)}</span>
      {again > 0 && (
        <span className="nd-person-id">
          <T id="alerts.repeats" values={{ count: again }} />
        </span>
      )}
    </time>
  );
}

/** The status of an alert, with the end of a snooze or the note that it was not closed. */
export function StatusCell({ row, moment }: { row: AlertRow; moment: number }) {
  const { alert, patient } = row;
  const t = useT();
  const times = usePatientTimes(zoneOf(patient));
  return (
    <span className="nd-alert-lines">
      <span>{t(alertStatusWord[alert.status])}</span>
      {alert.status === 'snoozed' && alert.snoozedUntil && (
        <span className="nd-person-id nd-state-word">
          <Icon of={BellOff} size={14} />
          <T id="alerts.untilTime" values={{ when: times.bothMoments(alert.snoozedUntil) }} />
        </span>
      )}
      {isUnclosed(alert, moment) && (
        <span className="nd-alert-unclosed nd-state-word">
          <Icon of={AlarmClock} size={14} />
          <T id="alerts.unclosed" />
        </span>
      )}
      {/* Where there is no room for columns of their own. */}
      {isActive(alert) && (
        <span className="nd-person-id d-lg-none">
          <OwnerCell alert={alert} />
        </span>
      )}
      {isDue(row) && (
        <span className="d-lg-none">
          <DueCell row={row} moment={moment} />
        </span>
      )}
    </span>
  );
}

/** The owner of an alert: a person, a team, or nobody. */
export function OwnerCell({ alert: { owner, team } }: { alert: Pick<Alert, 'owner' | 'team'> }) {
  const t = useT();
  if (owner !== undefined) return <Person by={owner} className="nd-alert-owner" />;
  return team === undefined ? t('alerts.nobody') : t(teamWord[team]);
}

/** Whether an alert was escalated, or has a next step that is due. */
const isDue = (row: AlertRow): boolean => row.alert.escalatedTo !== undefined || dueOf(row) !== undefined;

/** Whom an alert was escalated to because nobody took it over, and when the next step is due. */
export function DueCell({ row, moment }: { row: AlertRow; moment: number }) {
  const formats = useFormats();
  const times = usePatientTimes(zoneOf(row.patient));
  const { escalatedTo } = row.alert;
  const due = dueOf(row);
  if (!isDue(row)) return '–';
  return (
    <span className="nd-alert-lines">
      {escalatedTo && (
        <span className="nd-alert-unclosed nd-state-word">
          <Icon of={ArrowUpFromLine} size={14} />
          <T id={escalationWord[escalatedTo]} />
        </span>
      )}
      {due !== undefined && (
        <time className="nd-person-id" dateTime={due} title={times.bothMoments(due)}>
          <T id="alerts.dueIn" values={{ when: formats.ago(due, moment, Infinity) }} />
        </time>
      )}
    </span>
  );
}
