import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { clinicTime } from '@/domain/settings/clinicTime';
import { notifiedSeverities, type SettingOf } from '@/domain/settings/setting';
import { isNotified } from '@/domain/settings/notificationPolicy';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useSetting } from '../slice';

/** What is saved comes to at this moment, severity by severity. */
export function InForce({ stored }: { stored: SettingOf<'notifications'> }) {
  const t = useT();
  const now = useNow();
  const general = useSetting('general');
  const time = clinicTime(now, general?.timeZone);
  return (
    <div className="nd-setting mb-3">
      <TitledCard title={t('settings.nowInForce')}>
        <p>
          <T id="settings.nowAt" values={{ time, zone: general?.timeZone ?? 'UTC' }} />
        </p>
        <ul className="list-unstyled mb-0">
          {notifiedSeverities.map((severity) => {
            const told = isNotified(stored, severity, time);
            const isQuiet = !told && stored.told.includes(severity);
            const word = told ? 'settings.isTold' : isQuiet ? 'settings.isQuiet' : 'settings.isNotTold';
            return (
              <li key={severity} className="d-flex flex-wrap gap-2 align-items-center py-1">
                <SeverityBadge severity={severity} />
                <span>
                  <Icon of={told ? BellRing : BellOff} size={16} /> <T id={word} />
                </span>
              </li>
            );
          })}
        </ul>
      </TitledCard>
    </div>
  );
}
