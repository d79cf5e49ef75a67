import { useState, type ReactNode } from 'react';
import { DataTable } from '@/shared/ui/table/DataTable';
import { dayColumns, monthColumns, type DayBeside } from './periodColumns';
import { readingColumns } from './readingRows';
import type { ListedReading, View } from './periodView';
import type { ViewWords } from './periodWords';

const SIZES = { usual: 25, paper: Infinity } as const;

/**
 * The chart's data as tables, and every single reading with its origin if that differs.
 * @param onPaper whether it is printed: then the table is not paginated
 */
export function PeriodTable({
  view,
  words,
  beside,
  onPaper,
  rowActions,
}: {
  view: View;
  words: ViewWords;
  beside: DayBeside;
  onPaper: boolean;
  rowActions: (row: ListedReading) => ReactNode;
}) {
  const { period } = view.range;
  const caption = words.range(view.range);
  return (
    <div className="nd-period-tables">
      {(period === 'recent' || period === 'weekly' || period === 'monthly') && (
        <DataTable
          rows={view.days}
          columns={dayColumns(view, words, beside)}
          rowKey={({ day }) => day}
          caption={caption}
        />
      )}
      {period === 'yearly' && (
        <DataTable
          rows={view.months}
          columns={monthColumns(view, words, beside.previous)}
          rowKey={({ month }) => month}
          caption={caption}
        />
      )}
      {!(onPaper && period === 'yearly') && (
        <ReadingTable view={view} words={words} onPaper={onPaper} rowActions={rowActions} />
      )}
    </div>
  );
}

/** The newest reading comes first, because people look for it. */
function ReadingTable({
  view,
  words,
  onPaper,
  rowActions,
}: {
  view: View;
  words: ViewWords;
  onPaper: boolean;
  rowActions: (row: ListedReading) => ReactNode;
}) {
  const [page, setPage] = useState(1);
  const { listed, range } = view;
  const size = onPaper ? SIZES.paper : SIZES.usual;
  const pages = Math.max(1, Math.ceil(listed.length / size));
  const shown = Math.min(page, pages);
  const end = listed.length - (shown === 1 ? 0 : (shown - 1) * size);
  const rows = listed.slice(Math.max(0, end - size), end).toReversed();
  return (
    <section>
      <h3 className="h6">{words.t('telemonitoring.allReadings')}</h3>
      <DataTable
        rows={rows}
        columns={readingColumns(view, words, range.period !== 'daily')}
        rowKey={({ id }) => id}
        caption={words.t('telemonitoring.allReadings')}
        rowActions={rowActions}
        {...(pages > 1 && { page: shown, pageSize: size, total: listed.length, onPage: setPage })}
      />
    </section>
  );
}
