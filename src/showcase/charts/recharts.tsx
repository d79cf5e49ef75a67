import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Areas, Columns, Lines, Mixed } from './recharts/rechartsAxes';
import axes from './recharts/rechartsAxes.tsx?raw';
import { Parts, Points, Rings, Web } from './recharts/rechartsRound';
import round from './recharts/rechartsRound.tsx?raw';
import source from './recharts.tsx?raw';

export default function RechartsPage() {
  return (
    <Showcase address="/charts/recharts" source={source}>
      <Example title="showcase.charts.areas" of={{ Areas }} source={axes} />
      <Example title="showcase.charts.mixed" of={{ Mixed }} source={axes} />
      <Example title="showcase.charts.columns" of={{ Columns }} source={axes} />
      <Example title="showcase.charts.line" of={{ Lines }} source={axes} />
      <Example title="showcase.charts.scatter" of={{ Points }} source={round} />
      <Example title="showcase.charts.donut" of={{ Parts }} source={round} />
      <Example title="showcase.charts.radar" of={{ Web }} source={round} />
      <Example title="showcase.charts.radial" of={{ Rings }} source={round} />
    </Showcase>
  );
}
