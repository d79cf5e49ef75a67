import Menu from 'lucide-react/icons/menu';
import type { RefObject } from 'react';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { AppearanceMenu } from './AppearanceMenu';
import { LanguageMenu } from './LanguageMenu';
import type { Settings } from './settings';
import { SIDEBAR_ID } from './Sidebar';
import { UserMenu, type ShellUser } from './UserMenu';

/** The bar at the top: the menu's button where the menu is hidden, language, appearance and who is signed in. */
export function Navbar({
  type,
  color,
  menuOpen,
  onOpenMenu,
  menuButton,
  user,
  onSignOut,
}: {
  type: Settings['navbarType'];
  color: Settings['navbarColor'];
  /** Null where the menu is always in sight and needs no button. */
  menuOpen: boolean | null;
  onOpenMenu: () => void;
  menuButton: RefObject<HTMLButtonElement | null>;
  user: ShellUser;
  onSignOut: () => void;
}) {
  const t = useT();
  if (type === 'hidden' && menuOpen === null) return null;
  return (
    <header className="nd-navbar" data-type={type} data-color={color}>
      {menuOpen !== null && (
        <button
          ref={menuButton}
          type="button"
          className="btn btn-icon"
          aria-label={t('shell.openMenu')}
          aria-expanded={menuOpen}
          aria-controls={SIDEBAR_ID}
          onClick={onOpenMenu}
        >
          <Icon of={Menu} size={20} />
        </button>
      )}
      <div className="nd-navbar-end">
        <LanguageMenu />
        <AppearanceMenu />
        <UserMenu user={user} onSignOut={onSignOut} />
      </div>
    </header>
  );
}
