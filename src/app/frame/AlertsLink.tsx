import CloudOff from 'lucide-react/icons/cloud-off';
import Siren from 'lucide-react/icons/siren';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useCountOfOpenAlerts, useOpenAlerts, type OpenAlerts } from '@/features/alerts/openAlerts';
import { selectRole } from '@/session/state';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { useT } from '@/shared/i18n/text';
import { useOldSince } from '@/shared/store/freshness';
import { Icon } from '@/shared/ui/Icon';
import { severityIcon, severityWord, type SeverityLevel } from '@/shared/ui/patient/SeverityBadge';
import { mayVisit } from '../site/deriveTrail';

/** Above this the badge shows only that there are more. */
const MOST = 99;

interface Face {
  /** The whole badge in words. */
  name: string;
  level: SeverityLevel;
  /** How many have the colour of the badge, '' while counting: a count never wears a colour that is not its own. */
  badge: string;
  /** How many are open, '' while counting; `number` is the same, if known. */
  count: string;
  number: number;
  /** The urgency, or why it is unknown; null if the count says everything. */
  urgency: string | null;
}

/**
 * Badge with the number and urgency of open clinical alerts and a link to them, for users who may open the alerts page.
 */
export function AlertsLink() {
  const role = useSelector(selectRole);
  return mayVisit(role, '/alerts') ? <OpenAlertsLink /> : null;
}

function OpenAlertsLink() {
  const t = useT();
  useCountOfOpenAlerts();
  const face = useFace(useOpenAlerts());
  const oldSince = useOldSince();
  const ownTimes = useOwnTimes();
  const asOf = oldSince === null ? null : t('errors.asOf', { at: ownTimes.moment(oldSince) });
  const { level, badge, count, number, urgency } = face;
  const name = asOf === null ? face.name : `${face.name}. ${asOf}`;
  const tone = `nd-severity-${level.toLowerCase()}`;
  return (
    <Link to="/alerts" className="btn btn-icon nd-alerts" title={name}>
      <Icon of={Siren} size={20} />
      <span className="visually-hidden">{name}</span>
      {badge !== '' && (
        <span className={`nd-bar-badge ${tone}`} aria-hidden="true">
          <Icon of={asOf === null ? severityIcon(level) : CloudOff} size={12} />
          {badge}
        </span>
      )}
      <span className="nd-alerts-words" aria-hidden="true">
        {count !== '' && t('notifications.open', { count, number })}
        {urgency !== null && (
          <span className={`nd-severity ${tone}`}>
            <Icon of={severityIcon(level)} size={14} />
            {urgency}
          </span>
        )}
        {asOf !== null && <span className="small">{asOf}</span>}
      </span>
    </Link>
  );
}

function useFace({ tally, isFailed }: { tally: OpenAlerts | null; isFailed: boolean }): Face {
  const t = useT();
  const formats = useFormats();
  if (tally === null) {
    const name = t(isFailed ? 'notifications.alertsNotAvailable' : 'notifications.alertsUnknown');
    const urgency = isFailed ? t('notifications.notAvailable') : null;
    // While counting, the badge is empty: a question mark would mean that the count failed.
    const unknown = isFailed ? '?' : '';
    return { name, level: 'noData', badge: unknown, count: unknown, number: 0, urgency };
  }
  const { open, critical, worst } = tally;
  const short = (count: number) => (count > MOST ? `${formats.number(MOST)}+` : formats.number(count));
  const level = critical > 0 ? 'critical' : (worst ?? 'stable');
  const word = t(severityWord(level));
  return {
    name: t('notifications.alerts', { open, critical, worst: word }),
    level,
    badge: short(critical > 0 ? critical : open),
    count: short(open),
    number: open,
    urgency:
      critical > 0
        ? t('notifications.critical', { count: short(critical), number: critical })
        : worst && word,
  };
}
