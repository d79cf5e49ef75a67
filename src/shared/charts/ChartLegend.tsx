import type { ReactNode } from 'react';
import type { ChartSeries, ChartSpec } from './chartSpec';

const KEY = { width: 22, height: 14, viewBox: '0 0 22 14', 'aria-hidden': true } as const;

function seriesKey({ kind, shape, dashed }: ChartSeries): ReactNode {
  if (kind === 'bars') return <rect x="6" y="2" width="10" height="12" fill="currentColor" />;
  const line = (
    <path d="M0 7H22" stroke="currentColor" strokeWidth="2" strokeDasharray={dashed ? '3 3' : undefined} />
  );
  return (
    <>
      {kind === 'line' && line}
      {shape === 'circle' && <circle cx="11" cy="7" r="4" fill="currentColor" />}
      {shape === 'ring' && (
        <circle cx="11" cy="7" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
      {shape === 'square' && <rect x="7" y="3" width="8" height="8" fill="currentColor" />}
      {shape === 'diamond' && <path d="M11 1L17 7L11 13L5 7Z" fill="currentColor" />}
    </>
  );
}

function Entry({ color, label, children }: { color: string; label: string; children: ReactNode }) {
  return (
    <li>
      <svg {...KEY} className={`nd-chart-key nd-chart-${color}`}>
        {children}
      </svg>
      {label}
    </li>
  );
}

/** What each shape of the chart means, in words. @param beyondLabel name of the shape outside a limit */
export function ChartLegend({ spec, beyondLabel }: { spec: ChartSpec; beyondLabel: string }) {
  const hasBeyond = spec.series.some(({ beyond }) => beyond !== undefined && beyond.size > 0);
  return (
    <ul className="nd-chart-legend">
      {spec.series
        .filter(({ unlisted }) => !unlisted)
        .map((series) => (
          <Entry key={series.label} color={series.color} label={series.label}>
            {seriesKey(series)}
          </Entry>
        ))}
      {spec.ranges.map((range) => (
        <Entry key={range.label} color={range.color} label={range.label}>
          <rect x="7" y="0" width="8" height="14" fill="currentColor" opacity="0.4" />
        </Entry>
      ))}
      {spec.targets.map((band) => (
        <Entry key={band.label} color="target" label={band.label}>
          <rect width="22" height="14" fill="currentColor" opacity="0.15" />
          <path d="M0 14L14 0M8 14L22 0" stroke="currentColor" />
        </Entry>
      ))}
      {spec.limits.map((limit) => (
        <Entry key={limit.label} color="limit" label={limit.label}>
          <path d="M0 7H22" stroke="currentColor" strokeWidth="2" strokeDasharray="5 3" />
        </Entry>
      ))}
      {hasBeyond && (
        <Entry color="limit" label={beyondLabel}>
          <path d="M11 1L18 13L4 13Z" fill="currentColor" />
        </Entry>
      )}
    </ul>
  );
}
