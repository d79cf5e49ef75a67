import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Icon } from '@/shared/ui/Icon';
import './chartFrame.css';
import { useChartLook, type ChartLook } from './chartLook';
import type { Figure } from './figureForms';

/**
 * What every chart has, whichever library draws it: a name and a summary for those who do not see it, what its colours
 * mean, and a table of all it shows. The drawing is given the colours of the page, and again when they change.
 */
export function ChartFrame({ figure, drawing }: { figure: Figure; drawing: (look: ChartLook) => ReactNode }) {
  const t = useT();
  const { title } = figure;
  const host = useRef<HTMLDivElement>(null);
  const look = useChartLook(host);
  const [isTable, setTable] = useState(false);
  const label = t(isTable ? 'figures.asChart' : 'figures.asTable', { title });
  return (
    <figure className="nd-chart-figure">
      <figcaption>
        <span>{title}</span>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={label}
          title={label}
          onClick={() => setTable(!isTable)}
        >
          <Icon of={isTable ? ChartColumn : Table2} />
        </button>
      </figcaption>
      {isTable && <FigureRows figure={figure} />}
      <div hidden={isTable}>
        <div
          ref={host}
          className="nd-chart-drawing"
          dir="ltr"
          role="img"
          aria-label={t('figures.summary', { title, parts: figure.summary })}
        >
          {look && !isTable && drawing(look)}
        </div>
        <ul className="nd-chart-keys">
          {figure.keys.map((name, place) => (
            <li key={name}>
              <span className={`nd-chart-key-${place % 6}`} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** All that a chart shows, in rows. */
function FigureRows({ figure: { title, columns, rows } }: { figure: Figure }) {
  const t = useT();
  const shown = useMemo(
    () =>
      columns.map((header, place) => ({
        id: String(place),
        header,
        align: place === 0 ? ('start' as const) : ('end' as const),
        cell: ({ cells }: { cells: readonly string[] }) => cells[place],
      })),
    [columns],
  );
  const kept = useMemo(() => rows.map((cells, place) => ({ key: String(place), cells })), [rows]);
  return (
    <DataTable
      rows={kept}
      columns={shown}
      rowKey={({ key }) => key}
      caption={t('figures.tableOf', { title })}
    />
  );
}
