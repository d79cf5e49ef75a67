import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/tableColumn';
import { BoardCard } from './BoardCard';
import { isRound, type FigureSeries, type FigureSpec } from './figureSpec';
import { useFigureWords } from './useFigureWords';

const Drawing = lazy(() => import('./Drawing').then((module) => ({ default: module.Drawing })));

const hasCanvas = () => document.createElement('canvas').getContext('2d') !== null;

/** What each colour of a chart means: of several lines their names, of parts their values too. */
function FigureLegend({ spec }: { spec: FigureSpec }) {
  const values = spec.series[0]?.values ?? [];
  const entries = isRound(spec)
    ? spec.stops.map((name, stop) => ({
        name,
        tone: spec.tones?.[stop] ?? 'first',
        dashed: false,
        value: spec.format(values[stop] ?? 0),
      }))
    : spec.series.map(({ label, tone, dashed = false }) => ({ name: label, tone, dashed, value: null }));
  if (entries.length < 2) return null;
  return (
    <ul className="nd-figure-legend">
      {entries.map(({ name, tone, dashed, value }) => (
        <li key={name}>
          <span
            className={`nd-figure-key nd-tone-${tone} ${dashed ? 'nd-figure-dashed' : ''}`}
            aria-hidden="true"
          />
          {name}
          {value !== null && <strong className="nd-figure">{value}</strong>}
        </li>
      ))}
    </ul>
  );
}

interface Row {
  stop: string;
  place: number;
}

/** All that a chart shows, in rows. */
function FigureTable({ title, spec }: { title: string; spec: FigureSpec }) {
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

/** The lowest and the highest of what is known, each with its stop. */
function endsOf({ values }: FigureSeries): { low: number; high: number } | null {
  let ends: { low: number; high: number } | null = null;
  for (const [stop, value] of values.entries()) {
    if (value === null) continue;
    ends ??= { low: stop, high: stop };
    if (value < (values[ends.low] ?? 0)) ends = { ...ends, low: stop };
    if (value > (values[ends.high] ?? 0)) ends = { ...ends, high: stop };
  }
  return ends;
}

/** What a chart shows, in a few sentences: for everybody who does not see it. */
function useSummary({ title, spec }: { title: string; spec: FigureSpec }): string {
  const t = useT();
  const { list } = useFigureWords();
  const say = (value: number | null | undefined) => spec.format(value ?? 0);
  if (isRound(spec)) {
    const values = spec.series[0]?.values ?? [];
    const parts = spec.stops.map((name, stop) => t('figures.part', { name, value: say(values[stop]) }));
    return t('figures.summary', { title, parts: list(parts) });
  }
  const parts = spec.series.map((series) => {
    const ends = endsOf(series);
    if (!ends) return series.label;
    return t('figures.range', {
      label: series.label,
      low: say(series.values[ends.low]),
      lowAt: spec.stops[ends.low],
      high: say(series.values[ends.high]),
      highAt: spec.stops[ends.high],
    });
  });
  return t('figures.summary', { title, parts: parts.join('; ') });
}

/**
 * A card with a chart, which is a picture with a summary for those who do not see it, and a table for everybody who
 * wants the figures. Where nothing can be drawn, the table stands in its place.
 * @param lead the answer, above the chart; it stays beside the table
 * @param size height of the chart
 */
export function FigureCard({
  title,
  spec,
  controls,
  lead,
  size = 'medium',
  place,
  children,
}: {
  title: string;
  spec: FigureSpec;
  controls?: ReactNode;
  lead?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Its class in the grid of the page. */
  place: string;
  children?: ReactNode;
}) {
  const t = useT();
  const summary = useSummary({ title, spec });
  const [isTable, setTable] = useState(false);
  const [canDraw, setCanDraw] = useState(hasCanvas);
  const label = t(isTable ? 'figures.asChart' : 'figures.asTable', { title });
  return (
    <BoardCard
      title={title}
      place={place}
      controls={
        <>
          {controls}
          {canDraw && (
            <button
              type="button"
              className="btn btn-icon"
              aria-label={label}
              title={label}
              onClick={() => setTable(!isTable)}
            >
              <Icon of={isTable ? ChartColumn : Table2} />
            </button>
          )}
        </>
      }
    >
      {lead}
      {!canDraw && (
        <p className="nd-change mb-0">
          <T id="common.chartFailed" /> <T id="common.chartFailedText" />
        </p>
      )}
      {isTable || !canDraw ? (
        <FigureTable title={t('figures.tableOf', { title })} spec={spec} />
      ) : (
        <ErrorBoundary fallback={null} onError={() => setCanDraw(false)}>
          <div className={`nd-figure-frame nd-figure-${size}`} role="img" aria-label={summary}>
            <Suspense fallback={null}>
              <Drawing spec={spec} />
            </Suspense>
            {spec.middle && (
              <div className="nd-figure-middle" aria-hidden="true">
                <strong>{spec.middle.value}</strong>
                <span>{spec.middle.label}</span>
              </div>
            )}
          </div>
          <FigureLegend spec={spec} />
        </ErrorBoundary>
      )}
      {children}
    </BoardCard>
  );
}
