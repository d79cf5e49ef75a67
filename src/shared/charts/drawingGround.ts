import type uPlot from 'uplot';
import type { NamedLine } from './chartSpec';
import { clipped, left, right, scaled, sized, xOf, yOf, type Pens } from './drawing';

const HATCH_PX = 8;
const STRIP_PX = 16;

/** Named stretches of the value axis: every second one is shaded, each with its name at its upper edge. */
export function drawZones(plot: uPlot, { spec, colors, font }: Pens): void {
  spec.zones.forEach((zone, index) => {
    const [top, bottom] = [yOf(plot, zone.to), yOf(plot, zone.from)];
    clipped(plot, (ctx) => {
      ctx.fillStyle = colors.axis;
      ctx.globalAlpha = index % 2 === 0 ? 0 : 0.09;
      ctx.fillRect(left(plot), top, plot.bbox.width, bottom - top);
      ctx.globalAlpha = 1;
      ctx.font = sized(font, 11);
      ctx.textAlign = 'left';
      ctx.textBaseline = 'top';
      ctx.fillText(zone.label, left(plot) + scaled(6), top + scaled(4));
    });
  });
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

/**
 * Draws what happened: a strip along the upper edge for as long as it lasted, a dotted line where it began, and its
 * sign.
 */
export function drawMarks(plot: uPlot, { spec, colors, font }: Pens): void {
  for (const mark of spec.marks) {
    const [from, to] = [xOf(plot, mark.from), xOf(plot, mark.to)];
    const top = plot.bbox.top;
    clipped(plot, (ctx) => {
      ctx.strokeStyle = colors.mark;
      ctx.fillStyle = colors.mark;
      ctx.globalAlpha = 0.12;
      ctx.fillRect(from, top, Math.max(to - from, scaled(STRIP_PX)), scaled(STRIP_PX));
      ctx.globalAlpha = 1;
      ctx.lineWidth = scaled(1);
      ctx.setLineDash([scaled(1), scaled(3)]);
      ctx.beginPath();
      ctx.moveTo(from, top);
      ctx.lineTo(from, top + plot.bbox.height);
      ctx.stroke();
      ctx.font = `bold ${sized(font, 11)}`;
      ctx.textAlign = 'left';
      ctx.textBaseline = 'middle';
      // What began earlier keeps its sign in sight.
      ctx.fillText(mark.sign, Math.max(from, left(plot)) + scaled(4), top + scaled(STRIP_PX / 2));
    });
  }
}

/** Room for what stands beside the lines, CSS px. */
export const MARGIN_PX = 68;
/** So far apart are two of them that can both be read. */
const APART_PX = 13;

function drawLine(plot: uPlot, line: NamedLine, color: string, dash: number[]): void {
  const y = yOf(plot, line.value);
  clipped(plot, (ctx) => {
    ctx.strokeStyle = color;
    ctx.lineWidth = scaled(1.5);
    ctx.setLineDash(dash.map(scaled));
    ctx.beginPath();
    ctx.moveTo(left(plot), y);
    ctx.lineTo(right(plot), y);
    ctx.stroke();
  });
}

/** Plans as lines drawn through, alert limits dashed; each with its value in the margin, where no reading lies. */
export function drawLines(plot: uPlot, { spec, colors, font }: Pens): void {
  const inSight = ({ value }: NamedLine) => value >= spec.y.min && value <= spec.y.max;
  const lines = [
    ...spec.plans.filter(inSight).map((line) => ({ line, color: colors.target, dash: [] })),
    ...spec.limits.filter(inSight).map((line) => ({ line, color: colors.limit, dash: [7, 5] })),
  ].toSorted((one, other) => other.line.value - one.line.value);
  const { ctx } = plot;
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { line, color, dash } of lines) {
    drawLine(plot, line, color, dash);
    lowest = Math.max(yOf(plot, line.value), lowest + scaled(APART_PX));
    ctx.save();
    ctx.fillStyle = color;
    ctx.font = sized(font, 11);
    ctx.textAlign = 'left';
    ctx.textBaseline = 'middle';
    ctx.fillText(line.short, right(plot) + scaled(4), lowest);
    ctx.restore();
  }
}

/** The unit above the numbers of the value axis. */
export function drawUnit(plot: uPlot, { spec: { unit }, colors, font }: Pens): void {
  if (unit === undefined) return;
  const { ctx } = plot;
  ctx.save();
  ctx.fillStyle = colors.axis;
  ctx.font = sized(font, 11);
  ctx.textAlign = 'right';
  ctx.textBaseline = 'bottom';
  ctx.fillText(unit, left(plot) - scaled(9), plot.bbox.top - scaled(7));
  ctx.restore();
}

/** The day that is not over under slanting lines with its words, what is to come in grey. */
export function drawDays(plot: uPlot, { spec: { running, ahead }, colors, font }: Pens): void {
  clipped(plot, (ctx) => {
    ctx.fillStyle = colors.axis;
    ctx.strokeStyle = colors.axis;
    if (ahead) {
      ctx.globalAlpha = 0.08;
      ctx.fillRect(xOf(plot, ahead.from), plot.bbox.top, plot.bbox.width, plot.bbox.height);
    }
    if (!running) return;
    const { top, height } = plot.bbox;
    const [from, to] = [xOf(plot, running.from), xOf(plot, running.to)];
    ctx.beginPath();
    ctx.rect(from, top, to - from, height);
    ctx.clip();
    ctx.globalAlpha = 0.16;
    ctx.lineWidth = scaled(1);
    ctx.beginPath();
    for (let x = from - height; x < to; x += scaled(HATCH_PX)) {
      ctx.moveTo(x, top + height);
      ctx.lineTo(x + height, top);
    }
    ctx.stroke();
    ctx.globalAlpha = 1;
    ctx.font = sized(font, 11);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'bottom';
    // Words that are wider than the day are left to its hatching.
    if (ctx.measureText(running.label).width < to - from)
      ctx.fillText(running.label, (from + to) / 2, top + height - scaled(4));
  });
}
