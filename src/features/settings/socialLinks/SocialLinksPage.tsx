import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { SettingView } from '../form/SettingView';
import { SocialLinksForm } from './SocialLinksForm';

/** Where the footer of every page leads. */
export default function SocialLinksPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('app.socialLinks')} lead={<T id="settings.linksLead" />} />
      <SettingView id="socialLinks">{(stored) => <SocialLinksForm stored={stored} />}</SettingView>
    </>
  );
}
