import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import type { AppError } from '../api/appError';
import { FailureText } from '../forms/FailureText';
import { useOwnTimes } from '../i18n/ownTimes';
import { T } from '../i18n/text';
import { BothVersions, type Difference } from './BothVersions';
import { Person } from '../ui/Person';

/** The author, the time (ISO) and the reason of the version that is stored now, as far as is known. */
export interface Overtaking {
  by?: string | undefined;
  at?: string | undefined;
  reason?: string | undefined;
}

/**
 * The conflict to be settled where another user was faster, and the ways on; `useRecordForm` gives them for its form.
 */
export interface ConflictWays {
  failure: AppError | null;
  /** Goes on with what was typed against the newer version. */
  onMine?: (() => void) | undefined;
  /** Shows what is stored in the place of what was typed. */
  onTheirs?: (() => void) | undefined;
  /** After that, gives back what was typed. */
  onBack?: (() => void) | undefined;
}

/** The button that was pressed goes away, so the focus moves into its form. */
const intoForm =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent) => {
    const field = currentTarget.closest('form')?.querySelector<HTMLElement>('input, select, textarea');
    act();
    field?.focus();
  };

/**
 * Why something was not stored. Where somebody else was faster: who, when and why, both versions side by side, and the
 * ways on. Nothing typed is lost by any of it. It takes the focus; faults of fields stand at the fields.
 * @param stored nothing as long as the newer version is not known: then only that it failed is said
 * @param differences what was typed beside what is stored
 * @param renderFaults says what is wrong with fields where no field shows it
 * @param takesFocus false where it comes by itself, while somebody types elsewhere
 * @param children what else is to be known or chosen
 */
export function SaveConflict({
  failure,
  stored,
  differences,
  onMine,
  onTheirs,
  onBack,
  renderFaults,
  takesFocus = true,
  children,
}: ConflictWays & {
  stored: Overtaking | null | undefined;
  differences?: readonly Difference[] | undefined;
  renderFaults?: (fields: Readonly<Record<string, MessageId>>) => ReactNode;
  takesFocus?: boolean;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isFailed = failure !== null && !failure.aborted && (!failure.fields || renderFaults !== undefined);
  const isTaken = failure === null && onBack !== undefined;
  useEffect(() => {
    if (takesFocus && ((failure && isFailed) || isTaken)) box.current?.focus();
  }, [takesFocus, isFailed, isTaken, failure]);
  if (isTaken)
    return (
      <div
        ref={box}
        role="status"
        tabIndex={-1}
        className="alert alert-info d-flex flex-wrap align-items-center justify-content-between gap-2"
      >
        <T id="record.theirsTaken" />
        <button type="button" className="btn btn-outline-primary" onClick={intoForm(onBack)}>
          <T id="record.goBack" />
        </button>
      </div>
    );
  if (!isFailed) return null;
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
            <Happened {...stored} /> <T id="record.kept" />
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
          {(onMine || onTheirs) && (
            <div className="nd-actions">
              {onMine && (
                <button type="button" className="btn btn-primary" onClick={intoForm(onMine)}>
                  <T id="record.keepMine" />
                </button>
              )}
              {onTheirs && (
                <button type="button" className="btn btn-outline-secondary" onClick={onTheirs}>
                  <T id="record.takeTheirs" />
                </button>
              )}
            </div>
          )}
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
