import uPlot from 'uplot';
import type { ChartSpec } from './chartSpec';
import { worthDrawing } from './decimate';
import { keySize, legendOf, type LegendEntry } from './legend';
import { readPalette, type Palette } from './palette';
import { plotOptions } from './plotOptions';

const WIDTH = 1200;
const PLOT_HEIGHT = 440;
const MARGIN = 32;
const LINE = 24;
const TITLE_PX = 22;
const TEXT_PX = 15;
const KEY_GAP = 8;
const ENTRY_GAP = 28;

/** A chart drawn somewhere out of sight in the light colours, and taken away again. */
async function drawnLight(
  spec: ChartSpec,
  take: (
    canvas: HTMLCanvasElement,
    look: { colors: Palette; font: string; text: string; paper: string },
  ) => Promise<Blob>,
): Promise<Blob> {
  const host = document.createElement('div');
  host.className = 'nd-chart nd-chart-offstage';
  host.dataset.bsTheme = 'light';
  document.body.append(host);
  try {
    const palette = readPalette(host);
    const size = { width: WIDTH - 2 * MARGIN, height: PLOT_HEIGHT };
    const kept = worthDrawing(spec, spec, size.width);
    const pens = { spec, kept, ...palette };
    let failure: unknown;
    const options = plotOptions(
      () => pens,
      () => spec,
      size,
      { onCursor: () => undefined, onFailure: (thrown) => (failure = thrown) },
    );
    const data: uPlot.AlignedData = [
      kept.map((index) => spec.x[index] ?? 0),
      ...spec.series.map(({ values }) => kept.map((index): number | null | undefined => values[index])),
    ];
    const plot = new uPlot(options, data, host);
    // The library draws in a microtask of its own.
    await new Promise((drawn) => setTimeout(drawn));
    if (failure !== undefined) throw failure;
    const style = getComputedStyle(host);
    const blob = await take(plot.ctx.canvas, {
      ...palette,
      text: style.getPropertyValue('--bs-body-color').trim(),
      paper: style.getPropertyValue('--nd-chart-paper').trim(),
    });
    plot.destroy();
    return blob;
  } finally {
    host.remove();
  }
}

/** In a picture each name stands by itself: there is no line to break. */
type ImageEntry = Omit<LegendEntry, 'labels'> & { label: string };

/** Where each entry of the legend stands, row by row. */
function placed(ctx: CanvasRenderingContext2D, entries: readonly ImageEntry[]) {
  let [x, row] = [0, 0];
  const places = entries.map((entry) => {
    const width = keySize.width + KEY_GAP + ctx.measureText(entry.label).width;
    if (x > 0 && x + width > WIDTH - 2 * MARGIN) [x, row] = [0, row + 1];
    const place = { entry, x, row };
    x += width + ENTRY_GAP;
    return place;
  });
  return { places, rows: row + 1 };
}

function drawKey(ctx: CanvasRenderingContext2D, { strokes }: ImageEntry, color: string): void {
  for (const { d, width, dash, opacity } of strokes) {
    const path = new Path2D(d);
    ctx.globalAlpha = opacity ?? 1;
    ctx.setLineDash([...(dash ?? [])]);
    ctx.fillStyle = color;
    ctx.strokeStyle = color;
    ctx.lineWidth = width ?? 1;
    const draw = width === undefined ? 'fill' : 'stroke';
    ctx[draw](path);
  }
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
}

/**
 * The chart as a PNG with its legend and what its marks stand for, on a light surface.
 * @param lines what is written above it, the first one as its title
 * @throws Error where nothing can be drawn
 */
export function chartImage(spec: ChartSpec, lines: readonly string[]): Promise<Blob> {
  return drawnLight(spec, (chart, { colors, font, text, paper }) => {
    const scale = devicePixelRatio;
    const canvas = document.createElement('canvas');
    const ctx = canvas.getContext('2d');
    if (!ctx) throw new Error('There is no canvas to draw on');
    const textFont = font.replace('12px', `${String(TEXT_PX)}px`);
    ctx.font = textFont;
    const legend = placed(
      ctx,
      legendOf(spec).flatMap(({ labels, ...look }) => labels.map((label) => ({ ...look, label }))),
    );
    const top = MARGIN + TITLE_PX + lines.length * LINE;
    const foot = top + PLOT_HEIGHT + MARGIN / 2;
    const height = foot + (legend.rows + spec.marks.length) * LINE + MARGIN;
    canvas.width = WIDTH * scale;
    canvas.height = height * scale;
    ctx.scale(scale, scale);
    ctx.fillStyle = paper;
    ctx.fillRect(0, 0, WIDTH, height);
    ctx.fillStyle = text;
    ctx.textBaseline = 'top';
    lines.forEach((line, index) => {
      ctx.font = index === 0 ? `600 ${font.replace('12px', `${String(TITLE_PX)}px`)}` : textFont;
      ctx.fillText(
        line,
        MARGIN,
        MARGIN + (index === 0 ? 0 : TITLE_PX - LINE + 10 + index * LINE),
        WIDTH - 2 * MARGIN,
      );
    });
    ctx.drawImage(chart, MARGIN, top, WIDTH - 2 * MARGIN, PLOT_HEIGHT);
    ctx.font = textFont;
    for (const { entry, x, row } of legend.places) {
      ctx.save();
      ctx.translate(MARGIN + x, foot + row * LINE);
      drawKey(ctx, entry, colors[entry.color]);
      ctx.fillStyle = text;
      ctx.fillText(entry.label, keySize.width + KEY_GAP, 0);
      ctx.restore();
    }
    ctx.fillStyle = text;
    spec.marks.forEach(({ sign, label }, index) => {
      ctx.fillText(`${sign}  ${label}`, MARGIN, foot + (legend.rows + index) * LINE, WIDTH - 2 * MARGIN);
    });
    return new Promise<Blob>((done, refuse) => {
      canvas.toBlob((blob) => (blob ? done(blob) : refuse(new Error('The picture is empty'))), 'image/png');
    });
  });
}
