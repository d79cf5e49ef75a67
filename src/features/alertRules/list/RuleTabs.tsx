import { T, useT } from '@/shared/i18n/text';
import { PageTabs } from '@/shared/ui/PageTabs';

/** The parts of the alerts' screen, seen from the one that is configured here. */
export function RuleTabs() {
  const t = useT();
  return (
    <PageTabs
      label={t('alerts.view')}
      tabs={[
        { to: '/alerts?tab=recent', label: <T id="alerts.viewRecent" />, isCurrent: false },
        { to: '/alerts?tab=all', label: <T id="alerts.viewAll" />, isCurrent: false },
        { to: '/alerts/rules', label: <T id="alertRules.configure" />, isCurrent: true },
      ]}
    />
  );
}
