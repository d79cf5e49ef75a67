import { useSelector } from 'react-redux';
import type { AlertRule } from '@/domain/rules/alertRule';
import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';
import { rules } from '../slice';

/** Why the rule was not stored. Where somebody else was faster: who and why, and the way on with what is typed. */
export function RuleSaveConflict({
  id,
  conflictWith,
}: {
  /** Of the rule; undefined for a new one. */
  id: string | undefined;
  conflictWith: (newer: AlertRule | null | undefined) => ConflictWays;
}) {
  const newer = useSelector((state: Record<string, unknown>) => rules.selectById(state, id ?? ''))?.value;
  return <SaveConflict {...conflictWith(newer)} stored={newer?.history.at(-1)} />;
}
