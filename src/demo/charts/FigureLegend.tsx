import { isRound, type FigureSpec } from './figureSpec';

/** What each colour of a chart means: of several lines their names, of parts their values too. */
export function FigureLegend({ spec }: { spec: FigureSpec }) {
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
