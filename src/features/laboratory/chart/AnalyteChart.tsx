import { useMemo } from 'react';
import { usualRangeIn } from '@/domain/laboratory/labValues';
import type { LabCell, LabRow } from '@/domain/laboratory/resultTable';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { ChartCard } from '@/shared/charts/ChartCard';
import type { ChartSpec, Stretch } from '@/shared/charts/chartSpec';
import { TimeChart } from '@/shared/charts/TimeChart';
import { useFormats, type Formats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { analyteWord } from '@/shared/i18n/wording/analyteWording';
import { labNumber } from '@/shared/i18n/wording/labNumber';
import { standingWord } from '../labWords';

const DAY_MS = 86_400_000;
/** One value alone stands in the middle of so much time. */
const LEAST_STRETCH = 60 * DAY_MS;
const TICKS = 5;

/** Values that are usual, in the unit of the row: the laboratory's newest own range, else that of adults. */
function usualRange(row: LabRow, cells: readonly LabCell[]): { from?: number; to?: number } {
  const newest = cells.findLast(({ result }) => result?.range && result.unit === row.unit.ucum)?.result
    ?.range;
  if (newest?.low !== undefined || newest?.high !== undefined)
    return {
      ...(newest.low !== undefined && { from: newest.low }),
      ...(newest.high !== undefined && { to: newest.high }),
    };
  const { min, max, below } = usualRangeIn(row.analyte, row.unit);
  const top = max ?? below;
  return { ...(min !== undefined && { from: min }), ...(top !== undefined && { to: top }) };
}

function stretchOf(x: readonly number[]): Stretch {
  const [first = 0, last = 0] = [x[0], x.at(-1)];
  const spare = Math.max((last - first) * 0.04, (LEAST_STRETCH - (last - first)) / 2);
  return { from: first - spare, to: last + spare };
}

interface Said {
  t: ReturnType<typeof useT>;
  formats: Formats;
  zone: string;
}

/** The course of an analyte; values out of range have a shape of their own, computed ones say so. */
function analyteChart(row: LabRow, { t, formats, zone }: Said): ChartSpec {
  const cells = [...row.byDay.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const x = cells.map(({ at }) => Date.parse(at));
  const text = ({ value, comparator, result }: LabCell) =>
    labNumber(value, comparator, row.unit, formats, result?.unit === row.unit.ucum);
  const values = cells.map(({ value }) => value);
  const beyond = new Set(
    cells.flatMap(({ standing }, at) => (standing === 'low' || standing === 'high' ? [at] : [])),
  );
  const { from, to } = usualRange(row, cells);
  const shown = [...values, ...(from === undefined ? [] : [from]), ...(to === undefined ? [] : [to])];
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const spare = (high - low) * 0.1 || Math.abs(high) * 0.1 || 1;
  const y = { min: Math.max(0, low - spare), max: high + spare };
  const dayOf = (at: number) => formats.day(calendarDayOf(at, zone), 'short');
  const name = t(analyteWord[row.analyte]);
  const hasRange = from !== undefined || to !== undefined;
  return {
    ...stretchOf(x),
    y,
    ticks: (stretch) =>
      Array.from({ length: TICKS }, (_, index) => {
        const at = stretch.from + ((index + 0.5) * (stretch.to - stretch.from)) / TICKS;
        return { at, label: dayOf(at) };
      }),
    x,
    say: (stop) => {
      const cell = cells[stop];
      if (!cell) return '';
      return t('laboratory.pointSaid', {
        day: formats.day(calendarDayOf(Date.parse(cell.at), zone)),
        value: `${text(cell)} ${row.unit.symbol}`,
        standing: t(cell.result === null ? 'laboratory.computed' : standingWord[cell.standing]),
      });
    },
    series: [{ label: name, kind: 'line', color: 'first', values, beyond, shape: 'circle' }],
    ranges: [],
    zones: [],
    targets: hasRange ? [{ label: t('laboratory.usualRange'), from: from ?? y.min, to: to ?? y.max }] : [],
    plans: [],
    limits: [],
    marks: [],
    beyondLabel: t('laboratory.outOfRange'),
    formatY: (value) => formats.number(value, y.max - y.min < 5 ? Math.max(1, row.unit.decimals) : 0),
  };
}

/** One analyte over all time that is known. */
export function AnalyteChart({ row, zone, onClose }: { row: LabRow; zone: string; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const spec = useMemo(() => analyteChart(row, { t, formats, zone }), [row, t, formats, zone]);
  const title = t('laboratory.chartTitle', { analyte: t(analyteWord[row.analyte]), unit: row.unit.symbol });
  return (
    <ChartCard
      title={title}
      resetKeys={[row]}
      actions={
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={t('laboratory.closeChart')}
          onClick={onClose}
        >
          <T id="common.close" />
        </button>
      }
    >
      <TimeChart spec={spec} label={title} />
    </ChartCard>
  );
}
