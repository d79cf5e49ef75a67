import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Line,
  LineChart,
  XAxis,
  YAxis,
} from 'recharts';
import { useClinicFigures } from '../frame/clinicFigures';
import { Rechart, rowsOf, still, stopAxis, tip, valueAxis } from './Rechart';

function Areas() {
  const { alerts } = useClinicFigures();
  return (
    <Rechart
      figure={alerts}
      chart={(look) => (
        <AreaChart data={rowsOf(alerts)} {...still}>
          <CartesianGrid stroke={look.grid} vertical={false} />
          <XAxis {...stopAxis(look)} />
          <YAxis {...valueAxis(look)} />
          {tip(look)}
          {alerts.series.map(({ name }, place) => (
            <Area
              key={name}
              dataKey={name}
              stackId="all"
              stroke={look.series[place] ?? ''}
              fill={look.series[place] ?? ''}
              fillOpacity={0.35}
              isAnimationActive={!look.isCalm}
            />
          ))}
        </AreaChart>
      )}
    />
  );
}

function Mixed() {
  const { work } = useClinicFigures();
  const [bars = '', areas = '', lines = ''] = work.series.map(({ name }) => name);
  return (
    <Rechart
      figure={work}
      chart={(look) => (
        <ComposedChart data={rowsOf(work)} {...still}>
          <CartesianGrid stroke={look.grid} vertical={false} />
          <XAxis {...stopAxis(look)} />
          <YAxis {...valueAxis(look)} />
          {tip(look)}
          <Area
            dataKey={areas}
            stroke={look.warning}
            fill={look.warning}
            fillOpacity={0.3}
            isAnimationActive={!look.isCalm}
          />
          <Bar dataKey={bars} fill={look.primary} barSize={20} isAnimationActive={!look.isCalm} />
          <Line dataKey={lines} stroke={look.success} strokeWidth={2} isAnimationActive={!look.isCalm} />
        </ComposedChart>
      )}
    />
  );
}

function Columns() {
  const { alerts } = useClinicFigures();
  return (
    <Rechart
      figure={alerts}
      chart={(look) => (
        <BarChart data={rowsOf(alerts)} {...still}>
          <CartesianGrid stroke={look.grid} vertical={false} />
          <XAxis {...stopAxis(look)} />
          <YAxis {...valueAxis(look)} />
          {tip(look)}
          {alerts.series.map(({ name }, place) => (
            <Bar key={name} dataKey={name} fill={look.series[place] ?? ''} isAnimationActive={!look.isCalm} />
          ))}
        </BarChart>
      )}
    />
  );
}

function Lines() {
  const { pressure } = useClinicFigures();
  return (
    <Rechart
      figure={pressure}
      chart={(look) => (
        <LineChart data={rowsOf(pressure)} {...still}>
          <CartesianGrid stroke={look.grid} vertical={false} />
          <XAxis {...stopAxis(look)} />
          <YAxis {...valueAxis(look)} domain={[120, 160]} />
          {tip(look)}
          {pressure.series.map(({ name }, place) => (
            <Line
              key={name}
              dataKey={name}
              stroke={look.series[place] ?? ''}
              strokeWidth={2}
              strokeDasharray={place === 0 ? '0' : '6 4'}
              isAnimationActive={!look.isCalm}
            />
          ))}
        </LineChart>
      )}
    />
  );
}

export { Areas, Columns, Lines, Mixed };
