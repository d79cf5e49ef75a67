import { useT } from '@/shared/i18n/text';
import { lazyMenu } from './NavbarMenu';
import { UserFace, type ShellUser } from './UserFace';

const UserMenu = lazyMenu(async () => (await import('./UserMenu')).UserMenu);

/** The signed-in user, with profile, lock and sign-out (specification 2.4). */
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
