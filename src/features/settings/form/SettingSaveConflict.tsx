import { useEffect, useRef } from 'react';
import type { AppError } from '@/shared/api/appError';
import { FailureText } from '@/shared/forms/FailureText';
import { T } from '@/shared/i18n/text';
import { BothVersions } from '@/shared/ui/BothVersions';

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
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !failure.fields) box.current?.focus();
  }, [failure]);
  if (!failure || failure.fields || failure.aborted) return null;
  if (failure.status !== 412)
    return (
      <div ref={box} role="alert" tabIndex={-1} className="alert alert-danger mb-0">
        <FailureText failure={failure} />
      </div>
    );
  const differences = typed.flatMap(({ label, value: mine }, place) => {
    const theirs = stored[place]?.value ?? '';
    return theirs === mine ? [] : [{ label, mine, theirs }];
  });
  return (
    <div ref={box} role="alert" tabIndex={-1} className="alert alert-warning mb-0">
      <p>
        <T id="settings.conflict" />
      </p>
      <BothVersions differences={differences} />
      <button type="button" className="btn btn-outline-secondary" onClick={onTake}>
        <T id="settings.takeStored" />
      </button>
    </div>
  );
}
