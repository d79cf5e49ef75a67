import type { ReactNode } from 'react';
import { fullName } from '@/domain/patients/patient';
import type { Reason } from '@/domain/worklist/triage';
import type { WorklistRow } from '@/domain/worklist/worklist';
import type { ColumnId } from './columns';
import { RowLink, type CellWords } from './worklistCells';

/** Whether the pressure that a reason is about stands in the column of pressures: the newest, or the mean of the week. */
function isInPressures({ summary, mean }: WorklistRow, reason: Reason | undefined): boolean {
  if (reason?.kind !== 'alert' || reason.alert.measure !== 'bloodPressure') return false;
  const { at, value, readings } = reason.alert.observed;
  if (value === null || mean === null) return false;
  return readings === undefined
    ? at === summary.latest.bloodPressure?.at
    : Math.round(value) === Math.round(mean.systolic);
}

/**
 * The patient with the main reason in few words, and all of them at the pointer; in compact rows it is shown on hover or
 * focus.
 * @param columns those shown: a pressure is said once
 */
export function nameCell(
  row: WorklistRow,
  { t, formats, words }: CellWords,
  columns: readonly ColumnId[],
): ReactNode {
  const { summary, triage } = row;
  const [first, ...more] = triage.reasons;
  const isShown = columns.includes('pressure') && isInPressures(row, first);
  const why = first && words.shortReason(first, summary.timeZone, !isShown);
  const whole = triage.reasons.map((one) => words.reason(one, summary.timeZone)).join(' ');
  return (
    <div className="nd-person">
      <span className="nd-person-name">
        <RowLink to={`/userlist/${encodeURIComponent(summary.id)}`}>
          <bdi>{fullName(summary)}</bdi>
        </RowLink>
        <span className="nd-person-id">
          <bdi>{summary.patientId}</bdi>
        </span>
      </span>
      {why !== undefined && (
        <span className="nd-person-why" title={whole}>
          {why}
          {more.length > 0 && (
            <span className="nd-more-reasons">
              <span aria-hidden="true"> +{formats.number(more.length)}</span>
              <span className="visually-hidden"> {t('worklist.moreReasons', { count: more.length })}</span>
            </span>
          )}
        </span>
      )}
    </div>
  );
}
