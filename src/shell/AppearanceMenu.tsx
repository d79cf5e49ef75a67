import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Check from 'lucide-react/icons/check';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useDispatch, useSelector } from 'react-redux';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { themes, type Theme } from './settings';
import { selectSettings, settingsChanged } from './themeSlice';

const names: Record<Theme, MessageId> = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  'semi-dark': 'shell.themeSemiDark',
};

/** Light, dark or semi-dark, and the side on which lines begin. */
export function AppearanceMenu() {
  const t = useT();
  const dispatch = useDispatch();
  const { theme, direction } = useSelector(selectSettings);
  return (
    <UncontrolledDropdown>
      <DropdownToggle tag="button" type="button" className="btn btn-icon" aria-label={t('shell.appearance')}>
        <Icon of={theme === 'dark' ? Moon : Sun} size={20} />
      </DropdownToggle>
      <DropdownMenu end={direction === 'ltr'}>
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
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}
