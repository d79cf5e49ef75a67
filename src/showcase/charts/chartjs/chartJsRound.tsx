import { ChartJs, faint, rings } from '../frame/ChartJs';
import { useClinicFigures } from '../frame/clinicFigures';

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

export { Donut, Pie, Polar, Radar };
