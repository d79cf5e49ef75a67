import { useState } from 'react';
import { T } from '@/shared/i18n/text';
import { useClinicFigures } from '../frame/clinicFigures';
import { EChart, stopAxis, valueAxis } from './EChart';

const shapes = ['circle', 'diamond', 'triangle', 'rect'] as const;

function Bubbles() {
  const { patients } = useClinicFigures();
  return (
    <EChart
      figure={patients}
      option={(look) => ({
        xAxis: { ...valueAxis(look, true), min: 30 },
        yAxis: valueAxis(look),
        series: patients.groups.map(({ name, points }) => ({
          type: 'scatter',
          name,
          data: points.map((point) => [...point]),
          symbolSize: ([, , medicines = 0]: number[]) => medicines * 3,
          // A ball: light falls on it from above.
          itemStyle: { opacity: 0.75, shadowBlur: 8, shadowColor: look.grid, shadowOffsetY: 3 },
        })),
      })}
    />
  );
}

function Scatter() {
  const { gains } = useClinicFigures();
  const [half, setHalf] = useState(800);
  const zoom = (share: number) => () => setHalf(Math.min(800, Math.max(200, half * share)));
  return (
    <>
      <EChart
        figure={gains}
        option={(look) => ({
          xAxis: { ...valueAxis(look, true), min: 1650 - half, max: 1650 + half },
          yAxis: valueAxis(look),
          series: gains.groups.map(({ name, points }, place) => ({
            type: 'scatter',
            name,
            data: points.map((point) => [...point]),
            symbol: shapes[place] ?? 'circle',
            symbolSize: 12,
          })),
        })}
      />
      <div className="d-flex flex-wrap gap-2 mt-3">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={half === 200}
          onClick={zoom(0.5)}
        >
          <T id="showcase.charts.nearer" />
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={half === 800}
          onClick={zoom(2)}
        >
          <T id="showcase.charts.farther" />
        </button>
        <span role="status" className="align-self-center">
          <T id="showcase.charts.shown" values={{ from: 1650 - half, to: 1650 + half }} />
        </span>
      </div>
    </>
  );
}

function Heat() {
  const { arrivals } = useClinicFigures();
  const names = arrivals.series.map(({ name }) => name);
  return (
    <EChart
      figure={arrivals}
      option={(look) => ({
        xAxis: stopAxis(look, arrivals.stops),
        yAxis: stopAxis(look, names, false),
        visualMap: { show: false, min: 0, max: 32, inRange: { color: [look.surface, look.primary] } },
        series: {
          type: 'heatmap',
          data: arrivals.series.flatMap(({ values }, row) => values.map((value, stop) => [stop, row, value])),
          itemStyle: { borderColor: look.surface, borderWidth: 2 },
          emphasis: { itemStyle: { borderColor: look.axis } },
        },
      })}
    />
  );
}

export { Bubbles, Heat, Scatter };
