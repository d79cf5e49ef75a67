import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './chartjs.tsx?raw';
import { axes, ChartJs, faint, rings } from './frame/ChartJs';
import { useClinicFigures } from './frame/clinicFigures';

const shapes = ['circle', 'rectRot', 'triangle', 'rect', 'star'] as const;

function Line() {
  const { arrivalsOfFive } = useClinicFigures();
  return (
    <ChartJs
      type="line"
      figure={arrivalsOfFive}
      data={({ series }) => ({
        labels: [...arrivalsOfFive.stops],
        datasets: arrivalsOfFive.series.map(({ name, values }, place) => ({
          label: name,
          data: [...values],
          borderColor: series[place] ?? '',
          backgroundColor: series[place] ?? '',
          pointStyle: shapes[place] ?? 'circle',
          pointRadius: 5,
          tension: 0.3,
        })),
      })}
      options={(look) => ({ scales: axes(look), interaction: { mode: 'index', intersect: false } })}
    />
  );
}

function Columns() {
  const { alerts } = useClinicFigures();
  return (
    <ChartJs
      type="bar"
      figure={alerts}
      data={({ series }) => ({
        labels: [...alerts.stops],
        datasets: alerts.series.map(({ name, values }, place) => ({
          label: name,
          data: [...values],
          backgroundColor: series[place] ?? '',
          borderRadius: 3,
        })),
      })}
      options={(look) => ({ scales: axes(look) })}
    />
  );
}

function Bars() {
  const { appointments } = useClinicFigures();
  return (
    <ChartJs
      type="bar"
      figure={appointments}
      data={({ primary }) => ({
        labels: [...appointments.stops],
        datasets: appointments.series.map(({ name, values }) => ({
          label: name,
          data: [...values],
          backgroundColor: primary,
          borderRadius: 3,
        })),
      })}
      options={(look) => ({ indexAxis: 'y', scales: axes(look, true) })}
    />
  );
}

function Bubbles() {
  const { patients } = useClinicFigures();
  return (
    <ChartJs
      type="bubble"
      figure={patients}
      data={({ series }) => ({
        datasets: patients.groups.map(({ name, points }, place) => ({
          label: name,
          data: points.map(([x = 0, y = 0, r = 0]) => ({ x, y, r: r * 1.5 })),
          backgroundColor: faint(series[place] ?? '', 0.5),
          borderColor: series[place] ?? '',
        })),
      })}
      options={(look) => ({ scales: axes(look, true) })}
    />
  );
}

function Scatter() {
  const { gains } = useClinicFigures();
  return (
    <ChartJs
      type="scatter"
      figure={gains}
      data={({ series }) => ({
        datasets: gains.groups.map(({ name, points }, place) => ({
          label: name,
          data: points.map(([x = 0, y = 0]) => ({ x, y })),
          backgroundColor: series[place] ?? '',
          pointStyle: shapes[place] ?? 'circle',
          pointRadius: 6,
        })),
      })}
      options={(look) => ({ scales: axes(look, true) })}
    />
  );
}

function Pie() {
  const { teams } = useClinicFigures();
  return (
    <ChartJs
      type="pie"
      figure={teams}
      data={({ series, surface }) => ({
        labels: [...teams.stops],
        datasets: teams.series.map(({ values }) => ({
          data: [...values],
          backgroundColor: series,
          borderColor: surface,
        })),
      })}
    />
  );
}

function Donut() {
  const { therapies } = useClinicFigures();
  return (
    <ChartJs
      type="doughnut"
      figure={therapies}
      data={({ series, surface }) => ({
        labels: [...therapies.stops],
        datasets: therapies.series.map(({ values }) => ({
          data: [...values],
          backgroundColor: series,
          borderColor: surface,
        })),
      })}
      options={() => ({ cutout: '65%' })}
    />
  );
}

function Polar() {
  const { arrived } = useClinicFigures();
  return (
    <ChartJs
      type="polarArea"
      figure={arrived}
      data={({ series }) => ({
        labels: [...arrived.stops],
        datasets: arrived.series.map(({ values }) => ({
          data: [...values],
          backgroundColor: series.map((pen) => faint(pen, 0.6)),
          borderColor: series,
        })),
      })}
      options={(look) => ({ scales: rings(look) })}
    />
  );
}

function Radar() {
  const { quality } = useClinicFigures();
  return (
    <ChartJs
      type="radar"
      figure={quality}
      data={({ series }) => ({
        labels: [...quality.stops],
        datasets: quality.series.map(({ name, values }, place) => ({
          label: name,
          data: [...values],
          borderColor: series[place] ?? '',
          backgroundColor: faint(series[place] ?? '', 0.15),
          borderDash: place === 0 ? [] : [6, 4],
        })),
      })}
      options={(look) => ({ scales: rings(look) })}
    />
  );
}

export default function ChartjsPage() {
  return (
    <Showcase address="/charts/chartjs" source={source}>
      <Example title="showcase.charts.line" of={{ Line }} />
      <Example title="showcase.charts.columns" of={{ Columns }} />
      <Example title="showcase.charts.bars" of={{ Bars }} />
      <Example title="showcase.charts.pie" of={{ Pie }} />
      <Example title="showcase.charts.donut" of={{ Donut }} />
      <Example title="showcase.charts.radar" of={{ Radar }} />
      <Example title="showcase.charts.polar" of={{ Polar }} />
      <Example title="showcase.charts.bubbles" of={{ Bubbles }} />
      <Example title="showcase.charts.scatter" of={{ Scatter }} />
    </Showcase>
  );
}
