import Check from 'lucide-react/icons/check';
import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { DropdownItem } from 'reactstrap';
import { Icon } from '@/shared/ui/Icon';
import { languages } from '@/shared/i18n/languages';
import type { MenuFace } from './NavbarMenu';
import { OpenedMenu } from './OpenedMenu';
import { selectSettings, settingsChanged } from '../themeSlice';

// A build-time constant: only a development server offers it.
const Pseudo =
  import.meta.env.MODE === 'development'
    ? lazy(async () => ({ default: (await import('./PseudoLanguage')).PseudoLanguage }))
    : null;

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
  const items = languages.map(([code, name]) => (
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
  return (
    <>
      {items}
      {Pseudo && (
        <Suspense fallback={null}>
          <Pseudo />
        </Suspense>
      )}
    </>
  );
}
