import { lazy, Suspense, useState } from 'react';
import { useT } from '../i18n/text';
import { ChartLegend } from './ChartLegend';
import type { ChartSpec } from './chartSpec';
import './charts.css';

const Plot = lazy(() => import('./Plot').then((module) => ({ default: module.Plot })));

/**
 * A chart over time. Its cursor is a slider: arrow keys, Home and End move it and each stop is read out, while the
 * drawing itself is hidden from readers that cannot see it. Time runs from left to right in every language.
 * @param label what the chart shows, for the slider's name
 */
export function TimeChart({ spec, label }: { spec: ChartSpec; label: string }) {
  const t = useT();
  const [cursor, setCursor] = useState<number | null>(null);
  const stop = cursor !== null && cursor < spec.x.length ? cursor : null;
  const words = stop === null ? t('common.chartHint') : spec.words[stop];
  return (
    <div className="nd-chart">
      <div className="nd-chart-frame" dir="ltr">
        <div aria-hidden="true">
          <Suspense fallback={<div className="nd-chart-plot" />}>
            <Plot spec={spec} cursor={stop} onCursor={setCursor} />
          </Suspense>
        </div>
        {spec.x.length > 0 && (
          <input
            type="range"
            className="nd-chart-cursor"
            aria-label={label}
            aria-valuetext={words}
            min={0}
            max={spec.x.length - 1}
            step={1}
            value={stop ?? spec.x.length - 1}
            onFocus={() => setCursor(stop ?? spec.x.length - 1)}
            onChange={(event) => setCursor(Number(event.target.value))}
          />
        )}
      </div>
      <p className="nd-chart-readout">{words}</p>
      <ChartLegend spec={spec} beyondLabel={t('common.chartBeyond')} />
    </div>
  );
}
