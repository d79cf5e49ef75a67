import { ChartJs, faint, rings } from '../../charts/frame/ChartJs';
import { useClinicFigures } from '../../charts/frame/clinicFigures';

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

function Shares({ isRing }: { isRing: boolean }) {
  const { teams, therapies } = useClinicFigures();
  const figure = isRing ? therapies : teams;
  return (
    <ChartJs
      type="doughnut"
      figure={figure}
      data={({ series, surface }) => ({
        labels: [...figure.stops],
        datasets: figure.series.map(({ values }) => ({
          data: [...values],
          backgroundColor: series,
          borderColor: surface,
        })),
      })}
      options={() => ({ cutout: isRing ? '68%' : 0 })}
    />
  );
}

export { Radar, Shares };
