import CalendarCheck from 'lucide-react/icons/calendar-check';
import Droplets from 'lucide-react/icons/droplets';
import Star from 'lucide-react/icons/star';
import type { CSSProperties } from 'react';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import './avatar.css';
import source from './divider.tsx?raw';

const dressed = (own: Record<`--nd-divider-${string}`, string>) => own as CSSProperties;

function Basic() {
  return (
    <>
      <T id="showcase:/extra-components/divider#morning" />
      <hr />
      <T id="showcase:/extra-components/divider#evening" />
    </>
  );
}

function WithText() {
  return (
    <>
      <p className="nd-or">
        <T id="showcase:/extra-components/divider#or" />
      </p>
      {['', 'nd-divider-start', 'nd-divider-end'].map((side) => (
        <div key={side} className={`nd-divider ${side}`}>
          <T id="showcase:/extra-components/divider#yesterday" />
        </div>
      ))}
    </>
  );
}

function Colours() {
  return ['primary', 'success', 'info', 'warning', 'danger', 'secondary'].map((tone) => (
    <div key={tone} className="nd-divider" style={dressed({ '--nd-divider-tone': `var(--bs-${tone})` })}>
      {tone}
    </div>
  ));
}

function Icons() {
  return [CalendarCheck, Droplets, Star].map((icon, place) => (
    <div key={place} className="nd-divider">
      <Icon of={icon} />
    </div>
  ));
}

function Styles() {
  return ['solid', 'dashed', 'dotted', 'double'].map((line) => (
    <div key={line} className="nd-divider" style={dressed({ '--nd-divider-line': line })}>
      {line}
    </div>
  ));
}

export default function DividerPage() {
  return (
    <Showcase address="/extra-components/divider" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/extra-components/divider#text" of={{ WithText }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase.icons" of={{ Icons }} />
      <Example title="showcase:/extra-components/divider#styles" of={{ Styles }} />
    </Showcase>
  );
}
