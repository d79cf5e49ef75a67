import { useSelector } from 'react-redux';
import type { Threshold } from '@/domain/rules/alertRule';
import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';
import { thresholds } from '../slice';
import type { Changed } from './useThresholdForm';

/** Why the limits were not stored, and where somebody else was faster, who and why, and the way on. */
export function ThresholdSaveConflict({
  changed: { rule, scope, key },
  conflictWith,
}: {
  changed: Changed;
  conflictWith: (newer: Threshold | null | undefined) => ConflictWays;
}) {
  const newer = useSelector(thresholds.selectAll).find(
    ({ value }) => value?.rule === rule.id && value.scope === scope && value.key === key,
  )?.value;
  // Of the first limits there is no version yet: somebody who was faster has created them.
  const ways = conflictWith(newer);
  const { failure } = ways;
  const isOvertaken = failure?.status === 409 && Boolean(newer);
  return (
    <SaveConflict
      {...ways}
      failure={isOvertaken ? { ...failure, status: 412 } : failure}
      stored={newer && { by: newer.by, at: newer.at, reason: newer.reason }}
    />
  );
}
