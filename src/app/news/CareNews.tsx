import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import MailX from 'lucide-react/icons/mail-x';
import UserCheck from 'lucide-react/icons/user-check';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DropdownItem } from 'reactstrap';
import type { AlertNews, AlertNewsKind } from '@/domain/alerts/alertNews';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { Person } from '@/shared/ui/Person';
import { useNews } from './useNews';

const looks: Record<AlertNewsKind, { icon: LucideIcon; title: MessageId }> = {
  assigned: { icon: UserCheck, title: 'notifications.assigned' },
  escalated: { icon: CircleAlert, title: 'notifications.escalated' },
  reminded: { icon: Clock, title: 'notifications.reminded' },
};

/** What is new for the reader, each with when it happened and a way there. */
export function CareNews() {
  const t = useT();
  const heading = useId();
  const { status, entries, failing, nameOf, reload } = useNews();
  const newest = failing[0];
  return (
    <div role="group" aria-labelledby={heading}>
      <div role="presentation" className="dropdown-header">
        <strong id={heading}>
          <T id="notifications.forYou" />
        </strong>
        {status === 'loading' && (
          <span>
            <T id="notifications.loading" />
          </span>
        )}
        {status === 'ready' && entries.length === 0 && !newest && (
          <span>
            <T id="notifications.nothing" />
          </span>
        )}
      </div>
      {status === 'failed' && (
        <DropdownItem toggle={false} className="nd-dropdown-item" onClick={reload}>
          <T id="notifications.failed" />
        </DropdownItem>
      )}
      {newest && (
        <NewsItem
          to="/notifications"
          icon={MailX}
          title={t('notifications.mailFails', { count: failing.length })}
          at={newest.at}
        />
      )}
      {entries.map((news) => (
        <AlertItem key={news.alert.id} news={news} name={nameOf(news.alert.patient)} />
      ))}
    </div>
  );
}

function AlertItem({ news: { kind, at, by, alert }, name }: { news: AlertNews; name: string | null }) {
  const words = useWording();
  const { icon, title } = looks[kind];
  return (
    <NewsItem
      to={`/alerts?alert=${encodeURIComponent(alert.id)}`}
      icon={icon}
      title={<T id={title} values={{ who: <Person by={by} /> }} />}
      at={at}
    >
      <span>
        <SeverityBadge severity={alert.severity} />{' '}
        <bdi>{name ?? <T id="notifications.unknownPatient" />}</bdi>: {words.alert(alert)}
      </span>
    </NewsItem>
  );
}

function NewsItem({
  to,
  icon,
  title,
  at,
  children,
}: {
  to: string;
  icon: LucideIcon;
  title: ReactNode;
  at: string;
  children?: ReactNode;
}) {
  const formats = useFormats();
  const ownTimes = useOwnTimes();
  const moment = useNow();
  return (
    <DropdownItem tag={Link} to={to} className="nd-dropdown-item nd-notification">
      <Icon of={icon} size={20} />
      <span className="nd-notification-words">
        <span className="nd-notification-title">{title}</span>
        {children}
        <time className="nd-notification-age" dateTime={at} title={ownTimes.moment(at)}>
          {formats.ago(at, moment)}
        </time>
      </span>
    </DropdownItem>
  );
}
