import { Link } from 'react-router-dom';
import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import { T, useT } from '@/shared/i18n/text';
import { OriginBadge } from '../limits/OriginBadge';
import { ThresholdOrigin, ThresholdText } from './ThresholdText';
import { useBearerName } from './useBearerName';

/** Whose other figures a rule has, which, and who decided so. */
export function RuleThresholdItem({
  rule,
  threshold,
  today,
  mayEdit,
  onEdit,
  onRemove,
}: {
  rule: AlertRule;
  threshold: Threshold;
  today: string;
  mayEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const t = useT();
  const name = useBearerName()(threshold);
  const { scope, key } = threshold;
  return (
    <li className="d-flex flex-wrap gap-3 justify-content-between">
      <div>
        <div className="d-flex flex-wrap gap-2 align-items-baseline">
          <strong>
            {scope === 'patient' ? (
              <Link to={`/userlist/${encodeURIComponent(key)}/limits`}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </strong>
          <OriginBadge origin={scope} />
        </div>
        <ThresholdText rule={rule} threshold={threshold} />
        <ThresholdOrigin threshold={threshold} today={today} />
      </div>
      {mayEdit && scope !== 'patient' && (
        <div className="nd-actions">
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-label={t('alertRules.changeLimitsOf', { name })}
            onClick={onEdit}
          >
            <T id="alertRules.change" />
          </button>
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={t('alertRules.removeLimitsOf', { name })}
            onClick={onRemove}
          >
            <T id="alertRules.removeLimits" />
          </button>
        </div>
      )}
    </li>
  );
}
