import AlarmClock from 'lucide-react/icons/alarm-clock';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import BellOff from 'lucide-react/icons/bell-off';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleOff from 'lucide-react/icons/circle-off';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import UserCheck from 'lucide-react/icons/user-check';
import { roleNames } from '@/shared/i18n/wording/roleWording';
import { isActive, type Alert, type AlertStatus, type Observed } from '@/domain/alerts/alert';
import { raisedAt } from '@/domain/alerts/alertState';
import { beganAt, newestAt } from '@/domain/alerts/alertTimes';
import { levelOf } from '@/domain/alerts/severity';
import { patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/worklist/triage';
import { escalationWord, originWord } from '@/shared/i18n/wording/alertStoryWording';
import { alertStatusWord } from '@/shared/i18n/wording/alertWording';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { Icon } from '@/shared/ui/Icon';
import { Person } from '@/shared/ui/Person';
import { lookTable, StatusMark, type StatusLook } from '@/shared/ui/StatusMark';
import { dueOf, isUnclosed, zoneOf, type AlertRow } from '../alertRows';

/** The newest observed value in the colour of the level, and the limit applied with its origin. */
export function ObservedCell({ alert, timeZone }: { alert: Alert; timeZone: string }) {
  const t = useT();
  const words = useWording();
  const observedWhen = useObservedWhen(timeZone);
  const { observed, worst, origin, severity } = alert;
  const worstText = worst && t('alerts.worstOf', { value: words.observed(worst), when: observedWhen(worst) });
  const limit = t('alerts.limitOf', { limit: words.limit(observed) });
  return (
    <span className="nd-alert-lines" title={worstText}>
      <span className={isActive(alert) ? `nd-value nd-value-${levelOf(severity)}` : 'nd-value'}>
        {words.observed(observed)}
      </span>
      <span className="nd-person-id nd-alert-limit">
        {limit}
        {origin && <Origin origin={origin} />}
      </span>
      {worstText && <span className="visually-hidden">{worstText}</span>}
    </span>
  );
}

/** When a value was observed: the time of a reading on both clocks, or the evaluated patient day. */
export function useObservedWhen(timeZone: string): (observed: Pick<Observed, 'at'>) => string {
  const formats = useFormats();
  const times = usePatientTimes(timeZone);
  return ({ at }) => {
    if (at === undefined) return '–';
    return at.includes('T') ? times.bothMoments(at) : formats.day(at);
  };
}

/** The age of an instant in hours or days, or of a patient day in days of the patient. */
function useAge({ patient }: AlertRow, moment: number): (at: string) => string {
  const formats = useFormats();
  const today = patientDay(moment, patient ? clockOf(patient) : { timeZone: zoneOf(patient) });
  return (at) => formats.age(at, moment, today);
}

/**
 * Shows how long ago the condition of an alert began; the pointer and screen readers find the time on both clocks, and when
 * the alert was raised.
 */
export function StartedCell({ row, moment }: { row: AlertRow; moment: number }) {
  const t = useT();
  const age = useAge(row, moment);
  const timeZone = zoneOf(row.patient);
  const observedWhen = useObservedWhen(timeZone);
  const times = usePatientTimes(timeZone);
  const began = beganAt(row.alert);
  const raised = t('alerts.raisedWhen', { when: times.bothMoments(raisedAt(row.alert)) });
  const at = `${observedWhen({ at: began })}; ${raised}`;
  return (
    <time dateTime={began} title={at}>
      {age(began)}
      <span className="visually-hidden">, {at}</span>
    </time>
  );
}

/** The origin of the applied limit, after the limit: the patient, a category, a pathology, or the default. */
export function Origin({ origin }: { origin: NonNullable<Alert['origin']> }) {
  return (
    <span className="nd-alert-origin">
      <T id={originWord[origin]} />
    </span>
  );
}

/** Shows how long ago the newest value of an alert is from, and how often it was found. */
export function LastCell({ row, moment }: { row: AlertRow; moment: number }) {
  const t = useT();
  const formats = useFormats();
  const age = useAge(row, moment);
  const observedWhen = useObservedWhen(zoneOf(row.patient));
  const { alert } = row;
  const newest = newestAt(alert);
  const at = observedWhen({ at: newest });
  const again = alert.repeatCount - 1;
  const repeats = again > 0 ? t('alerts.repeats', { count: again }) : undefined;
  return (
    <time dateTime={newest} title={[at, repeats].filter(Boolean).join(', ')}>
      {newest === undefined ? '–' : age(newest)}
      {repeats && (
        <>
          <span className="nd-person-id" aria-hidden="true">
            {' · '}
            {formats.number(alert.repeatCount)}×
          </span>
          <span className="visually-hidden">, {repeats}</span>
        </>
      )}
    </time>
  );
}

const looks = lookTable<Record<AlertStatus, StatusLook>>({
  open: { icon: CircleDot, word: alertStatusWord.open, tone: '' },
  needsReview: { icon: CircleAlert, word: alertStatusWord.needsReview, tone: 'text-warning-emphasis' },
  acknowledged: { icon: UserCheck, word: alertStatusWord.acknowledged, tone: '' },
  inProgress: { icon: UserCheck, word: alertStatusWord.inProgress, tone: '' },
  snoozed: { icon: BellOff, word: alertStatusWord.snoozed, tone: '' },
  resolved: { icon: CircleCheck, word: alertStatusWord.resolved, tone: 'text-success' },
  falseAlarm: { icon: CircleOff, word: alertStatusWord.falseAlarm, tone: 'text-body-secondary' },
  autoCleared: { icon: CircleCheck, word: alertStatusWord.autoCleared, tone: 'text-body-secondary' },
  unknown: { icon: CircleQuestionMark, word: alertStatusWord.unknown, tone: 'text-warning-emphasis' },
});

/** The status of an alert, with the end of a snooze or the note that it was not closed. */
export function StatusCell({ row, moment }: { row: AlertRow; moment: number }) {
  const { alert, patient } = row;
  const times = usePatientTimes(zoneOf(patient));
  const isNobodys = alert.owner === undefined && alert.team === undefined;
  return (
    <span className="nd-alert-lines">
      <StatusMark {...looks[alert.status]} />
      {alert.status === 'snoozed' && alert.snoozedUntil && (
        <span className="nd-person-id">
          <T id="alerts.untilTime" values={{ when: times.bothMoments(alert.snoozedUntil) }} />
        </span>
      )}
      {isUnclosed(alert, moment) && (
        <span className="nd-alert-unclosed nd-state-word">
          <Icon of={AlarmClock} size={14} />
          <T id="alerts.unclosed" />
        </span>
      )}
      {/* Where there is no room for columns of their own. What is escalated soon is nobody's: one line says it. */}
      {isActive(alert) && (
        <span
          className={`nd-person-id nd-alert-folded-owner ${isNobodys && isDue(row) ? 'nd-alert-nobody' : ''}`}
        >
          <OwnerCell alert={alert} />
        </span>
      )}
      {isDue(row) && (
        <span className="nd-alert-folded-due">
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
  return team === undefined ? t('alerts.nobody') : t(roleNames[team]);
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
