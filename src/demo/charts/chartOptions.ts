import type { ChartData, ChartOptions, TooltipItem } from 'chart.js';
import { color } from 'chart.js/helpers';
import type { FigureSpec } from './figureSpec';
import type { Look } from './useLook';

const MOTION_MS = 180;

/** What all drawings have in common. The drawing's own words are hidden from readers: the summary says what it shows. */
export function common({ font, isCalm }: Look, locale: string) {
  return {
    locale,
    font: { family: font, size: 12 },
    responsive: true,
    maintainAspectRatio: false,
    animation: isCalm ? (false as const) : { duration: MOTION_MS },
  };
}

export const tooltip = ({ colors, font, isMirrored }: Look) => ({
  rtl: isMirrored,
  backgroundColor: colors.axis,
  titleColor: colors.ground,
  bodyColor: colors.ground,
  titleFont: { family: font },
  bodyFont: { family: font },
  displayColors: false,
});

const faint = (pen: string, share: number): string => color(pen).alpha(share).rgbString();

type Axes = 'line' | 'bar';

export function axesData(spec: FigureSpec, { colors }: Look): ChartData<Axes, (number | null)[], string> {
  const isBars = spec.kind === 'bars' || spec.kind === 'stacked';
  return {
    labels: [...spec.stops],
    datasets: spec.series.map(({ label, values, tone, dashed = false }) => {
      const pen = colors[tone];
      const own = isBars
        ? {
            backgroundColor:
              spec.marked === undefined
                ? pen
                : values.map((_, stop) =>
                    stop === spec.marked ? pen : color(colors.ground).mix(color(pen), 0.4).rgbString(),
                  ),
            borderRadius: 3,
            maxBarThickness: 28,
          }
        : {
            borderColor: pen,
            backgroundColor: spec.kind === 'area' ? faint(pen, 0.18) : pen,
            fill: spec.kind === 'area',
            borderWidth: 2,
            borderDash: dashed ? [6, 4] : [],
            pointRadius: 0,
            pointHitRadius: 12,
            pointHoverRadius: 4,
            tension: 0.3,
          };
      return { label, data: [...values], ...own };
    }),
  };
}

export function axesOptions(spec: FigureSpec, look: Look, locale: string): ChartOptions<Axes> {
  const { colors, isMirrored } = look;
  const display = spec.kind !== 'area';
  const stacked = spec.kind === 'stacked';
  const { ticks = spec.stops, formatTick = spec.format } = spec;
  return {
    ...common(look, locale),
    interaction: { mode: 'index', intersect: false },
    plugins: {
      tooltip: {
        ...tooltip(look),
        callbacks: {
          label: ({ dataset, parsed }: TooltipItem<Axes>) =>
            `${dataset.label ?? ''}: ${spec.format(parsed.y ?? 0)}`,
        },
      },
    },
    scales: {
      x: {
        display,
        stacked,
        reverse: isMirrored,
        grid: { display: false },
        border: { color: colors.grid },
        ticks: {
          color: colors.axis,
          maxRotation: 0,
          autoSkipPadding: 12,
          callback: (_, stop) => ticks[stop],
        },
      },
      y: {
        display,
        stacked,
        position: isMirrored ? 'right' : 'left',
        beginAtZero: spec.kind !== 'area' && spec.kind !== 'line',
        grace: spec.kind === 'area' ? '20%' : 0,
        grid: { color: colors.grid },
        border: { display: false },
        ticks: { color: colors.axis, maxTicksLimit: 5, callback: (value) => formatTick(Number(value)) },
      },
    },
  };
}

export const radarData = (
  spec: FigureSpec,
  { colors }: Look,
): ChartData<'radar', (number | null)[], string> => ({
  labels: [...(spec.ticks ?? spec.stops)],
  datasets: spec.series.map(({ label, values, tone, dashed = false }) => ({
    label,
    data: [...values],
    borderColor: colors[tone],
    backgroundColor: faint(colors[tone], 0.2),
    borderWidth: 2,
    borderDash: dashed ? [6, 4] : [],
    pointRadius: 3,
    pointBackgroundColor: colors[tone],
  })),
});

export function radarOptions(spec: FigureSpec, look: Look, locale: string): ChartOptions<'radar'> {
  const { colors, font } = look;
  return {
    ...common(look, locale),
    plugins: {
      tooltip: {
        ...tooltip(look),
        callbacks: {
          label: ({ dataset, parsed }) => `${dataset.label ?? ''}: ${spec.format(parsed.r)}`,
        },
      },
    },
    scales: {
      r: {
        beginAtZero: true,
        ticks: { display: false, maxTicksLimit: 5 },
        grid: { color: colors.grid },
        angleLines: { color: colors.grid },
        pointLabels: { color: colors.axis, font: { family: font, size: 12 } },
      },
    },
  };
}
