import {
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  CategoryScale,
  Chart as Charts,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
  type ChartData,
  type ChartOptions,
  type ChartType,
} from 'chart.js';
import { color } from 'chart.js/helpers';
import { Chart } from 'react-chartjs-2';
import { useIntl } from 'react-intl';
import { ChartFrame } from './ChartFrame';
import type { ChartLook } from './chartLook';
import type { Figure } from './figureForms';

// The parts of the library that the page shows, and no others, are delivered with it.
Charts.register(BarController, BubbleController, DoughnutController, LineController, PieController);
Charts.register(PolarAreaController, RadarController, ScatterController);
Charts.register(ArcElement, BarElement, LineElement, PointElement);
Charts.register(CategoryScale, LinearScale, RadialLinearScale, Filler, Tooltip);

/** A colour that something else is seen through. */
export const faint = (pen: string, share = 0.25): string => color(pen).alpha(share).rgbString();

/** A chart of Chart.js in the colours of the page. @param data and options: what it shows, in these colours */
export function ChartJs<Kind extends ChartType>({
  figure,
  type,
  data,
  options,
}: {
  figure: Figure;
  type: Kind;
  data: (look: ChartLook) => ChartData<Kind>;
  options?: (look: ChartLook) => ChartOptions<Kind>;
}) {
  const { locale } = useIntl();
  return (
    <ChartFrame
      figure={figure}
      drawing={(look) => (
        <Chart
          key={JSON.stringify(look)}
          role="presentation"
          type={type}
          data={data(look)}
          options={{ ...common(look, locale), ...options?.(look) } as ChartOptions<Kind>}
        />
      )}
    />
  );
}

const common = (look: ChartLook, locale: string) => ({
  locale,
  font: { family: look.font, size: 12 },
  responsive: true,
  maintainAspectRatio: false,
  animation: look.isCalm ? (false as const) : { duration: 180 },
  plugins: {
    tooltip: { backgroundColor: look.axis, titleColor: look.surface, bodyColor: look.surface },
  },
});

/** Two axes; a mirrored page reads the one across from its other end. @param isAcross the values run across the page */
export function axes(look: ChartLook, isAcross = false) {
  const { axis, grid, isMirrored } = look;
  const one = { ticks: { color: axis }, grid: { color: grid }, border: { color: grid } };
  return {
    x: { ...one, reverse: isMirrored, ...(!isAcross && { grid: { display: false } }) },
    y: { ...one, position: isMirrored ? ('right' as const) : ('left' as const) },
  };
}

/** The one axis of a round chart. */
export const rings = ({ axis, grid, surface }: ChartLook) => ({
  r: {
    beginAtZero: true,
    grid: { color: grid },
    angleLines: { color: grid },
    pointLabels: { color: axis },
    ticks: { color: axis, backdropColor: surface, maxTicksLimit: 5 },
  },
});
