import type { ChartSpec } from './chartSpec';
import { keySize, legendOf } from './legend';

/** What each shape of the chart means, in words. */
export function ChartLegend({ spec }: { spec: ChartSpec }) {
  const { width, height } = keySize;
  return (
    <ul className="nd-chart-legend">
      {legendOf(spec).map(({ label, color, strokes }) => (
        <li key={label}>
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
          {label}
        </li>
      ))}
    </ul>
  );
}
