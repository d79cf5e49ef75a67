import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { SettingView } from '../form/SettingView';
import { GeneralForm } from './GeneralForm';

/** What holds for the whole house. */
export default function GeneralPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('app.general')} lead={<T id="settings.generalLead" />} />
      <SettingView id="general">{(stored) => <GeneralForm stored={stored} />}</SettingView>
    </>
  );
}
