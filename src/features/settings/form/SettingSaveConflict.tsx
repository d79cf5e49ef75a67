import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';

/** One thing that a form says: its name and its value in words. */
export interface Fact {
  label: string;
  value: string;
}

/** Why nothing was saved. Where somebody else was faster: both values of everything that differs. */
export function SettingSaveConflict({
  ways,
  typed,
  stored,
}: {
  ways: ConflictWays;
  typed: readonly Fact[];
  stored: readonly Fact[];
}) {
  const differences = typed.flatMap(({ label, value: mine }, place) => {
    const theirs = stored[place]?.value ?? '';
    return theirs === mine ? [] : [{ label, mine, theirs }];
  });
  return <SaveConflict {...ways} stored={{}} differences={differences} />;
}
