import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { SettingView } from '../form/SettingView';
import { MailCard } from '../mail/MailCard';
import { InForce } from './InForce';
import { NotificationsForm } from './NotificationsForm';

/** Of which new alerts people are told, when, and in which words. */
export default function NotificationsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('app.notifications')} lead={<T id="settings.notificationsLead" />} />
      <SettingView id="notifications">
        {(stored) => (
          <>
            <InForce stored={stored} />
            <MailCard />
            <NotificationsForm stored={stored} />
          </>
        )}
      </SettingView>
    </>
  );
}
