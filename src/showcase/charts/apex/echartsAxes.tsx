import { useClinicFigures } from '../frame/clinicFigures';
import { EChart, stopAxis, valueAxis } from './EChart';

function Line() {
  const { pressure } = useClinicFigures();
  return (
    <EChart
      figure={pressure}
      option={(look) => ({
        tooltip: { trigger: 'axis' },
        xAxis: stopAxis(look, pressure.stops),
        yAxis: { ...valueAxis(look), min: 120 },
        series: pressure.series.map(({ name, values }, place) => ({
          type: 'line',
          name,
          data: [...values],
          symbol: place === 0 ? 'circle' : 'diamond',
          symbolSize: 8,
          lineStyle: { type: place === 0 ? 'solid' : 'dashed' },
        })),
      })}
    />
  );
}

function Area() {
  const { fluid } = useClinicFigures();
  return (
    <EChart
      figure={fluid}
      option={(look) => ({
        tooltip: { trigger: 'axis' },
        xAxis: { ...stopAxis(look, fluid.stops), boundaryGap: false },
        yAxis: valueAxis(look),
        series: fluid.series.map(({ name, values }) => ({
          type: 'line',
          name,
          data: [...values],
          smooth: true,
          showSymbol: false,
          areaStyle: { opacity: 0.25 },
        })),
      })}
    />
  );
}

function Columns() {
  const { alerts } = useClinicFigures();
  return (
    <EChart
      figure={alerts}
      option={(look) => ({
        tooltip: { trigger: 'axis' },
        xAxis: stopAxis(look, alerts.stops),
        yAxis: valueAxis(look),
        series: alerts.series.map(({ name, values }) => ({ type: 'bar', name, data: [...values] })),
      })}
    />
  );
}

function Bars() {
  const { appointments } = useClinicFigures();
  return (
    <EChart
      figure={appointments}
      option={(look) => ({
        tooltip: { trigger: 'axis' },
        xAxis: valueAxis(look, true),
        yAxis: stopAxis(look, appointments.stops, false),
        series: appointments.series.map(({ name, values }) => ({ type: 'bar', name, data: [...values] })),
      })}
    />
  );
}

function Mixed() {
  const { work } = useClinicFigures();
  return (
    <EChart
      figure={work}
      option={(look) => ({
        tooltip: { trigger: 'axis' },
        xAxis: stopAxis(look, work.stops),
        yAxis: valueAxis(look),
        series: work.series.map(({ name, values }, place) => ({
          type: place === 0 ? 'bar' : 'line',
          name,
          data: [...values],
          ...(place === 1 && { areaStyle: { opacity: 0.25 } }),
        })),
      })}
    />
  );
}

function Candles() {
  const { sessions } = useClinicFigures();
  return (
    <EChart
      figure={sessions}
      option={(look) => ({
        tooltip: { trigger: 'axis' },
        xAxis: stopAxis(look, sessions.stops),
        yAxis: { ...valueAxis(look), min: 110 },
        series: {
          type: 'candlestick',
          dimensions: ['', ...sessions.series.map(({ name }) => name)],
          data: sessions.stops.map((_, place) => sessions.series.map(({ values }) => values[place] ?? 0)),
          itemStyle: {
            color: look.primary,
            borderColor: look.primary,
            color0: look.surface,
            borderColor0: look.warning,
          },
        },
      })}
    />
  );
}

export { Area, Bars, Candles, Columns, Line, Mixed };
