import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import UserPen from 'lucide-react/icons/user-pen';
import { Link } from 'react-router-dom';
import { DropdownItem } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';

/** @param name stands at the top where the bar has no room for it; elsewhere, and for a screen reader, it is on the button */
export function UserMenu({
  name,
  onLock,
  onSignOut,
  ...face
}: MenuFace & { name: string; onLock: () => void; onSignOut: () => void }) {
  return (
    <OpenedMenu {...face}>
      <div role="presentation" className="dropdown-header d-md-none text-break">
        <bdi>{name}</bdi>
      </div>
      <DropdownItem tag={Link} to="/user/profile" className="nd-dropdown-item">
        <Icon of={UserPen} />
        <T id="shell.editProfile" />
      </DropdownItem>
      <DropdownItem className="nd-dropdown-item" onClick={onLock}>
        <Icon of={Lock} />
        <T id="session.lockScreen" />
      </DropdownItem>
      <DropdownItem className="nd-dropdown-item" onClick={onSignOut}>
        <Icon of={LogOut} directional />
        <T id="shell.logOut" />
      </DropdownItem>
    </OpenedMenu>
  );
}
