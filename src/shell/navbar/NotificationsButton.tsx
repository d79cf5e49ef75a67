import Bell from 'lucide-react/icons/bell';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { lazyMenu } from './NavbarMenu';

/** Constant, whatever has been read (specification 9). */
const BADGE = 5;

const NotificationsMenu = lazyMenu(async () => (await import('./NotificationsMenu')).NotificationsMenu);

/** The notifications of the demonstration (specification 2.4). They are fixed and concern no patient. */
export function NotificationsButton() {
  const t = useT();
  return (
    <NotificationsMenu
      label={t('notifications.button', { count: BADGE })}
      className="nd-bell"
      face={
        <>
          <Icon of={Bell} size={20} />
          <span className="nd-bar-badge" aria-hidden="true">
            {BADGE}
          </span>
        </>
      }
    />
  );
}
