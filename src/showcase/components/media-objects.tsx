import Droplets from 'lucide-react/icons/droplets';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Scale from 'lucide-react/icons/scale';
import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { MediaObject } from './media-objects/mediaObject';
import { Person } from './media-objects/personLine';
import person from './media-objects/personLine.tsx?raw';
import source from './media-objects.tsx?raw';

const fluid = <T id="showcase:/components/media-objects#fluid" />;
const fluidText = <T id="showcase:/components/media-objects#fluidText" />;
const pressure = <T id="showcase:/components/media-objects#pressure" />;
const pressureText = <T id="showcase:/components/media-objects#pressureText" />;

function Basic() {
  return (
    <MediaObject icon={Droplets} title={fluid}>
      <p>{fluidText}</p>
    </MediaObject>
  );
}

function RoundAtEnd() {
  return (
    <MediaObject icon={HeartPulse} title={pressure} pictureClass="nd-media-round" isAtEnd>
      <p>{pressureText}</p>
    </MediaObject>
  );
}

function Bordered() {
  return [fluid, pressure].map((title, place) => (
    <MediaObject key={place} icon={place ? HeartPulse : Droplets} title={title} className="nd-media-bordered">
      <p>{place ? pressureText : fluidText}</p>
    </MediaObject>
  ));
}

function Nested() {
  return (
    <MediaObject icon={Droplets} title={fluid}>
      <p>{fluidText}</p>
      <MediaObject icon={Scale} title={<T id="showcase:/components/media-objects#weight" />} className="mt-3">
        <p>
          <T id="showcase:/components/media-objects#weightText" />
        </p>
      </MediaObject>
    </MediaObject>
  );
}

function Vertical() {
  return ['', 'nd-media-middle', 'nd-media-bottom'].map((place) => (
    <MediaObject key={place} icon={HeartPulse} title={pressure} className={place}>
      <p>{pressureText}</p>
      <p>{fluidText}</p>
    </MediaObject>
  ));
}

export default function MediaObjectsPage() {
  return (
    <Showcase address="/components/media-objects" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/components/media-objects#person" of={{ Person }} source={person} />
      <Example title="showcase:/components/media-objects#roundAtEnd" of={{ RoundAtEnd }} />
      <Example title="showcase:/components/media-objects#bordered" of={{ Bordered }} />
      <Example title="showcase:/components/media-objects#nested" of={{ Nested }} />
      <Example title="showcase.alignment" of={{ Vertical }} />
    </Showcase>
  );
}
