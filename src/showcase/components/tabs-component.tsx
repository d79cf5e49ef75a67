import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { sampleParts } from './tabs-component/sampleParts';
import { TabSet } from './tabs-component/tabSet';
import { Icons, WithAddress } from './tabs-component/tabExtras';
import extras from './tabs-component/tabExtras.tsx?raw';
import source from './tabs-component.tsx?raw';

const label = 'showcase:/components/tabs-component#record';

function Basic() {
  return <TabSet label={label} parts={sampleParts} />;
}

function Filled() {
  return <TabSet label={label} parts={sampleParts} look="nav-tabs nav-fill" />;
}

function Justified() {
  return <TabSet label={label} parts={sampleParts} look="nav-tabs nav-justified" />;
}

function Alignment() {
  return ['justify-content-center', 'justify-content-end'].map((place) => (
    <TabSet key={place} label={label} parts={sampleParts} look={`nav-tabs mt-3 ${place}`} />
  ));
}

function Vertical() {
  return ['', 'nd-tabs-at-end'].map((side) => (
    <div key={side} className="mb-4">
      <TabSet label={label} parts={sampleParts} look={`nav-tabs ${side}`} isVertical />
    </div>
  ));
}

export default function TabsPage() {
  return (
    <Showcase address="/components/tabs-component" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/components/tabs-component#address" of={{ WithAddress }} source={extras} />
      <Example title="showcase.icons" of={{ Icons }} source={extras} />
      <Example title="showcase.filled" of={{ Filled }} />
      <Example title="showcase.justified" of={{ Justified }} />
      <Example title="showcase.alignment" of={{ Alignment }} />
      <Example title="showcase.vertical" of={{ Vertical }} />
    </Showcase>
  );
}
