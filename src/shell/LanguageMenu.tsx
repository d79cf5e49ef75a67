import Check from 'lucide-react/icons/check';
import { useDispatch, useSelector } from 'react-redux';
import { DropdownItem } from 'reactstrap';
import { Icon } from '@/shared/ui/Icon';
import { languages } from './languages';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';
import { selectSettings, settingsChanged } from './themeSlice';

export function LanguageMenu(face: MenuFace) {
  return (
    <OpenedMenu {...face}>
      <LanguageItems />
    </OpenedMenu>
  );
}

export function LanguageItems() {
  const dispatch = useDispatch();
  const { locale } = useSelector(selectSettings);
  return languages.map(([code, name]) => (
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
  ));
}
