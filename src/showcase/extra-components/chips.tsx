import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Coloured, WithFaces, WithIcons } from './chips/chipKinds';
import kinds from './chips/chipKinds.tsx?raw';
import { Closable, Filters, OwnCross } from './chips/chipsLeft';
import left from './chips/chipsLeft.tsx?raw';
import source from './chips.tsx?raw';

function Basic() {
  return (
    <ul className="nd-chips mt-0">
      {(['fluid', 'pressure', 'approved'] as const).map((name) => (
        <li key={name}>
          <span className="nd-chip border">
            <T id={`showcase:/extra-components/chips#${name}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export default function ChipsPage() {
  return (
    <Showcase address="/extra-components/chips" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase.colours" of={{ Coloured }} source={kinds} />
      <Example title="showcase:/extra-components/chips#faces" of={{ WithFaces }} source={kinds} />
      <Example title="showcase.icons" of={{ WithIcons }} source={kinds} />
      <Example title="showcase:/extra-components/chips#closable" of={{ Closable }} source={left} />
      <Example title="showcase:/extra-components/chips#ownCross" of={{ OwnCross }} source={left} />
      <Example title="showcase:/extra-components/chips#filters" of={{ Filters }} source={left} />
    </Showcase>
  );
}
