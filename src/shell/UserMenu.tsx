import LogOut from 'lucide-react/icons/log-out';
import UserPen from 'lucide-react/icons/user-pen';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { selectDirection } from './themeSlice';

export interface ShellUser {
  name: string;
  /** The role's name in the reader's language. */
  role: string;
}

/** First letters of the first and the last word; whole characters, whatever the script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

export function UserMenu({ user, onSignOut }: { user: ShellUser; onSignOut: () => void }) {
  const t = useT();
  const direction = useSelector(selectDirection);
  const name = user.name.trim() || t('shell.unnamedUser');
  return (
    <UncontrolledDropdown>
      <DropdownToggle
        tag="button"
        type="button"
        className="btn btn-icon nd-user"
        aria-label={t('shell.userMenu', { name })}
      >
        <span className="nd-user-words d-none d-md-grid">
          <span>{name}</span>
          <span className="nd-user-role">{user.role}</span>
        </span>
        <span className="nd-avatar" aria-hidden="true">
          {initials(name)}
        </span>
      </DropdownToggle>
      <DropdownMenu end={direction === 'ltr'}>
        <DropdownItem tag={Link} to="/user/profile" className="nd-dropdown-item">
          <Icon of={UserPen} />
          <T id="shell.editProfile" />
        </DropdownItem>
        <DropdownItem className="nd-dropdown-item" onClick={onSignOut}>
          <Icon of={LogOut} directional />
          <T id="shell.logOut" />
        </DropdownItem>
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}
