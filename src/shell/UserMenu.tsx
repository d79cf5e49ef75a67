import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import UserPen from 'lucide-react/icons/user-pen';
import { Link } from 'react-router-dom';
import { DropdownItem } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';

export function UserMenu({
  onLock,
  onSignOut,
  ...face
}: MenuFace & { onLock: () => void; onSignOut: () => void }) {
  return (
    <OpenedMenu {...face}>
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
