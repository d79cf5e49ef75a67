import {
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  Radar,
  RadarChart,
  RadialBar,
  RadialBarChart,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
} from 'recharts';
import { useClinicFigures } from '../frame/clinicFigures';
import { Rechart, rowsOf, still, tip, valueAxis } from './Rechart';

const shapes = ['circle', 'diamond', 'triangle'] as const;

function Points() {
  const { gains } = useClinicFigures();
  const [across = '', up = ''] = gains.columns.slice(1);
  return (
    <Rechart
      figure={gains}
      chart={(look) => (
        <ScatterChart {...still}>
          <XAxis
            {...valueAxis(look)}
            orientation="bottom"
            type="number"
            dataKey="x"
            name={across}
            reversed={look.isMirrored}
          />
          <YAxis {...valueAxis(look)} type="number" dataKey="y" name={up} />
          {tip(look)}
          {gains.groups.map(({ name, points }, place) => (
            <Scatter
              key={name}
              name={name}
              data={points.map(([x = 0, y = 0]) => ({ x, y }))}
              fill={look.series[place] ?? ''}
              shape={shapes[place] ?? 'circle'}
              isAnimationActive={!look.isCalm}
            />
          ))}
        </ScatterChart>
      )}
    />
  );
}

function Parts() {
  const { therapies } = useClinicFigures();
  const values = therapies.series[0]?.values ?? [];
  return (
    <Rechart
      figure={therapies}
      chart={(look) => (
        <PieChart {...still}>
          {tip(look)}
          <Pie
            data={therapies.stops.map((name, place) => ({
              name,
              value: values[place] ?? 0,
              fill: look.series[place] ?? '',
            }))}
            dataKey="value"
            innerRadius="55%"
            outerRadius="90%"
            stroke={look.surface}
            isAnimationActive={!look.isCalm}
          />
        </PieChart>
      )}
    />
  );
}

function Web() {
  const { quality } = useClinicFigures();
  return (
    <Rechart
      figure={quality}
      chart={(look) => (
        <RadarChart data={rowsOf(quality)} {...still}>
          <PolarGrid stroke={look.grid} />
          <PolarAngleAxis dataKey="stop" tick={{ fill: look.axis }} />
          {tip(look)}
          {quality.series.map(({ name }, place) => (
            <Radar
              key={name}
              dataKey={name}
              stroke={look.series[place] ?? ''}
              strokeDasharray={place === 0 ? '0' : '6 4'}
              fill={look.series[place] ?? ''}
              fillOpacity={0.15}
              isAnimationActive={!look.isCalm}
            />
          ))}
        </RadarChart>
      )}
    />
  );
}

function Rings() {
  const { arrived } = useClinicFigures();
  const values = arrived.series[0]?.values ?? [];
  return (
    <Rechart
      figure={arrived}
      chart={(look) => (
        <RadialBarChart
          {...still}
          data={arrived.stops.map((name, place) => ({
            name,
            value: values[place] ?? 0,
            fill: look.series[place] ?? '',
          }))}
          innerRadius="30%"
          outerRadius="95%"
          startAngle={90}
          endAngle={-270}
        >
          <PolarAngleAxis type="number" domain={[0, 100]} tick={false} axisLine={false} />
          {tip(look)}
          <RadialBar dataKey="value" background={{ fill: look.grid }} isAnimationActive={!look.isCalm} />
        </RadialBarChart>
      )}
    />
  );
}

export { Parts, Points, Rings, Web };
