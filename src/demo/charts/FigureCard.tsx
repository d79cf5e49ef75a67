import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { BoardCard } from './BoardCard';
import { FigureLegend } from './FigureLegend';
import type { FigureSpec } from './figureSpec';
import { FigureTable } from './FigureTable';
import { useSummary } from './useSummary';

const Drawing = lazy(() => import('./Drawing').then((module) => ({ default: module.Drawing })));

const hasCanvas = () => document.createElement('canvas').getContext('2d') !== null;

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
