import Check from 'lucide-react/icons/check';
import { DropdownItem } from 'reactstrap';
import { isPseudoOn, setPseudo } from '@/shared/i18n/pseudo';
import { Icon } from '@/shared/ui/Icon';

/** For development: pseudo-translates the current language, so that untranslated text stands out. */
export function PseudoLanguage() {
  const isOn = isPseudoOn();
  const toggle = () => {
    setPseudo(!isOn);
    window.location.reload();
  };
  return (
    <DropdownItem className="nd-dropdown-item" aria-current={isOn} onClick={toggle}>
      <Icon of={Check} className="nd-check" />
      Pseudo
    </DropdownItem>
  );
}
