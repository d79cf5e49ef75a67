import uPlot from 'uplot';
import type { ChartSeries } from './chartSpec';
import { drawAllPoints, drawLimits, drawRanges, drawTargets, type Pens } from './drawing';

const LABEL_GAP_PX = 8;

function seriesOptions(series: ChartSeries, pens: () => Pens): uPlot.Series {
  const stroke = () => pens().colors[series.color];
  const common = { label: series.label, scale: 'y', spanGaps: false, points: { show: false }, stroke };
  switch (series.kind) {
    case 'bars':
      return { ...common, fill: stroke, width: 0, paths: uPlot.paths.bars?.({ size: [0.6, 64] }) };
    case 'line':
      return { ...common, width: 2, ...(series.dashed && { dash: [3, 4] }) };
    case 'points':
      return { ...common, width: 0, paths: () => null };
  }
}

/** Ticks that fit beside each other: every second, third … where the labels would touch. */
function fittingTicks(plot: uPlot, { spec, font }: Pens): number[] {
  plot.ctx.font = font.replace('12px', `${String(12 * devicePixelRatio)}px`);
  const widest = Math.max(1, ...spec.ticks.map(({ label }) => plot.ctx.measureText(label).width));
  const room = Math.max(1, Math.floor(plot.bbox.width / (widest + LABEL_GAP_PX * devicePixelRatio)));
  const every = Math.max(1, Math.ceil(spec.ticks.length / room));
  return spec.ticks.filter((_, index) => index % every === 0).map(({ at }) => at);
}

/**
 * The chart's description in the plotting library's terms. Colours are asked for at every drawing, so that a change of
 * theme needs a redraw only.
 * @param events.onCursor the stop under the pointer, or null
 * @param events.onFailure drawing happens after React has gone on, so what it throws is handed over instead
 */
export function plotOptions(
  pens: () => Pens,
  size: { width: number; height: number },
  events: { onCursor: (index: number | null) => void; onFailure: (thrown: unknown) => void },
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
  const labels = new Map(spec.ticks.map(({ at, label }) => [at, label]));
  return {
    ...size,
    ms: 1,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: () => [spec.from, spec.to] },
      y: { range: () => [spec.y.min, spec.y.max] },
    },
    axes: [
      {
        ...axis,
        size: 32,
        splits: (plot) => fittingTicks(plot, pens()),
        values: (_, splits) => splits.map((at) => labels.get(at) ?? ''),
      },
      { ...axis, size: 56, values: (_, splits) => splits.map(spec.formatY) },
    ],
    series: [{}, ...spec.series.map((series) => seriesOptions(series, pens))],
    hooks: {
      drawClear: [drawing(drawTargets)],
      drawAxes: [drawing(drawRanges)],
      draw: [drawing(drawLimits), drawing(drawAllPoints)],
      setCursor: [(plot) => events.onCursor(plot.cursor.idx ?? null)],
    },
  };
}
