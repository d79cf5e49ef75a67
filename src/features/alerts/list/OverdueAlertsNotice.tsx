import AlarmClock from 'lucide-react/icons/alarm-clock';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** Reminds of alerts that were taken over a day ago or longer and are still not closed. */
export function OverdueAlertsNotice({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div className="alert alert-warning d-flex flex-wrap align-items-center gap-3 py-2">
      <span className="nd-state-word">
        <Icon of={AlarmClock} />
        <T id="alerts.unclosedCount" values={{ count }} />
      </span>
      <button type="button" className="btn btn-outline-secondary" onClick={onShow}>
        <T id="alerts.show" />
      </button>
    </div>
  );
}
