import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Palette from 'lucide-react/icons/palette';
import UserPen from 'lucide-react/icons/user-pen';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { DropdownItem } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { customizerToggled } from './customizer/slice';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';

/** A constant of the build, as where the customizer is hung up. */
const hasCustomizer = import.meta.env.VITE_CUSTOMIZER !== 'off';

/** @param name stands at the top where the bar has no room for it; elsewhere, and for a screen reader, it is on the button */
export function UserMenu({
  name,
  onLock,
  onSignOut,
  ...face
}: MenuFace & { name: string; onLock: () => void; onSignOut: () => void }) {
  const dispatch = useDispatch();
  // The panel gives the focus back to whoever had it, and the entry is gone by then.
  const openCustomizer = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('.dropdown')?.querySelector('button')?.focus();
    dispatch(customizerToggled(true));
  };
  return (
    <OpenedMenu {...face}>
      <div role="presentation" className="dropdown-header d-md-none text-break">
        <bdi>{name}</bdi>
      </div>
      <DropdownItem tag={Link} to="/user/profile" className="nd-dropdown-item">
        <Icon of={UserPen} />
        <T id="shell.editProfile" />
      </DropdownItem>
      {hasCustomizer && (
        <DropdownItem className="nd-dropdown-item" onClick={openCustomizer}>
          <Icon of={Palette} />
          <T id="shell.appearance" />
        </DropdownItem>
      )}
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
