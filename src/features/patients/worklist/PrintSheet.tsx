import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { selectUserName } from '@/session/state';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import type { ColumnId } from './columns/columnIds';
import { worklistText } from './worklistText';
import { useWorklistWords } from './useWorklistWords';

/** A printed list with more patients than this is of no use on a ward round. */
const MOST_PRINTED = 250;

/** The list for paper: visible to the printer only, and removed after printing. */
export function PrintSheet({
  rows,
  columns,
  filters,
  onDone,
}: {
  rows: readonly WorklistRow[];
  columns: readonly ColumnId[];
  /** The active filters as text. */
  filters: readonly string[];
  onDone: () => void;
}) {
  const t = useT();
  const intl = useIntl();
  const ownTimes = useOwnTimes();
  const name = useSelector(selectUserName);
  // Two weeks of numbers do not fit in a line.
  const written = columns.filter((id) => id !== 'trend');
  const [head = [], ...lines] = worklistText(rows.slice(0, MOST_PRINTED), useWorklistWords(), written);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const over = () => done();
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, []);
  return createPortal(
    <div className="nd-print-sheet" data-bs-theme="light">
      <h1 className="h4">{t('worklist.printTitle')}</h1>
      <p>
        <T
          id="worklist.printed"
          values={{ time: ownTimes.moment(now()), who: name, shown: lines.length, all: rows.length }}
        />
        {filters.length > 0 && <> {filters.join(' · ')}</>}
      </p>
      <table className="table table-sm">
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              {line.map((cell, at) => (
                <td key={at}>{typeof cell === 'number' ? intl.formatNumber(cell) : cell || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
