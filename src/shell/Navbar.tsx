import Languages from 'lucide-react/icons/languages';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { lazyMenu } from './NavbarMenu';
import type { Settings } from './settings';
import { SIDEBAR_ID } from './Sidebar';
import { selectSettings } from './themeSlice';
import { UserFace, type ShellUser } from './UserFace';

const LanguageMenu = lazyMenu(async () => (await import('./LanguageMenu')).LanguageMenu);
const AppearanceMenu = lazyMenu(async () => (await import('./AppearanceMenu')).AppearanceMenu);
const UserMenu = lazyMenu(async () => (await import('./UserMenu')).UserMenu);

/** The bar at the top: the menu's button where the menu is hidden, language, appearance and who is signed in. */
export function Navbar({
  type,
  color,
  menuOpen,
  onOpenMenu,
  menuButton,
  user,
  onLock,
  onSignOut,
}: {
  type: Settings['navbarType'];
  color: Settings['navbarColor'];
  /** Null where the menu is always in sight and needs no button. */
  menuOpen: boolean | null;
  onOpenMenu: () => void;
  menuButton: RefObject<HTMLButtonElement | null>;
  user: ShellUser;
  onLock: () => void;
  onSignOut: () => void;
}) {
  const t = useT();
  const { theme } = useSelector(selectSettings);
  const name = user.name.trim() || t('shell.unnamedUser');
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
        <LanguageMenu label={t('shell.language')} face={<Icon of={Languages} size={20} />} />
        <AppearanceMenu
          label={t('shell.appearance')}
          face={<Icon of={theme === 'dark' ? Moon : Sun} size={20} />}
        />
        <UserMenu
          label={t('shell.userMenu', { name })}
          name={name}
          face={<UserFace name={name} role={user.role} avatar={user.avatar} />}
          className="nd-user"
          onLock={onLock}
          onSignOut={onSignOut}
        />
      </div>
    </header>
  );
}
