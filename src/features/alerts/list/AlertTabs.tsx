import { T, useT } from '@/shared/i18n/text';
import { PageTabs } from '@/shared/ui/PageTabs';

/** The tabs of the screen: recent alerts, all alerts, and the rules. */
export function AlertTabs({ tab }: { tab: 'recent' | 'all' }) {
  const t = useT();
  return (
    <PageTabs
      label={t('alerts.view')}
      tabs={[
        { to: '/alerts', label: <T id="alerts.viewRecent" />, isCurrent: tab === 'recent' },
        { to: '/alerts?tab=all', label: <T id="alerts.viewAll" />, isCurrent: tab === 'all' },
        { to: '/alerts/rules', label: <T id="alertRules.configure" />, isCurrent: false },
      ]}
    />
  );
}
