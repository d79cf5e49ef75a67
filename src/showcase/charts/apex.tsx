import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Area, Bars, Candles, Columns, Line, Mixed } from './apex/echartsAxes';
import axes from './apex/echartsAxes.tsx?raw';
import { Bubbles, Heat, Scatter } from './apex/echartsPoints';
import points from './apex/echartsPoints.tsx?raw';
import { Donut, Pie, Radar, Radial } from './apex/echartsRound';
import round from './apex/echartsRound.tsx?raw';
import source from './apex.tsx?raw';

export default function ApexPage() {
  return (
    <Showcase address="/charts/apex" source={source}>
      <Example title="showcase.charts.line" of={{ Line }} source={axes} />
      <Example title="showcase.charts.areas" of={{ Area }} source={axes} />
      <Example title="showcase.charts.columns" of={{ Columns }} source={axes} />
      <Example title="showcase.charts.bars" of={{ Bars }} source={axes} />
      <Example title="showcase.charts.mixed" of={{ Mixed }} source={axes} />
      <Example title="showcase.charts.candles" of={{ Candles }} source={axes} />
      <Example title="showcase.charts.bubbles" of={{ Bubbles }} source={points} />
      <Example title="showcase.charts.scatter" of={{ Scatter }} source={points} />
      <Example title="showcase.charts.heat" of={{ Heat }} source={points} />
      <Example title="showcase.charts.pie" of={{ Pie }} source={round} />
      <Example title="showcase.charts.donut" of={{ Donut }} source={round} />
      <Example title="showcase.charts.radial" of={{ Radial }} source={round} />
      <Example title="showcase.charts.radar" of={{ Radar }} source={round} />
    </Showcase>
  );
}
