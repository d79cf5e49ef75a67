import Megaphone from 'lucide-react/icons/megaphone';
import { useIntl } from 'react-intl';
import { textIn } from '@/domain/settings/terms';
import { toLocale } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { useSetting } from '../slice';
import './clinicProfile.css';

/** What the house has to say to everybody, above every page, in the reader's language or the house's. */
export function ClinicBanner() {
  const t = useT();
  const own = toLocale(useIntl().locale);
  const general = useSetting('general');
  const said = textIn(general?.banner, own, general?.locale ?? 'en');
  if (!said) return null;
  return (
    <aside className="nd-house-banner alert alert-info" aria-label={t('house.banner')}>
      <Icon of={Megaphone} size={20} />
      <p className="mb-0" lang={said.language} dir="auto">
        {said.text}
      </p>
    </aside>
  );
}
