import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ActionMenu } from './dropdowns/ActionMenu';
import { SampleActions } from './buttons/sampleActions';
import { Controlled, Entries } from './dropdowns/menuKinds';
import kinds from './dropdowns/menuKinds.tsx?raw';
import { Directions, Looks, Sizes, Split } from './dropdowns/menuPlaces';
import places from './dropdowns/menuPlaces.tsx?raw';
import { usePageDirection } from '../frame/pageDirection';
import { FormInside, IconPicker } from './dropdowns/panelKinds';
import panels from './dropdowns/panelKinds.tsx?raw';
import { usePressed } from './buttons/pressed';
import source from './dropdowns.tsx?raw';

/** It knows by itself whether it is open. `end` follows the direction of the page. */
function Basic() {
  const t = useT();
  const end = usePageDirection() === 'rtl';
  const [said, press] = usePressed();
  return (
    <>
      <UncontrolledDropdown>
        <DropdownToggle caret color="primary">
          <T id="showcase:/components/dropdowns#order" />
        </DropdownToggle>
        <DropdownMenu end={end} aria-label={t('showcase:/components/dropdowns#order')}>
          {(['newest', 'name', 'distance'] as const).map((name) => (
            <DropdownItem key={name} onClick={() => press(t(`showcase:/components/dropdowns#${name}`))}>
              <T id={`showcase:/components/dropdowns#${name}`} />
            </DropdownItem>
          ))}
        </DropdownMenu>
      </UncontrolledDropdown>
      {said}
    </>
  );
}

function Colours() {
  return (
    <SampleActions>
      {({ color, words, tell }) => <ActionMenu label={words} color={color} onChoose={tell} />}
    </SampleActions>
  );
}

export default function DropdownsPage() {
  return (
    <Showcase address="/components/dropdowns" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase.controlled" of={{ Controlled }} source={kinds} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/components/dropdowns#looks" of={{ Looks }} source={places} />
      <Example title="showcase:/components/dropdowns#split" of={{ Split }} source={places} />
      <Example title="showcase.sizes" of={{ Sizes }} source={places} />
      <Example title="showcase:/components/dropdowns#directions" of={{ Directions }} source={places} />
      <Example title="showcase:/components/dropdowns#entries" of={{ Entries }} source={kinds} />
      <Example title="showcase:/components/dropdowns#icon" of={{ IconPicker }} source={panels} />
      <Example title="showcase:/components/dropdowns#form" of={{ FormInside }} source={panels} />
    </Showcase>
  );
}
