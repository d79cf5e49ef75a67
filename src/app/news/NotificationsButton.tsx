import Bell from 'lucide-react/icons/bell';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { lazyMenu } from '@/shell/navbar/NavbarMenu';

/** Of the demonstration: constant, whatever has been read (specification 9). */
const BADGE = 5;
const hasDemonstrations = import.meta.env.VITE_DEMOS !== 'off';

const NewsMenu = lazyMenu(async () => (await import('./NewsMenu')).NewsMenu);

/** What is new for the reader, and the fixed notifications of the demonstration where there is one (specification 2.4). */
export function NotificationsButton() {
  const t = useT();
  return (
    <NewsMenu
      label={hasDemonstrations ? t('notifications.button', { count: BADGE }) : t('notifications.plainButton')}
      className="nd-bell"
      face={
        <>
          <Icon of={Bell} size={20} />
          {hasDemonstrations && (
            <span className="nd-bar-badge" aria-hidden="true">
              {BADGE}
            </span>
          )}
        </>
      }
    />
  );
}
