import Languages from 'lucide-react/icons/languages';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { lazyMenu } from './NavbarMenu';

const LanguageMenu = lazyMenu(async () => (await import('./LanguageMenu')).LanguageMenu);

/** The language switcher (specification 2.4). On phones it is part of the user menu. */
export function LanguageButton() {
  const t = useT();
  return (
    <LanguageMenu
      label={t('shell.language')}
      className="nd-language"
      face={<Icon of={Languages} size={20} />}
    />
  );
}
