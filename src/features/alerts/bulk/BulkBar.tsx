import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { bulkKinds, type BulkKind } from './bulkActions';

export const bulkWord: Record<BulkKind, MessageId> = {
  acknowledge: 'alerts.acknowledge',
  assign: 'alerts.assign',
  snooze: 'alerts.snooze',
  resolve: 'alerts.resolve',
};

/** The number of chosen alerts, and the actions for all of them. */
export function BulkBar({
  count,
  onAct,
  onAll,
  onClear,
}: {
  count: number;
  onAct: (kind: BulkKind) => void;
  /** Chooses all that are shown. */
  onAll: () => void;
  onClear: () => void;
}) {
  const t = useT();
  return (
    <div className="nd-alert-bar" role="group" aria-label={t('alerts.bulk')}>
      <strong role="status">
        <T id="alerts.chosen" values={{ count }} />
      </strong>
      {bulkKinds.map((kind) => (
        <button key={kind} type="button" className="btn btn-outline-primary" onClick={() => onAct(kind)}>
          {t('alerts.bulkOpen', { action: t(bulkWord[kind]) })}
        </button>
      ))}
      {/* Cards have no heading with the box for all of them. */}
      <button type="button" className="btn btn-link d-md-none" onClick={onAll}>
        <T id="common.chooseAllRows" />
      </button>
      <button type="button" className="btn btn-link" onClick={onClear}>
        <T id="alerts.chooseNone" />
      </button>
    </div>
  );
}
