import type { AppError } from '@/shared/api/appError';
import { SaveConflict } from '@/shared/record/SaveConflict';

/** One thing that a form says: its name and its value in words. */
export interface Fact {
  label: string;
  value: string;
}

/** Why nothing was saved. Where somebody else was faster: both values of everything that differs. */
export function SettingSaveConflict({
  failure,
  typed,
  stored,
  onTake,
}: {
  failure: AppError | null;
  typed: readonly Fact[];
  stored: readonly Fact[];
  onTake: () => void;
}) {
  const differences = typed.flatMap(({ label, value: mine }, place) => {
    const theirs = stored[place]?.value ?? '';
    return theirs === mine ? [] : [{ label, mine, theirs }];
  });
  return <SaveConflict failure={failure} stored={{}} differences={differences} onTheirs={onTake} />;
}
