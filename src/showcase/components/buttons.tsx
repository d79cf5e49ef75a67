import { Button } from 'reactstrap';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Groups, Icons, Tags } from './buttons/buttonKinds';
import kinds from './buttons/buttonKinds.tsx?raw';
import { Flat, Gradient, Relief, Shapes } from './buttons/buttonLooks';
import looks from './buttons/buttonLooks.tsx?raw';
import { States } from './buttons/buttonStates';
import states from './buttons/buttonStates.tsx?raw';
import { SampleActions } from './buttons/sampleActions';
import source from './buttons.tsx?raw';

function Filled() {
  return (
    <SampleActions>
      {({ color, words, press }) => (
        <Button color={color} onClick={press}>
          {words}
        </Button>
      )}
    </SampleActions>
  );
}

function Outlined() {
  return (
    <SampleActions>
      {({ color, words, press }) => (
        <Button color={color} outline onClick={press}>
          {words}
        </Button>
      )}
    </SampleActions>
  );
}

/** Large, usual and small, and as wide as there is room. */
function Sizes() {
  return (
    <SampleActions first={1}>
      {({ words, press }) => (
        <>
          {['lg', 'md', 'sm'].map((size) => (
            <Button key={size} color="primary" size={size} onClick={press}>
              {words}
            </Button>
          ))}
          <Button block color="primary" outline onClick={press}>
            {words}
          </Button>
        </>
      )}
    </SampleActions>
  );
}

export default function ButtonsPage() {
  return (
    <Showcase address="/components/buttons" source={source}>
      <Example title="showcase.filled" of={{ Filled }} />
      <Example title="showcase.outline" of={{ Outlined }} />
      <Example title="showcase:/components/buttons#flat" of={{ Flat }} source={looks} />
      <Example title="showcase:/components/buttons#gradient" of={{ Gradient }} source={looks} />
      <Example title="showcase:/components/buttons#relief" of={{ Relief }} source={looks} />
      <Example title="showcase:/components/buttons#shapes" of={{ Shapes }} source={looks} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase.icons" of={{ Icons }} source={kinds} />
      <Example title="showcase:/components/buttons#groups" of={{ Groups }} source={kinds} />
      <Example title="showcase:/components/buttons#tags" of={{ Tags }} source={kinds} />
      <Example title="showcase.states" of={{ States }} source={states} />
    </Showcase>
  );
}
