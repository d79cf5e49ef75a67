import Check from 'lucide-react/icons/check';
import { useDispatch, useSelector } from 'react-redux';
import { DropdownItem } from 'reactstrap';
import type { Locale } from '@/locales';
import { Icon } from '@/shared/ui/Icon';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';
import { selectSettings, settingsChanged } from './themeSlice';

/** In the order of specification 2.4, each in its own words: who looks for a language may not read the current one. */
const languages: readonly [Locale, string][] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['pt', 'Português'],
];

export function LanguageMenu(face: MenuFace) {
  const dispatch = useDispatch();
  const { locale } = useSelector(selectSettings);
  return (
    <OpenedMenu {...face}>
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
    </OpenedMenu>
  );
}
