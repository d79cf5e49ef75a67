import './spark.css';

const PAD = 3;

interface Place {
  x: number;
  y: number;
}

/** Runs of days that follow each other: a gap is not bridged (§3 #32). */
function runsOf(points: readonly (Place | null)[]): Place[][] {
  const runs: Place[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * The values of some days as a small line; nothing where there is none.
 * @param values of each day, null without one
 * @param leastSpan from top to bottom, in the unit of the values: a calm course is to look calm
 * @param band what is aimed at, in the unit of the values
 * @param limits what is not to be passed, upwards or downwards, in the unit of the values; not drawn where the course is
 *   far from it
 * @param label the course in words
 */
export function Spark({
  values,
  leastSpan,
  label,
  band,
  limits = [],
  width = 84,
  height = 24,
}: {
  values: readonly (number | null)[];
  leastSpan: number;
  label: string;
  band?: { low: number; high: number } | undefined;
  limits?: readonly number[] | undefined;
  width?: number;
  height?: number;
}) {
  const present = values.filter((value) => value !== null);
  if (present.length === 0) return null;
  const [low, high] = [Math.min(...present), Math.max(...present)];
  const middle = (low + high) / 2;
  const span = Math.max(leastSpan, high - low);
  const yOf = (value: number) => PAD + ((middle + span / 2 - value) * (height - 2 * PAD)) / span;
  const points = values.map((value, index) =>
    value === null
      ? null
      : { x: PAD + (index * (width - 2 * PAD)) / Math.max(1, values.length - 1), y: yOf(value) },
  );
  const end = points.findLast((point) => point !== null);
  const within = (y: number) => Math.min(height, Math.max(0, y));
  const lines = [...new Set(limits)].map(yOf).filter((y) => y === within(y));
  const [top, bottom] = band ? [within(yOf(band.high)), within(yOf(band.low))] : [0, 0];
  return (
    <svg
      className="nd-spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      direction="ltr"
    >
      <title>{label}</title>
      {bottom > top && <rect className="nd-spark-band" x={0} y={top} width={width} height={bottom - top} />}
      {lines.map((y) => (
        <line key={y} className="nd-spark-limit" x1={0} x2={width} y1={y} y2={y} />
      ))}
      {runsOf(points).map((run) => (
        // A day between two gaps is a dot: the round end of a line of no length.
        <polyline
          key={run[0]?.x}
          points={[...run, ...run.slice(-1)].map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
      {end && <circle className="nd-spark-end" cx={end.x} cy={end.y} r={2.5} />}
    </svg>
  );
}
