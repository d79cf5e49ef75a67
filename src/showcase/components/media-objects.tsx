import type { LucideIcon } from 'lucide-react';
import Droplets from 'lucide-react/icons/droplets';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './media-objects.tsx?raw';
import './styles/media-objects.css';

const fluid = <T id="showcase:/components/media-objects#fluid" />;
const fluidText = <T id="showcase:/components/media-objects#fluidText" />;
const pressure = <T id="showcase:/components/media-objects#pressure" />;
const pressureText = <T id="showcase:/components/media-objects#pressureText" />;

/**
 * A picture and what is told of it, side by side.
 * @param isAtEnd the picture stands after the words, as it does in the markup
 */
function MediaObject({
  icon,
  title,
  isAtEnd = false,
  className = '',
  pictureClass = '',
  children,
}: {
  icon: LucideIcon;
  title: ReactNode;
  isAtEnd?: boolean;
  className?: string;
  pictureClass?: string;
  children: ReactNode;
}) {
  const picture = (
    <div className={`nd-media-picture ${pictureClass}`}>
      <Icon of={icon} size={32} />
    </div>
  );
  return (
    <div className={`nd-media ${className}`}>
      {!isAtEnd && picture}
      <div className="nd-media-body">
        <h3 className="h6 mb-1">{title}</h3>
        {children}
      </div>
      {isAtEnd && picture}
    </div>
  );
}

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

/** The product's own: a person’s initials, and beside them who it is. */
function Person() {
  return (
    <div className="d-flex gap-3 align-items-center">
      <Avatar name="Nele Brandt" />
      <div>
        <strong>Nele Brandt</strong>
        <div className="text-body-secondary">
          <T id="showcase:/components/media-objects#dietitian" />
        </div>
      </div>
    </div>
  );
}

export default function MediaObjectsPage() {
  return (
    <Showcase address="/components/media-objects" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/components/media-objects#person" of={{ Person }} />
      <Example title="showcase:/components/media-objects#roundAtEnd" of={{ RoundAtEnd }} />
      <Example title="showcase:/components/media-objects#bordered" of={{ Bordered }} />
      <Example title="showcase:/components/media-objects#nested" of={{ Nested }} />
      <Example title="showcase.alignment" of={{ Vertical }} />
    </Showcase>
  );
}
