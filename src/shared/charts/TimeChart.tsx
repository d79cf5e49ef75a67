import { lazy, Suspense, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useT } from '../i18n/text';
import type { ChartSpec, Stretch } from './chartSpec';
import { stopsWithin } from './decimate';
import { keySize, legendOf } from './legend';
import { chosenOf, isWhole, panned, reaching, zoomed } from './zoom';
import { ZoomBar, type ZoomStep } from './ZoomBar';
import './charts.css';

const Plot = lazy(() => import('./Plot').then((module) => ({ default: module.Plot })));

const CLOSER = 0.5;
const PAN_SHARE = 0.5;
/** A longer chart is one that is made to be zoomed, so that its steps stand there from the start, ms. */
const LONG_MS = 32 * 24 * 3_600_000;
const stepOf: Partial<Record<string, ZoomStep>> = {
  '+': 'closer',
  '=': 'closer',
  '-': 'wider',
  PageUp: 'earlier',
  PageDown: 'later',
  Escape: 'whole',
};

/** Several limits are one entry: their values stand in the margin, and in full below. */
const isFolded = (spec: ChartSpec): boolean => spec.limits.length > 1;

function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <span className="nd-chart-labels">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </span>
  );
}

/** Explains each shape of the chart in words. */
function ChartLegend({ spec }: { spec: ChartSpec }) {
  const t = useT();
  const { width, height } = keySize;
  return (
    <ul className="nd-chart-legend">
      {legendOf(spec).map(({ labels, color, strokes, isLimits }) => (
        <li key={labels.join()}>
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${String(width)} ${String(height)}`}
            aria-hidden
            className={`nd-chart-key nd-chart-${color}`}
          >
            {strokes.map((stroke) => (
              <path
                key={stroke.d}
                d={stroke.d}
                opacity={stroke.opacity}
                fill={stroke.width === undefined ? 'currentColor' : 'none'}
                stroke={stroke.width === undefined ? undefined : 'currentColor'}
                strokeWidth={stroke.width}
                strokeDasharray={stroke.dash?.join(' ')}
              />
            ))}
          </svg>
          <Labels labels={isLimits && isFolded(spec) ? [t('trends.alertLimits')] : labels} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A chart over time. Its cursor is a slider: arrow keys, Home and End move it and each stop is read out, while the
 * drawing itself is hidden from readers that cannot see it. Time runs from left to right in every language.
 * @param label what the chart shows, for the slider's name
 * @param stretchText a stretch of time in words; with it the chart can be zoomed and moved, by keyboard and pointer
 */
export function TimeChart({
  spec,
  label,
  stretchText,
}: {
  spec: ChartSpec;
  label: string;
  stretchText?: ((shown: Stretch) => string) | undefined;
}) {
  const t = useT();
  const [cursor, setCursor] = useState<number | null>(null);
  const [zoom, setZoom] = useState<{ spec: ChartSpec; shown: Stretch } | null>(null);
  const shown: Stretch = zoom?.spec === spec ? zoom.shown : spec;
  const [choosing, setChoosing] = useState<Stretch | null>(null);
  const zooms = stretchText !== undefined;
  const isLong = spec.to - spec.from > LONG_MS;
  const show = (move: (before: Stretch) => Stretch) =>
    setZoom((before) => ({ spec, shown: move(before?.spec === spec ? before.shown : spec) }));
  const { first, end } = stopsWithin(spec.x, shown);
  const stop = cursor !== null && cursor >= first && cursor < end ? cursor : null;
  const hint = t(zooms ? 'trends.zoomHint' : 'common.chartHint');
  const said = choosing && stretchText ? stretchText(choosing) : stop === null ? '' : spec.say(stop);
  const along = (((stop !== null && spec.x[stop]) || shown.from) - shown.from) / (shown.to - shown.from);
  const centre = (stop !== null && spec.x[stop]) || (shown.from + shown.to) / 2;

  const steps: Record<ZoomStep, () => void> = {
    closer: () => show((now) => zoomed(now, spec, CLOSER, centre)),
    wider: () => show((now) => zoomed(now, spec, 1 / CLOSER, centre)),
    earlier: () => show((now) => panned(now, spec, -PAN_SHARE)),
    later: () => show((now) => panned(now, spec, PAN_SHARE)),
    whole: () => setZoom(null),
  };
  const press = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (!zooms || !step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    steps[step]();
  };
  /** One stop beyond the edge moves the picture along. */
  const goTo = (next: number) => {
    setCursor(next);
    const at = spec.x[next];
    if (at !== undefined && !isWhole(shown, spec)) show((now) => reaching(now, spec, at));
  };
  const last = Math.max(first, end - 1);

  return (
    <div className="nd-chart">
      <div className="nd-chart-frame" dir="ltr">
        <div aria-hidden="true">
          <Suspense fallback={<div className="nd-chart-plot" />}>
            <Plot
              spec={spec}
              shown={shown}
              cursor={stop}
              onCursor={setCursor}
              pointer={
                zooms
                  ? {
                      onZoom: (factor, at) => show((now) => zoomed(now, spec, factor, at)),
                      onPan: (share) => show((now) => panned(now, spec, share)),
                      onChoosing: setChoosing,
                      onChosen: (stretch) => show(() => chosenOf(stretch, spec)),
                      onWhole: steps.whole,
                    }
                  : undefined
              }
            />
          </Suspense>
        </div>
        {spec.x.length > 0 && (
          <input
            type="range"
            className="nd-chart-cursor"
            aria-label={label}
            aria-valuetext={said || hint}
            min={0}
            max={spec.x.length - 1}
            step={1}
            value={stop ?? last}
            onFocus={() => end > first && setCursor(stop ?? last)}
            onChange={(event) => goTo(Number(event.target.value))}
            onKeyDown={press}
          />
        )}
        {said !== '' && (
          <p className="nd-chart-said" style={{ '--share': along } as CSSProperties}>
            {said}
          </p>
        )}
      </div>
      {stretchText && (isLong || !isWhole(shown, spec)) && (
        <ZoomBar text={stretchText(shown)} isWhole={isWhole(shown, spec)} onStep={(step) => steps[step]()} />
      )}
      <ChartLegend spec={spec} />
      <div className="nd-chart-readout">
        {isFolded(spec) && <Labels labels={spec.limits.map(({ label: limit }) => limit)} />}
        <p>{zooms && !isLong ? t('trends.zoomShort') : hint}</p>
      </div>
    </div>
  );
}
