import { useSelector } from 'react-redux';
import type { AlertRule } from '@/domain/rules/alertRule';
import type { AppError } from '@/shared/api/appError';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { rules } from '../slice';

/** Why the rule was not stored. Where somebody else was faster: who and why, and the way on with what is typed. */
export function RuleSaveConflict({
  id,
  failure,
  onNewer,
}: {
  /** Of the rule; undefined for a new one. */
  id: string | undefined;
  failure: AppError | null;
  onNewer: (newer: AlertRule) => void;
}) {
  const newer = useSelector((state: Record<string, unknown>) => rules.selectById(state, id ?? ''))?.value;
  return (
    <SaveConflict failure={failure} stored={newer?.history.at(-1)} onMine={() => newer && onNewer(newer)} />
  );
}
