import { useMemo } from 'react';
import { useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/tableColumn';
import type { FigureSpec } from './figureSpec';

interface Row {
  stop: string;
  place: number;
}

/** All that a chart shows, in rows. */
export function FigureTable({ title, spec }: { title: string; spec: FigureSpec }) {
  const t = useT();
  const rows = useMemo(() => spec.stops.map((stop, place): Row => ({ stop, place })), [spec]);
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'stop', header: spec.head, cell: ({ stop }) => stop },
      ...spec.series.map(({ label, values }): Column<Row> => ({
        id: label,
        header: label,
        align: 'end',
        cell: ({ place }) => {
          const value = values[place] ?? null;
          return value === null ? t('figures.unknown') : spec.format(value);
        },
      })),
    ],
    [spec, t],
  );
  return (
    <div className="nd-figure-table">
      <DataTable rows={rows} columns={columns} rowKey={({ place }) => String(place)} caption={title} />
    </div>
  );
}
