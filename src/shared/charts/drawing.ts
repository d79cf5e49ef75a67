import type uPlot from 'uplot';
import type { ChartSeries, ChartSpec } from './chartSpec';
import type { Palette } from './palette';
import { tracePoint } from './shapes';

/** What the drawing functions share: the chart's description and the colours of the moment. */
export interface Pens {
  spec: ChartSpec;
  colors: Palette;
  font: string;
}

const HATCH_PX = 8;

const left = (plot: uPlot): number => plot.bbox.left;
const right = (plot: uPlot): number => plot.bbox.left + plot.bbox.width;
const yOf = (plot: uPlot, value: number): number => plot.valToPos(value, 'y', true);
/** CSS pixels in canvas pixels. */
const scaled = (px: number): number => px * devicePixelRatio;

function clipped(plot: uPlot, draw: (ctx: CanvasRenderingContext2D) => void): void {
  const { ctx, bbox } = plot;
  ctx.save();
  // A dashed series leaves its dashes behind.
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  draw(ctx);
  ctx.restore();
}

/** Target bands: a light wash under slanting lines, so that they are no mere colour. */
export function drawTargets(plot: uPlot, { spec, colors }: Pens): void {
  for (const band of spec.targets) {
    const [top, bottom] = [yOf(plot, band.to), yOf(plot, band.from)];
    clipped(plot, (ctx) => {
      ctx.beginPath();
      ctx.rect(left(plot), top, plot.bbox.width, bottom - top);
      ctx.clip();
      ctx.fillStyle = colors.target;
      ctx.strokeStyle = colors.target;
      ctx.globalAlpha = 0.1;
      ctx.fillRect(left(plot), top, plot.bbox.width, bottom - top);
      ctx.globalAlpha = 0.35;
      ctx.lineWidth = scaled(1);
      ctx.beginPath();
      const height = bottom - top;
      for (let x = left(plot) - height; x < right(plot); x += scaled(HATCH_PX)) {
        ctx.moveTo(x, bottom);
        ctx.lineTo(x + height, top);
      }
      ctx.stroke();
    });
  }
}

/** Spans between two sets of values: one upright bar per stop. */
export function drawRanges(plot: uPlot, { spec, colors }: Pens): void {
  const step = plot.bbox.width / Math.max(1, spec.x.length);
  for (const range of spec.ranges) {
    clipped(plot, (ctx) => {
      ctx.fillStyle = colors[range.color];
      ctx.globalAlpha = 0.28;
      spec.x.forEach((at, index) => {
        const [low, high] = [range.low[index], range.high[index]];
        if (typeof low !== 'number' || typeof high !== 'number') return;
        const width = Math.min(step * 0.5, scaled(28));
        const top = yOf(plot, high);
        ctx.fillRect(
          plot.valToPos(at, 'x', true) - width / 2,
          top,
          width,
          Math.max(yOf(plot, low) - top, scaled(2)),
        );
      });
    });
  }
}

/** Limit lines: dashed, with their name at the end. */
export function drawLimits(plot: uPlot, { spec, colors, font }: Pens): void {
  for (const limit of spec.limits) {
    if (limit.value < spec.y.min || limit.value > spec.y.max) continue;
    const y = yOf(plot, limit.value);
    clipped(plot, (ctx) => {
      ctx.strokeStyle = colors.limit;
      ctx.fillStyle = colors.limit;
      ctx.lineWidth = scaled(1.5);
      ctx.setLineDash([scaled(7), scaled(5)]);
      ctx.beginPath();
      ctx.moveTo(left(plot), y);
      ctx.lineTo(right(plot), y);
      ctx.stroke();
      ctx.font = font.replace('12px', `${String(scaled(11))}px`);
      ctx.textAlign = 'right';
      ctx.textBaseline = 'bottom';
      ctx.fillText(limit.label, right(plot) - scaled(4), y - scaled(2));
    });
  }
}

function drawPoints(plot: uPlot, series: ChartSeries, { spec, colors }: Pens): void {
  const [inside, beyond] = [new Path2D(), new Path2D()];
  const shape = series.shape ?? 'circle';
  const size = scaled(spec.x.length > 120 ? 2.5 : 4);
  series.values.forEach((value, index) => {
    if (typeof value !== 'number') return;
    const x = plot.valToPos(spec.x[index] ?? 0, 'x', true);
    const out = series.beyond?.has(index) ?? false;
    // The tip of a bar marks a total beyond its limit; an ordinary total needs no mark.
    if (series.kind === 'bars' && !out) return;
    tracePoint(out ? beyond : inside, out ? 'beyond' : shape, x, yOf(plot, value), size);
  });
  clipped(plot, (ctx) => {
    ctx.lineWidth = scaled(1.5);
    ctx.strokeStyle = colors[series.color];
    ctx.fillStyle = colors[series.color];
    if (shape === 'ring') ctx.stroke(inside);
    else ctx.fill(inside);
    ctx.fillStyle = colors.limit;
    ctx.fill(beyond);
  });
}

/** All points, above lines and bars; those beyond a limit as triangles in the limit's colour. */
export function drawAllPoints(plot: uPlot, pens: Pens): void {
  for (const series of pens.spec.series) {
    if (series.kind !== 'line' || series.shape) drawPoints(plot, series, pens);
  }
}
