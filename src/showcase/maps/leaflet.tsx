import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Basic, Events, Moved, Tips } from './leaflet/mapBasics';
import basics from './leaflet/mapBasics.tsx?raw';
import { Layers, Listed, OwnIcons } from './leaflet/mapMore';
import more from './leaflet/mapMore.tsx?raw';
import source from './leaflet.tsx?raw';

export default function LeafletPage() {
  return (
    <Showcase address="/maps/leaflet" source={source}>
      <Example title="showcase.basic" of={{ Basic }} source={basics} />
      <Example title="showcase:/maps/leaflet#events" of={{ Events }} source={basics} />
      <Example title="showcase:/maps/leaflet#tips" of={{ Tips }} source={basics} />
      <Example title="showcase:/maps/leaflet#layers" of={{ Layers }} source={more} />
      <Example title="showcase:/maps/leaflet#movable" of={{ Moved }} source={basics} />
      <Example title="showcase:/maps/leaflet#listed" of={{ Listed }} source={more} />
      <Example title="showcase.icons" of={{ OwnIcons }} source={more} />
    </Showcase>
  );
}
