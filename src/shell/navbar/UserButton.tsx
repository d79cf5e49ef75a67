import { useT } from '@/shared/i18n/text';
import { lazyMenu } from './NavbarMenu';
import { UserFace, type ShellUser } from './UserFace';

const UserMenu = lazyMenu(async () => (await import('./UserMenu')).UserMenu);

/** Who is signed in, and what they may do about it: edit their profile, lock the screen, leave (specification 2.4). */
export function UserButton({
  user,
  ...does
}: {
  user: ShellUser;
  onShortcuts: () => void;
  onLock: () => void;
  onSignOut: () => void;
}) {
  const t = useT();
  const name = user.name.trim() || t('shell.unnamedUser');
  return (
    <UserMenu
      label={t('shell.userMenu', { name })}
      name={name}
      face={<UserFace name={name} role={user.role} avatar={user.avatar} />}
      className="nd-user"
      {...does}
    />
  );
}
