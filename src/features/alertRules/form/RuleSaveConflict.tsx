import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { AlertRule } from '@/domain/rules/alertRule';
import type { AppError } from '@/shared/api/appError';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { FailureText } from '@/shared/forms/FailureText';
import { T } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { rules } from '../slice';

/** Why the rule was not stored. Where somebody else was faster: who changed what, and the way on with what is typed. */
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
  const times = useOwnTimes();
  const box = useRef<HTMLDivElement>(null);
  const newer = useSelector((state: Record<string, unknown>) => rules.selectById(state, id ?? ''))?.value;
  useEffect(() => {
    if (failure && !failure.fields) box.current?.focus();
  }, [failure]);
  if (!failure || failure.fields || failure.aborted) return null;
  const last = newer?.history.at(-1);
  if (failure.status === 412 && newer && last)
    return (
      <div ref={box} role="alert" tabIndex={-1} className="alert alert-warning">
        <p>
          <T
            id="alertRules.conflict"
            values={{
              who: <Person by={last.by} />,
              when: times.moment(last.at),
              reason: last.reason ?? '–',
            }}
          />
        </p>
        <button type="button" className="btn btn-outline-primary" onClick={() => onNewer(newer)}>
          <T id="alertRules.takeNewer" />
        </button>
      </div>
    );
  return (
    <div ref={box} role="alert" tabIndex={-1} className="alert alert-danger">
      <FailureText failure={failure} />
    </div>
  );
}
