import Check from 'lucide-react/icons/check';
import Languages from 'lucide-react/icons/languages';
import { useDispatch, useSelector } from 'react-redux';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import type { Locale } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { selectSettings, settingsChanged } from './themeSlice';

/** In the order of specification 2.4, each in its own words: who looks for a language may not read the current one. */
const languages: readonly [Locale, string][] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['pt', 'Português'],
];

export function LanguageMenu() {
  const t = useT();
  const dispatch = useDispatch();
  const { locale, direction } = useSelector(selectSettings);
  return (
    <UncontrolledDropdown>
      <DropdownToggle tag="button" type="button" className="btn btn-icon" aria-label={t('shell.language')}>
        <Icon of={Languages} size={20} />
      </DropdownToggle>
      <DropdownMenu end={direction === 'ltr'}>
        {languages.map(([code, name]) => (
          <DropdownItem
            key={code}
            lang={code}
            className="nd-dropdown-item"
            aria-current={code === locale}
            onClick={() => dispatch(settingsChanged({ locale: code }))}
          >
            <Icon of={Check} className="nd-check" />
            {name}
          </DropdownItem>
        ))}
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}
