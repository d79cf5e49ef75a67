import { DataTable } from '@/shared/ui/DataTable';
import { dayColumns, monthColumns, readingColumns } from './tableRows';
import type { View } from './view';
import type { ViewWords } from './viewWords';

/** The chart's data as tables, and every single reading with its origin where that is not the same. */
export function PeriodTable({ view, words }: { view: View; words: ViewWords }) {
  const { period } = view.range;
  const caption = words.range(view.range);
  return (
    <div className="nd-period-tables">
      {(period === 'weekly' || period === 'monthly') && (
        <DataTable
          rows={view.days}
          columns={dayColumns(view, words)}
          rowKey={({ day }) => day}
          caption={caption}
        />
      )}
      {period === 'yearly' && (
        <DataTable
          rows={view.months}
          columns={monthColumns(view, words)}
          rowKey={({ month }) => month}
          caption={caption}
        />
      )}
      {period !== 'yearly' && (
        <section>
          <h3 className="h6">{words.t('telemonitoring.allReadings')}</h3>
          <DataTable
            rows={view.listed}
            columns={readingColumns(words, period !== 'daily')}
            rowKey={({ id }) => id}
            caption={words.t('telemonitoring.allReadings')}
          />
        </section>
      )}
    </div>
  );
}
