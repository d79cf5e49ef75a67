import '../notifications.scss';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileCheck from 'lucide-react/icons/file-check';
import Inbox from 'lucide-react/icons/inbox';
import Package from 'lucide-react/icons/package';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DropdownItem } from 'reactstrap';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';

interface Entry {
  tone: 'primary' | 'success' | 'danger' | 'info' | 'warning';
  icon: LucideIcon;
  title: MessageId;
  text: MessageId;
  age: [number, Intl.RelativeTimeFormatUnit];
}

const entries: readonly Entry[] = [
  {
    tone: 'primary',
    icon: ShoppingBag,
    title: 'notifications.orderTitle',
    text: 'notifications.orderText',
    age: [-9, 'hour'],
  },
  {
    tone: 'success',
    icon: FileCheck,
    title: 'notifications.brochureTitle',
    text: 'notifications.brochureText',
    age: [-5, 'hour'],
  },
  {
    tone: 'danger',
    icon: Inbox,
    title: 'notifications.mailboxTitle',
    text: 'notifications.mailboxText',
    age: [0, 'day'],
  },
  {
    tone: 'info',
    icon: Package,
    title: 'notifications.parcelTitle',
    text: 'notifications.parcelText',
    age: [-1, 'week'],
  },
  {
    tone: 'warning',
    icon: CalendarClock,
    title: 'notifications.reportTitle',
    text: 'notifications.reportText',
    age: [-1, 'month'],
  },
];

/**
 * Five fixed entries. Read entries stay read until the page is left; the badge on the button never changes.
 * @param children what stands above them
 */
export function DemonstrationNotifications({ children, ...face }: MenuFace & { children: ReactNode }) {
  const [read, setRead] = useState<readonly Entry[]>([]);
  const unread = entries.length - read.length;
  return (
    <>
      <OpenedMenu {...face} menuClass="nd-notifications">
        {children}
        <div role="presentation" className="dropdown-header">
          <strong>
            <T id="notifications.new" values={{ count: unread }} />
          </strong>
          <span>
            <T id="notifications.lead" />
          </span>
        </div>
        {entries.map((entry) => (
          <EntryItem
            key={entry.title}
            entry={entry}
            isRead={read.includes(entry)}
            onRead={() => setRead((before) => [...new Set([...before, entry])])}
          />
        ))}
        <DropdownItem
          toggle={false}
          aria-disabled={unread === 0}
          className="nd-dropdown-item nd-notifications-foot"
          onClick={() => setRead(entries)}
        >
          <T id={unread === 0 ? 'notifications.allRead' : 'notifications.readAll'} />
        </DropdownItem>
      </OpenedMenu>
      <span role="status" className="visually-hidden">
        {unread === 0 && <T id="notifications.allRead" />}
      </span>
    </>
  );
}

function EntryItem({ entry, isRead, onRead }: { entry: Entry; isRead: boolean; onRead: () => void }) {
  const intl = useIntl();
  return (
    <DropdownItem
      toggle={false}
      className="nd-dropdown-item nd-notification"
      data-tone={entry.tone}
      data-read={isRead}
      onClick={onRead}
    >
      <Icon of={entry.icon} size={20} />
      <span className="nd-notification-words">
        <span className="nd-notification-title">
          <T id={entry.title} />
        </span>
        <span>
          <T id={entry.text} />
        </span>
        <span className="nd-notification-age">
          {intl.formatRelativeTime(...entry.age, { numeric: 'auto' })}
        </span>
      </span>
      {!isRead && (
        <span className="nd-notification-new">
          <T id="notifications.isNew" />
        </span>
      )}
    </DropdownItem>
  );
}
