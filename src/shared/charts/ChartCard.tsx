import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { T } from '../i18n/text';
import { EmptyState } from '../ui/EmptyState';

/**
 * A card around a chart. A chart that throws is replaced by a few words inside its card; the page around it stays.
 * @param summary the sentence the reader came for, beside the title
 * @param lead what is said above the chart and stays whatever happens to it
 * @param resetKeys the chart is tried again when one of these changes
 * @param printing whether it is laid out for paper: then it is no wider than a sheet
 */
export function ChartCard({
  title,
  summary,
  actions,
  lead,
  resetKeys = [],
  printing = false,
  children,
}: {
  title: ReactNode;
  summary?: ReactNode;
  actions?: ReactNode;
  lead?: ReactNode;
  resetKeys?: unknown[];
  printing?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`card${printing ? ' nd-chart-paper' : ''}`}>
      <div className="card-body">
        <div className="nd-chart-head">
          {summary === undefined ? (
            <h2 className="h5 mb-0">{title}</h2>
          ) : (
            <div className="nd-chart-title">
              <h2 className="h5 mb-0">{title}</h2>
              <p>{summary}</p>
            </div>
          )}
          {actions}
        </div>
        {lead}
        <ErrorBoundary
          resetKeys={resetKeys}
          fallback={
            <EmptyState
              icon={ChartNoAxesCombined}
              title={<T id="common.chartFailed" />}
              text={<T id="common.chartFailedText" />}
            />
          }
        >
          {children}
        </ErrorBoundary>
      </div>
    </section>
  );
}
