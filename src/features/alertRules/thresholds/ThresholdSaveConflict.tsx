import { useSelector } from 'react-redux';
import type { Threshold } from '@/domain/rules/alertRule';
import type { AppError } from '@/shared/api/appError';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { FailureText } from '@/shared/forms/FailureText';
import { T } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { thresholds } from '../slice';
import type { Changed } from './useThresholdForm';

/** Why the limits were not stored, and where somebody else was faster, who and why, and the way on. */
export function ThresholdSaveConflict({
  changed: { rule, scope, key },
  failure,
  onNewer,
}: {
  changed: Changed;
  failure: AppError | null;
  onNewer: (newer: Threshold) => void;
}) {
  const times = useOwnTimes();
  const newer = useSelector(thresholds.selectAll).find(
    ({ value }) => value?.rule === rule.id && value.scope === scope && value.key === key,
  )?.value;
  if (!failure || failure.aborted) return null;
  const isOvertaken = failure.status === 412 || failure.status === 409;
  if (!isOvertaken || !newer)
    return (
      <div role="alert" className="nd-field-error">
        <FailureText failure={failure} />
      </div>
    );
  return (
    <div role="alert" className="alert alert-warning mb-0">
      <p>
        <T
          id="alertRules.limitsConflict"
          values={{ who: <Person by={newer.by} />, when: times.moment(newer.at), reason: newer.reason }}
        />
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={() => onNewer(newer)}>
        <T id="alertRules.takeNewer" />
      </button>
    </div>
  );
}
