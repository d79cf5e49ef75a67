import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ClinicFileCard } from '../clinicFile/ClinicFileCard';
import { SettingView } from '../form/SettingView';
import { HostCard } from './HostCard';
import { ServerForm } from './ServerForm';

/** Which server answers now, and which the next build is to use. */
export default function ServerSettingPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('app.serverSetting')} lead={<T id="settings.serverLead" />} />
      <div className="nd-setting mb-3">
        <HostCard />
        <ClinicFileCard />
      </div>
      <SettingView id="serverSetting">{(stored) => <ServerForm stored={stored} />}</SettingView>
    </>
  );
}
