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

/** What happened: a strip along the upper edge for as long as it lasted, a dotted line where it began, and its sign. */
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

function drawLine(plot: uPlot, line: NamedLine, color: string, dash: number[], { spec, font }: Pens): void {
  if (line.value < spec.y.min || line.value > spec.y.max) return;
  const y = yOf(plot, line.value);
  clipped(plot, (ctx) => {
    ctx.strokeStyle = color;
    ctx.fillStyle = color;
    ctx.lineWidth = scaled(1.5);
    ctx.setLineDash(dash.map(scaled));
    ctx.beginPath();
    ctx.moveTo(left(plot), y);
    ctx.lineTo(right(plot), y);
    ctx.stroke();
    ctx.font = sized(font, 11);
    ctx.textAlign = 'right';
    ctx.textBaseline = 'bottom';
    ctx.fillText(line.label, right(plot) - scaled(4), y - scaled(2));
  });
}

/** Plans as lines drawn through, alert limits dashed; each with its name at the end. */
export function drawLines(plot: uPlot, pens: Pens): void {
  for (const plan of pens.spec.plans) drawLine(plot, plan, pens.colors.target, [], pens);
  for (const limit of pens.spec.limits) drawLine(plot, limit, pens.colors.limit, [7, 5], pens);
}
