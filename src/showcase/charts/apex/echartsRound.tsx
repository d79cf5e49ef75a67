import { useFormats } from '@/shared/i18n/format';
import { useClinicFigures } from '../frame/clinicFigures';
import { EChart } from './EChart';

function Pie() {
  const { teams } = useClinicFigures();
  return (
    <EChart
      figure={teams}
      option={(look) => ({
        series: {
          type: 'pie',
          radius: '80%',
          data: teams.stops.map((name, place) => ({ name, value: teams.series[0]?.values[place] ?? 0 })),
          label: { color: look.axis },
          itemStyle: { borderColor: look.surface, borderWidth: 2 },
        },
      })}
    />
  );
}

function Donut() {
  const { therapies } = useClinicFigures();
  return (
    <EChart
      figure={therapies}
      option={(look) => ({
        series: {
          type: 'pie',
          radius: ['50%', '80%'],
          data: therapies.stops.map((name, place) => ({
            name,
            value: therapies.series[0]?.values[place] ?? 0,
          })),
          label: { show: false },
          itemStyle: { borderColor: look.surface, borderWidth: 2 },
        },
      })}
    />
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Each ring is a gauge around the one before; the innermost writes the mean of all in its middle. */
function Radial() {
  const { percent } = useFormats();
  const { arrived } = useClinicFigures();
  const values = arrived.series[0]?.values ?? [];
  return (
    <EChart
      figure={arrived}
      option={(look) => ({
        series: values.map((value, place) => ({
          type: 'gauge',
          name: arrived.stops[place] ?? '',
          radius: `${90 - place * 16}%`,
          startAngle: 90,
          endAngle: -270,
          pointer: { show: false },
          progress: { show: true, width: 14, roundCap: true, itemStyle: { color: look.series[place] ?? '' } },
          axisLine: { lineStyle: { width: 14, color: [[1, look.grid]] } },
          axisTick: { show: false },
          splitLine: { show: false },
          axisLabel: { show: false },
          detail: {
            show: place === values.length - 1,
            offsetCenter: [0, 0],
            formatter: () => percent(mean(values) / 100),
            color: look.axis,
            fontSize: 22,
          },
          data: [{ value }],
        })),
      })}
    />
  );
}

function Radar() {
  const { quality } = useClinicFigures();
  return (
    <EChart
      figure={quality}
      option={(look) => ({
        radar: {
          indicator: quality.stops.map((name) => ({ name, max: 100 })),
          axisName: { color: look.axis },
          axisLine: { lineStyle: { color: look.grid } },
          splitLine: { lineStyle: { color: look.grid } },
          splitArea: { show: false },
        },
        series: {
          type: 'radar',
          data: quality.series.map(({ name, values }, place) => ({
            name,
            value: [...values],
            areaStyle: { opacity: 0.15 },
            lineStyle: { type: place === 0 ? 'solid' : 'dashed' },
          })),
        },
      })}
    />
  );
}

export { Donut, Pie, Radar, Radial };
