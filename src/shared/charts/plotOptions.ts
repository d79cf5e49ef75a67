import uPlot from 'uplot';
import type { ChartSeries, Stretch, Tick } from './chartSpec';
import { drawAllPoints, drawRanges, type Pens } from './drawing';
import { drawDays, drawLines, drawMarks, drawTargets, drawUnit, drawZones, MARGIN_PX } from './drawingGround';

const LABEL_GAP_PX = 8;
/** Grid lines closer than this are a wash. */
const GRID_GAP_PX = 14;
/** Room for the unit above the value axis. */
const UNIT_PX = 22;

function seriesOptions(series: ChartSeries, pens: () => Pens): uPlot.Series {
  const stroke = () => pens().colors[series.color];
  const common = { label: series.label, scale: 'y', spanGaps: false, points: { show: false }, stroke };
  switch (series.kind) {
    case 'bars':
      return { ...common, fill: stroke, width: 0, paths: uPlot.paths.bars?.({ size: [0.6, 64] }) };
    case 'line':
      return {
        ...common,
        width: 2,
        ...(series.broken && { dash: series.broken === 'dots' ? [3, 4] : [10, 5] }),
      };
    case 'points':
      return { ...common, width: 0, paths: () => null };
  }
}

const everyNth = (ticks: readonly Tick[], room: number): Tick[] => {
  const every = Math.max(1, Math.ceil(ticks.length / Math.max(1, Math.floor(room))));
  return ticks.filter((_, index) => index % every === 0);
};

/** Ticks whose labels fit beside each other: every second, third … where they would touch. */
function labelled(plot: uPlot, ticks: readonly Tick[], font: string): Tick[] {
  plot.ctx.font = font.replace('12px', `${String(12 * devicePixelRatio)}px`);
  const lines = ticks.flatMap(({ label }) => label.split('\n'));
  const widest = Math.max(1, ...lines.map((line) => plot.ctx.measureText(line).width));
  return everyNth(ticks, plot.bbox.width / (widest + LABEL_GAP_PX * devicePixelRatio));
}

/** The time axis: a grid line at every tick that has room, a label at those whose label has. */
function timeAxis(pens: () => Pens, shown: () => Stretch): Pick<uPlot.Axis, 'size' | 'splits' | 'values'> {
  let labels = new Map<number, string>();
  const { spec } = pens();
  return {
    size: spec.ticks(spec).some(({ label }) => label.includes('\n')) ? 48 : 32,
    splits: (plot) => {
      const ticks = pens().spec.ticks(shown());
      const told = labelled(plot, ticks, pens().font);
      labels = new Map(told.map(({ at, label }) => [at, label]));
      const hasRoom = plot.bbox.width / Math.max(1, ticks.length) > GRID_GAP_PX * devicePixelRatio;
      return (hasRoom ? ticks : told).map(({ at }) => at);
    },
    values: (_, splits) => splits.map((at) => labels.get(at) ?? ''),
  };
}

/**
 * The chart's description in the plotting library's terms. Colours are asked for at every drawing, so that a change of
 * theme needs a redraw only.
 * @param shown the stretch of time in sight
 * @param events.onCursor the place among what is drawn that lies under the pointer, or null
 * @param events.onFailure drawing happens after React has gone on, so what it throws is handed over instead
 */
export function plotOptions(
  pens: () => Pens,
  shown: () => Stretch,
  size: { width: number; height: number },
  events: { onCursor: (place: number | null) => void; onFailure: (thrown: unknown) => void },
): uPlot.Options {
  const { spec, font } = pens();
  const drawing = (draw: (plot: uPlot, current: Pens) => void) => (plot: uPlot) => {
    try {
      draw(plot, pens());
    } catch (thrown) {
      events.onFailure(thrown);
    }
  };
  const axis = {
    font,
    stroke: () => pens().colors.axis,
    grid: { stroke: () => pens().colors.grid, width: 1 },
    ticks: { stroke: () => pens().colors.grid, width: 1, size: 4 },
  };
  return {
    ...size,
    ms: 1,
    padding: [
      spec.unit === undefined ? null : UNIT_PX,
      spec.limits.length + spec.plans.length > 0 ? MARGIN_PX : null,
      null,
      null,
    ],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: () => [shown().from, shown().to] },
      y: { range: () => [spec.y.min, spec.y.max] },
    },
    axes: [
      { ...axis, ...timeAxis(pens, shown) },
      { ...axis, size: 56, values: (_, splits) => splits.map(spec.formatY) },
    ],
    series: [{}, ...spec.series.map((series) => seriesOptions(series, pens))],
    hooks: {
      drawClear: [drawing(drawZones), drawing(drawTargets), drawing(drawDays)],
      drawAxes: [drawing(drawRanges)],
      draw: [drawing(drawLines), drawing(drawAllPoints), drawing(drawMarks), drawing(drawUnit)],
      setCursor: [(plot) => events.onCursor(plot.cursor.idx ?? null)],
    },
  };
}
