import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Check from 'lucide-react/icons/check';
import { useDispatch, useSelector } from 'react-redux';
import { DropdownItem } from 'reactstrap';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';
import { themes, type Theme } from './settings';
import { selectSettings, settingsChanged } from './themeSlice';

const names: Record<Theme, MessageId> = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  'semi-dark': 'shell.themeSemiDark',
};

/** Light, dark or semi-dark, and the side on which lines begin. */
export function AppearanceMenu(face: MenuFace) {
  const dispatch = useDispatch();
  const { theme, direction } = useSelector(selectSettings);
  return (
    <OpenedMenu {...face}>
      {themes.map((choice) => (
        <DropdownItem
          key={choice}
          className="nd-dropdown-item"
          aria-current={choice === theme}
          onClick={() => dispatch(settingsChanged({ theme: choice }))}
        >
          <Icon of={Check} className="nd-check" />
          <T id={names[choice]} />
        </DropdownItem>
      ))}
      <hr className="dropdown-divider" />
      <DropdownItem
        className="nd-dropdown-item"
        onClick={() => dispatch(settingsChanged({ direction: direction === 'ltr' ? 'rtl' : 'ltr' }))}
      >
        <Icon of={ArrowRightLeft} />
        <T id={direction === 'ltr' ? 'shell.rightToLeft' : 'shell.leftToRight'} />
      </DropdownItem>
    </OpenedMenu>
  );
}
