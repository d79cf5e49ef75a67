import type { ReactElement } from 'react';
import { ResponsiveContainer, Tooltip } from 'recharts';
import { ChartFrame } from '../frame/ChartFrame';
import type { ChartLook } from '../frame/chartLook';
import type { Figure, Stops } from '../frame/figureForms';

/** A chart of Recharts: as wide as its place, in the colours of the page. */
export function Rechart({ figure, chart }: { figure: Figure; chart: (look: ChartLook) => ReactElement }) {
  return (
    <ChartFrame
      figure={figure}
      drawing={(look) => (
        <ResponsiveContainer width="100%" height="100%">
          {chart(look)}
        </ResponsiveContainer>
      )}
    />
  );
}

/** One row for each stop, as Recharts takes them: the values of a series stand under its name. */
export const rowsOf = ({ stops, series }: Stops) =>
  stops.map((stop, place) => ({
    stop,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[place] ?? 0])),
  }));

/** What every chart of these is given: the keyboard has the table instead of points to walk through. */
export const still = { accessibilityLayer: false, margin: { top: 16, right: 16, bottom: 8, left: 16 } };

const line = ({ axis, grid }: ChartLook) => ({ tick: { fill: axis }, stroke: grid, tickLine: false });

/** The axis that has the stops; a mirrored page reads it from its other end. */
export const stopAxis = (look: ChartLook) => ({ ...line(look), dataKey: 'stop', reversed: look.isMirrored });
export const valueAxis = (look: ChartLook) => ({
  ...line(look),
  width: 44,
  orientation: look.isMirrored ? ('right' as const) : ('left' as const),
});

/** What is told of the point under the mouse. */
export const tip = (look: ChartLook) => (
  <Tooltip
    isAnimationActive={false}
    cursor={{ fill: look.grid, fillOpacity: 0.4, stroke: look.grid }}
    contentStyle={{ background: look.surface, borderColor: look.grid }}
    labelStyle={{ color: look.axis }}
  />
);
