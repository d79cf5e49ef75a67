import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Areas, Lines } from './statistics/sparkCards';
import sparks from './statistics/sparkCards.tsx?raw';
import { IconTiles } from './statistics/statTiles';
import tiles from './statistics/statTiles.tsx?raw';
import source from './statistics.tsx?raw';

export default function StatisticsCardsPage() {
  return (
    <Showcase address="/cards/statistics" source={source}>
      <Example title="showcase.icons" of={{ IconTiles }} source={tiles} />
      <Example title="showcase:/cards/statistics#areas" of={{ Areas }} source={sparks} />
      <Example title="showcase:/cards/statistics#lines" of={{ Lines }} source={sparks} />
    </Showcase>
  );
}
