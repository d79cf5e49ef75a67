import type uPlot from 'uplot';
import type { ChartSeries, ChartSpec, PointShape } from './chartSpec';
import type { Palette } from './palette';

/**
 * The things that the drawing functions share: the chart's description, what of it is shown, and the colours of the
 * moment.
 */
export interface Pens {
  spec: ChartSpec;
  /** The stops that are drawn, ascending. */
  kept: readonly number[];
  colors: Palette;
  font: string;
}

/** More points than this are drawn small: they would hide each other. */
const MANY = 120;
const CROWD = 800;

export const left = (plot: uPlot): number => plot.bbox.left;
export const right = (plot: uPlot): number => plot.bbox.left + plot.bbox.width;
export const xOf = (plot: uPlot, at: number): number => plot.valToPos(at, 'x', true);
export const yOf = (plot: uPlot, value: number): number => plot.valToPos(value, 'y', true);
/** CSS pixels in canvas pixels. */
export const scaled = (px: number): number => px * devicePixelRatio;
export const sized = (font: string, px: number): string => font.replace('12px', `${String(scaled(px))}px`);

export function clipped(plot: uPlot, draw: (ctx: CanvasRenderingContext2D) => void): void {
  const { ctx, bbox } = plot;
  ctx.save();
  // A broken series leaves its dashes behind.
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  draw(ctx);
  ctx.restore();
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
        ctx.fillRect(xOf(plot, at) - width / 2, top, width, Math.max(yOf(plot, low) - top, scaled(2)));
      });
    });
  }
}

function pointSize(count: number): number {
  if (count > CROWD) return scaled(1.5);
  return scaled(count > MANY ? 2.5 : 4);
}

/** Traces one point, centred on x and y; `size` is its radius. Rings are meant to be stroked, the others filled. */
function tracePoint(
  path: Pick<Path2D, 'arc' | 'moveTo' | 'lineTo' | 'closePath' | 'rect'>,
  shape: PointShape,
  x: number,
  y: number,
  size: number,
): void {
  switch (shape) {
    case 'circle':
    case 'ring':
      path.moveTo(x + size, y);
      path.arc(x, y, size, 0, 2 * Math.PI);
      return;
    case 'square':
      path.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
      return;
    case 'diamond':
      path.moveTo(x, y - size * 1.3);
      path.lineTo(x + size * 1.3, y);
      path.lineTo(x, y + size * 1.3);
      path.lineTo(x - size * 1.3, y);
      path.closePath();
      return;
    case 'beyond':
      path.moveTo(x, y - size * 1.6);
      path.lineTo(x + size * 1.6, y + size * 1.2);
      path.lineTo(x - size * 1.6, y + size * 1.2);
      path.closePath();
      return;
  }
}

function drawPoints(plot: uPlot, series: ChartSeries, { spec, kept, colors }: Pens): void {
  const [inside, beyond] = [new Path2D(), new Path2D()];
  // At the size of a crowd no shape can be told from a square, which is drawn in a fraction of the time.
  const shape = kept.length > CROWD ? 'square' : (series.shape ?? 'circle');
  const size = pointSize(kept.length);
  for (const index of kept) {
    const value = series.values[index];
    if (typeof value !== 'number') continue;
    const out = series.beyond?.has(index) ?? false;
    // The tip of a bar marks a total beyond its limit; an ordinary total needs no mark.
    if (series.kind === 'bars' && !out) continue;
    // A triangle stays recognisable in a crowd.
    tracePoint(
      out ? beyond : inside,
      out ? 'beyond' : shape,
      xOf(plot, spec.x[index] ?? 0),
      yOf(plot, value),
      out ? Math.max(size, scaled(3)) : size,
    );
  }
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

/** Where points crowd, those above one another in the same pixels are joined upright: between them lie more. */
function drawSpans(plot: uPlot, series: ChartSeries, { spec, kept, colors }: Pens): void {
  if (series.kind !== 'points' || kept.length <= CROWD) return;
  const spans = new Path2D();
  let [lastX, lastY] = [Number.NEGATIVE_INFINITY, 0];
  for (const index of kept) {
    const value = series.values[index];
    if (typeof value !== 'number') continue;
    const [x, y] = [xOf(plot, spec.x[index] ?? 0), yOf(plot, value)];
    if (x - lastX < scaled(1.5)) {
      spans.moveTo(x, lastY);
      spans.lineTo(x, y);
    }
    [lastX, lastY] = [x, y];
  }
  clipped(plot, (ctx) => {
    ctx.globalAlpha = 0.35;
    ctx.lineWidth = scaled(1);
    ctx.strokeStyle = colors[series.color];
    ctx.stroke(spans);
  });
}

/** The two values of one reading as an upright bar between them. */
function drawJoins(plot: uPlot, { spec, kept, colors }: Pens): void {
  if (kept.length > CROWD) return;
  for (const [place, top] of spec.series.entries()) {
    const bottom = top.joined && spec.series.slice(place + 1).find(({ joined }) => joined === top.joined);
    if (!bottom) continue;
    clipped(plot, (ctx) => {
      ctx.beginPath();
      for (const index of kept) {
        const [high, low] = [top.values[index], bottom.values[index]];
        if (typeof high !== 'number' || typeof low !== 'number') continue;
        const x = xOf(plot, spec.x[index] ?? 0);
        ctx.moveTo(x, yOf(plot, high));
        ctx.lineTo(x, yOf(plot, low));
      }
      ctx.globalAlpha = 0.35;
      ctx.lineWidth = pointSize(kept.length) * 1.25;
      ctx.strokeStyle = colors[top.color];
      ctx.stroke();
    });
  }
}

/** All points, above lines and bars; those beyond a limit as triangles in the limit's colour. */
export function drawAllPoints(plot: uPlot, pens: Pens): void {
  drawJoins(plot, pens);
  for (const series of pens.spec.series) {
    if (series.kind === 'line' && !series.shape) continue;
    drawSpans(plot, series, pens);
    drawPoints(plot, series, pens);
  }
}
