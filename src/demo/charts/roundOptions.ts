import type { ChartData, ChartOptions } from 'chart.js';
import type { FigureSpec } from './figureSpec';
import { common, tooltip } from './chartOptions';
import type { Look } from './useLook';

/** Three quarters of a circle, open below. */
const GAUGE = { rotation: -135, circumference: 270 };
const cutouts: Partial<Record<FigureSpec['kind'], string>> = { donut: '68%', gauge: '80%', rings: '45%' };

const partsOf = ({ series }: FigureSpec): number[] => (series[0]?.values ?? []).map((value) => value ?? 0);

/** Rings are one data set each, of a part and what is missing to the whole; everything else is one of all parts. */
export function roundData(spec: FigureSpec, { colors }: Look): ChartData<'doughnut', number[], string> {
  const parts = partsOf(spec);
  const tones = spec.tones ?? [];
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const penOf = (stop: number) => colors[tones[stop] ?? 'first'];
  if (spec.kind === 'rings') {
    return {
      labels: [...spec.stops],
      datasets: parts.map((part, stop) => ({
        label: spec.stops[stop] ?? '',
        data: [part, Math.max(0, whole - part)],
        backgroundColor: [penOf(stop), colors.track],
        hoverBackgroundColor: [penOf(stop), colors.track],
        borderColor: colors.ground,
        borderWidth: 3,
        borderRadius: 6,
      })),
    };
  }
  return {
    labels: [...spec.stops],
    datasets: [
      {
        label: spec.series[0]?.label ?? '',
        data: parts,
        backgroundColor: parts.map((_, stop) => penOf(stop)),
        borderColor: colors.ground,
        borderWidth: spec.kind === 'gauge' ? 0 : 2,
        borderRadius: spec.kind === 'gauge' ? 6 : 0,
      },
    ],
  };
}

export function roundOptions(spec: FigureSpec, look: Look, locale: string): ChartOptions<'doughnut'> {
  const parts = partsOf(spec);
  return {
    ...common(look, locale),
    ...(spec.kind === 'gauge' && GAUGE),
    cutout: cutouts[spec.kind] ?? 0,
    plugins: {
      tooltip: {
        ...tooltip(look),
        filter: ({ dataIndex }) => (spec.kind !== 'rings' && spec.kind !== 'gauge') || dataIndex === 0,
        callbacks: {
          title: () => '',
          label: ({ dataIndex, datasetIndex }) => {
            const stop = spec.kind === 'rings' ? datasetIndex : dataIndex;
            return `${spec.stops[stop] ?? ''}: ${spec.format(parts[stop] ?? 0)}`;
          },
        },
      },
    },
  };
}
