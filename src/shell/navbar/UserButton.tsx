import { useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { lazyMenu } from './NavbarMenu';

const UserMenu = lazyMenu(async () => (await import('./UserMenu')).UserMenu);

interface ShellUser {
  name: string;
  /** The role's name in the reader's language. */
  role: string;
  /** Their picture, as a `data:` address. */
  avatar?: string | undefined;
}

/** The signed-in user in the bar: name, role and a 40 px avatar. */
function UserFace({ name, role, avatar }: ShellUser) {
  return (
    <>
      <span className="nd-user-words d-none d-md-grid">
        <span>{name}</span>
        <span className="nd-user-role">{role}</span>
      </span>
      <Avatar name={name} picture={avatar} />
    </>
  );
}

/** The signed-in user, with profile, lock and sign-out (specification 2.4). */
export function UserButton({
  user,
  ...does
}: {
  user: ShellUser;
  onShortcuts: () => void;
  onTour: () => void;
  onNews: () => void;
  /** Something is new that the user has not read about. */
  hasNews: boolean;
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
