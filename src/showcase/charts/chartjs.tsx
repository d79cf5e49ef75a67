import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Bars, Bubbles, Columns, Line, Scatter } from './chartjs/chartJsAxes';
import axes from './chartjs/chartJsAxes.tsx?raw';
import { Donut, Pie, Polar, Radar } from './chartjs/chartJsRound';
import round from './chartjs/chartJsRound.tsx?raw';
import source from './chartjs.tsx?raw';

export default function ChartjsPage() {
  return (
    <Showcase address="/charts/chartjs" source={source}>
      <Example title="showcase.charts.line" of={{ Line }} source={axes} />
      <Example title="showcase.charts.columns" of={{ Columns }} source={axes} />
      <Example title="showcase.charts.bars" of={{ Bars }} source={axes} />
      <Example title="showcase.charts.pie" of={{ Pie }} source={round} />
      <Example title="showcase.charts.donut" of={{ Donut }} source={round} />
      <Example title="showcase.charts.radar" of={{ Radar }} source={round} />
      <Example title="showcase.charts.polar" of={{ Polar }} source={round} />
      <Example title="showcase.charts.bubbles" of={{ Bubbles }} source={axes} />
      <Example title="showcase.charts.scatter" of={{ Scatter }} source={axes} />
    </Showcase>
  );
}
