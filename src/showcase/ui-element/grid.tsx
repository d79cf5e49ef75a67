import { Col, Row } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Breakpoints } from './grid/breakpoints';
import breakpoints from './grid/breakpoints.tsx?raw';
import { AcrossAlignment, Cell, DownAlignment, Gutters } from './grid/gridPlay';
import { Offsets, Order } from './grid/gridPlaces';
import places from './grid/gridPlaces.tsx?raw';
import play from './grid/gridPlay.tsx?raw';
import source from './grid.tsx?raw';

function Automatic() {
  const sets = [
    ['col', 'col'],
    ['col', 'col-6', 'col'],
    ['col', 'col-auto', 'col'],
  ];
  return sets.map((set) => (
    <Row key={set.join('')} className="g-2 mb-2">
      {set.map((name, place) => (
        <div key={place} className={name}>
          <Cell>{name === 'col-auto' ? <T id="showcase:/ui-element/grid#fits" /> : name}</Cell>
        </div>
      ))}
    </Row>
  ));
}

function Responsive() {
  return (
    <Row className="g-2">
      {['1', '2', '3', '4'].map((name) => (
        <Col key={name} xs={12} sm={6} lg={3}>
          <Cell>col-12 col-sm-6 col-lg-3</Cell>
        </Col>
      ))}
      {['5', '6', '7'].map((name) => (
        <Col key={name} sm={4}>
          <Cell>col-sm-4</Cell>
        </Col>
      ))}
    </Row>
  );
}

export default function GridPage() {
  return (
    <Showcase address="/ui-element/grid" source={source}>
      <Example title="showcase.options" of={{ Breakpoints }} source={breakpoints} />
      <Example title="showcase:/ui-element/grid#automatic" of={{ Automatic }} />
      <Example title="showcase:/ui-element/grid#responsive" of={{ Responsive }} />
      <Example title="showcase:/ui-element/grid#across" of={{ AcrossAlignment }} source={play} />
      <Example title="showcase:/ui-element/grid#down" of={{ DownAlignment }} source={play} />
      <Example title="showcase:/ui-element/grid#gutter" of={{ Gutters }} source={play} />
      <Example title="showcase:/ui-element/grid#order" of={{ Order }} source={places} />
      <Example title="showcase:/ui-element/grid#offset" of={{ Offsets }} source={places} />
    </Showcase>
  );
}
