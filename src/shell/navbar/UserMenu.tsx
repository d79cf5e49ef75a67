import Keyboard from 'lucide-react/icons/keyboard';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Palette from 'lucide-react/icons/palette';
import Signpost from 'lucide-react/icons/signpost';
import Sparkles from 'lucide-react/icons/sparkles';
import UserPen from 'lucide-react/icons/user-pen';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { DropdownItem } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { customizerToggled } from '../customizer/slice';
import { LanguageItems } from './LanguageMenu';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';
import { useMedia } from '@/shared/ui/useMedia';

/** The same build-time constant as where the customizer is mounted. */
const hasCustomizer = import.meta.env.VITE_CUSTOMIZER !== 'off';

/** From this width the bar has a language switcher of its own. */
const HAS_LANGUAGE_BUTTON = '(min-width: 576px)';

/**
 * @param name shown at the top if the bar has no room for it; elsewhere, and for a screen reader, it is on the button
 */
export function UserMenu({
  name,
  onShortcuts,
  onTour,
  onNews,
  hasNews,
  onLock,
  onSignOut,
  ...face
}: MenuFace & {
  name: string;
  onShortcuts: () => void;
  onTour: () => void;
  onNews: () => void;
  /** Something is new that the user has not read about. */
  hasNews: boolean;
  onLock: () => void;
  onSignOut: () => void;
}) {
  const dispatch = useDispatch();
  const hasLanguageButton = useMedia(HAS_LANGUAGE_BUTTON);
  // Panel and dialog return the focus to their opener, and the menu entry is gone by then.
  const opening =
    (open: () => void) =>
    ({ currentTarget }: MouseEvent) => {
      currentTarget.closest('.dropdown')?.querySelector('button')?.focus();
      open();
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
        <DropdownItem className="nd-dropdown-item" onClick={opening(() => dispatch(customizerToggled(true)))}>
          <Icon of={Palette} />
          <T id="shell.appearance" />
        </DropdownItem>
      )}
      <DropdownItem className="nd-dropdown-item" onClick={opening(onShortcuts)}>
        <Icon of={Keyboard} />
        <T id="palette.shortcuts" />
      </DropdownItem>
      <DropdownItem className="nd-dropdown-item" onClick={opening(onTour)}>
        <Icon of={Signpost} />
        <T id="guide.tour" />
      </DropdownItem>
      <DropdownItem className="nd-dropdown-item" onClick={opening(onNews)}>
        <Icon of={Sparkles} />
        <T id="guide.news" />
        {hasNews && (
          <span className="badge text-bg-info ms-auto">
            <T id="guide.unseen" />
          </span>
        )}
      </DropdownItem>
      {!hasLanguageButton && (
        <>
          <div role="presentation" className="dropdown-header">
            <T id="shell.language" />
          </div>
          <LanguageItems />
          <hr className="dropdown-divider" />
        </>
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
