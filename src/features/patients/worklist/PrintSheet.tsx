import { useSelector } from 'react-redux';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { selectUserName } from '@/session/state';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { TableSheet } from '@/shared/ui/print/TableSheet';
import { summaries } from '../slice';
import type { ColumnId } from './columns/columns';
import { useTextWords } from './columns/textWords';
import { worklistText } from './worklistText';

/** A printed list with more patients than this is of no use on a ward round. */
const MOST_PRINTED = 250;

/** The list for paper. */
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
  const ownTimes = useOwnTimes();
  const isWhole = useSelector(summaries.selectSlice).status === 'ready';
  const who = useSelector(selectUserName);
  // Two weeks of numbers do not fit in a line.
  const written = columns.filter((id) => id !== 'trend');
  const printed = rows.slice(0, MOST_PRINTED);
  return (
    <TableSheet
      title={t('worklist.printTitle')}
      lead={
        <>
          <T
            id="worklist.printed"
            values={{ time: ownTimes.moment(now()), who, shown: printed.length, all: rows.length }}
          />
          {!isWhole && (
            <strong className="d-block">
              <T id="worklist.partUnknown" />
            </strong>
          )}
        </>
      }
      filters={filters}
      lines={worklistText(printed, useTextWords(), written)}
      onDone={onDone}
    />
  );
}
