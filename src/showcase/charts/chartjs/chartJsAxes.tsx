import { axes, ChartJs, faint } from '../frame/ChartJs';
import { useClinicFigures } from '../frame/clinicFigures';

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

export { Bars, Bubbles, Columns, Line, Scatter };
