import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { sampleParts } from './tabs-component/sampleParts';
import { TabSet } from './tabs-component/tabSet';
import source from './pills-component.tsx?raw';

const label = 'showcase:/components/tabs-component#record';

function Basic() {
  return <TabSet label={label} parts={sampleParts} look="nav-pills" />;
}

/** The chosen one has a line around it, where a coloured ground would be too loud. */
function Lined() {
  return <TabSet label={label} parts={sampleParts} look="nav-pills nd-pills-lined" />;
}

function Filled() {
  return <TabSet label={label} parts={sampleParts} look="nav-pills nav-fill" />;
}

function Justified() {
  return <TabSet label={label} parts={sampleParts} look="nav-pills nav-justified" />;
}

function Alignment() {
  return ['justify-content-center', 'justify-content-end'].map((place) => (
    <TabSet key={place} label={label} parts={sampleParts} look={`nav-pills mt-3 ${place}`} />
  ));
}

function Vertical() {
  return ['', 'nd-tabs-at-end'].map((side) => (
    <div key={side} className="mb-4">
      <TabSet label={label} parts={sampleParts} look={`nav-pills ${side}`} isVertical />
    </div>
  ));
}

function Colours() {
  return ['success', 'info', 'warning', 'danger'].map((tone) => (
    <TabSet key={tone} label={label} parts={sampleParts} look={`nav-pills mt-3 nd-pills-${tone}`} />
  ));
}

export default function PillsPage() {
  return (
    <Showcase address="/components/pills-component" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/components/pills-component#lined" of={{ Lined }} />
      <Example title="showcase.filled" of={{ Filled }} />
      <Example title="showcase.justified" of={{ Justified }} />
      <Example title="showcase.alignment" of={{ Alignment }} />
      <Example title="showcase.vertical" of={{ Vertical }} />
      <Example title="showcase.colours" of={{ Colours }} />
    </Showcase>
  );
}
