import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';

const WIDTH = 84;
const HEIGHT = 24;
const PAD = 3;

/** Runs of days that follow each other: a gap is not bridged (§3 #32). */
function runsOf(points: readonly ({ x: number; y: number } | null)[]): { x: number; y: number }[][] {
  const runs: { x: number; y: number }[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** The daily mean systolic pressure of two weeks as a small line, and in words for those who do not see it. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const t = useT();
  const formats = useFormats();
  const present = values.filter((value) => value !== null);
  const last = present.at(-1);
  if (last === undefined) return <span className="text-body-secondary">{t('common.noData')}</span>;
  const [low, high] = [Math.min(...present), Math.max(...present)];
  // At least 30 mmHg from top to bottom: a calm course is to look calm.
  const middle = (low + high) / 2;
  const span = Math.max(30, high - low);
  const place = (value: number, index: number) => ({
    x: PAD + (index * (WIDTH - 2 * PAD)) / (values.length - 1),
    y: PAD + ((middle + span / 2 - value) * (HEIGHT - 2 * PAD)) / span,
  });
  const points = values.map((value, index) => (value === null ? null : place(value, index)));
  const end = points.findLast((point) => point !== null);
  const words = t('worklist.trendWords', {
    days: present.length,
    low: formats.number(low),
    high: formats.number(high),
    last: formats.number(last),
  });
  return (
    <svg
      className="nd-spark"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words}
      direction="ltr"
    >
      <title>{words}</title>
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
