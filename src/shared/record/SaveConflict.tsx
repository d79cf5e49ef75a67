import { useEffect, useRef, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import type { AppError } from '../api/appError';
import { FailureText } from '../forms/FailureText';
import { useOwnTimes } from '../i18n/ownTimes';
import { T } from '../i18n/text';
import { BothVersions, type Difference } from '../ui/BothVersions';
import { Person } from '../ui/Person';

/** Of the version that is stored now, as far as is known: who wrote it, when (ISO) and why. */
export interface Overtaking {
  by?: string | undefined;
  at?: string | undefined;
  reason?: string | undefined;
}

/**
 * Why something was not stored. Where somebody else was faster: who, when and why, both versions side by side, and the
 * way on. Nothing typed is lost by any of it. It takes the focus; faults of fields stand at the fields.
 * @param stored nothing as long as the newer version is not known: then only that it failed is said
 * @param differences what was typed beside what is stored
 * @param onMine goes on with what was typed against the newer version; without it saving again replaces that
 * @param onTheirs shows what is stored in the place of what was typed
 * @param renderFaults says what is wrong with fields where no field shows it
 * @param children what else is to be known or chosen
 */
export function SaveConflict({
  failure,
  stored,
  differences,
  onMine,
  onTheirs,
  renderFaults,
  children,
}: {
  failure: AppError | null;
  stored: Overtaking | null | undefined;
  differences?: readonly Difference[] | undefined;
  onMine?: (() => void) | undefined;
  onTheirs?: (() => void) | undefined;
  renderFaults?: (fields: Readonly<Record<string, MessageId>>) => ReactNode;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = failure !== null && !failure.aborted && (!failure.fields || renderFaults !== undefined);
  useEffect(() => {
    if (failure && isShown) box.current?.focus();
  }, [isShown, failure]);
  if (!isShown) return null;
  const isConflict = failure.status === 412 && stored !== null && stored !== undefined;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`alert ${isConflict ? 'alert-warning' : 'alert-danger'}`}
    >
      {isConflict ? (
        <>
          <p>
            <Happened {...stored} /> <T id="record.kept" />{' '}
            {onTheirs && !onMine && <T id="record.saveAgain" />}
          </p>
          {differences &&
            (differences.length > 0 ? (
              <BothVersions differences={differences} />
            ) : (
              <p>
                <T id="record.bothSame" />
              </p>
            ))}
          {children}
          <div className="nd-actions">
            {onMine && (
              <button type="button" className="btn btn-primary" onClick={onMine}>
                <T id="record.keepMine" />
              </button>
            )}
            {onTheirs && (
              <button type="button" className="btn btn-outline-secondary" onClick={onTheirs}>
                <T id="record.takeTheirs" />
              </button>
            )}
          </div>
        </>
      ) : (
        <>
          <FailureText failure={failure} />
          {failure.fields && renderFaults?.(failure.fields)}
        </>
      )}
    </div>
  );
}

/** Who was faster, when and why. */
function Happened({ by, at, reason }: Overtaking) {
  const times = useOwnTimes();
  const when = at === undefined ? '' : times.moment(at);
  return (
    <>
      {by === undefined ? (
        <T id="record.changedByOther" values={{ at: when === '' ? 'none' : 'known', when }} />
      ) : (
        <T
          id="record.changedBy"
          values={{ who: <Person by={by} />, at: when === '' ? 'none' : 'known', when }}
        />
      )}{' '}
      {reason !== undefined && reason !== '' && (
        <T id="record.changedFor" values={{ reason: <bdi>{reason}</bdi> }} />
      )}
    </>
  );
}
