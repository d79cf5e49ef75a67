import { useSelector } from 'react-redux';
import type { Threshold } from '@/domain/rules/alertRule';
import type { AppError } from '@/shared/api/appError';
import { SaveConflict } from '@/shared/record/SaveConflict';
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
  const newer = useSelector(thresholds.selectAll).find(
    ({ value }) => value?.rule === rule.id && value.scope === scope && value.key === key,
  )?.value;
  // Of the first limits there is no version yet: somebody who was faster has created them.
  const isOvertaken = failure?.status === 409 && newer !== undefined;
  return (
    <SaveConflict
      failure={isOvertaken ? { ...failure, status: 412 } : failure}
      stored={newer}
      onMine={() => newer && onNewer(newer)}
    />
  );
}
