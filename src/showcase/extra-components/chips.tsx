import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import Droplets from 'lucide-react/icons/droplets';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import X from 'lucide-react/icons/x';
import { useRef, useState, type CSSProperties } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { initials } from '@/shared/ui/Avatar';
import { FilterChips } from '@/shared/ui/FilterChips';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './chips.tsx?raw';
import './avatar.css';

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

const people = ['Pia Lund', 'Joe Marsh', 'Eva Costa'];

const tones = ['primary', 'success', 'info', 'warning', 'danger', 'secondary'];
/** What a chip is painted with. */
const tinted = (tone: string) => ({ '--nd-chip-tone': `var(--bs-${tone})` }) as CSSProperties;

function Coloured() {
  return (
    <ul className="nd-chips mt-0">
      {tones.map((tone) => (
        <li key={tone}>
          <span className="nd-chip nd-chip-tone" style={tinted(tone)}>
            {tone}
          </span>
        </li>
      ))}
    </ul>
  );
}

function WithFaces() {
  return (
    <ul className="nd-chips mt-0">
      {['Mira Holm', 'Tom Reed', 'Ana Sol'].map((name, place) => (
        <li key={name}>
          <span className="nd-chip nd-chip-tone" style={tinted(tones[place] ?? 'primary')}>
            <span className={`nd-chip-face text-bg-${tones[place]}`} aria-hidden="true">
              {initials(name)}
            </span>
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

function WithIcons() {
  const chips: readonly (readonly [LucideIcon, 'fluid' | 'pressure' | 'approved'])[] = [
    [Droplets, 'fluid'],
    [HeartPulse, 'pressure'],
    [BadgeCheck, 'approved'],
  ];
  return (
    <ul className="nd-chips mt-0">
      {chips.map(([icon, name]) => (
        <li key={name}>
          <span className="nd-chip nd-chip-tone" style={tinted('primary')}>
            <Icon of={icon} size={16} /> <T id={`showcase:/extra-components/chips#${name}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Each goes by its own cross; the focus goes to the next one, and at the end to the way back. */
function ClosableChips({ cross }: { cross: LucideIcon }) {
  const t = useT();
  const [left, setLeft] = useState(people);
  const list = useRef<HTMLDivElement>(null);
  const keep = (next: readonly string[]) => {
    setLeft([...next]);
    requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={list}>
      <ul className="nd-chips mt-0">
        {left.map((name) => (
          <li key={name}>
            <span className="nd-chip nd-chip-tone" style={tinted('secondary')}>
              {name}
              <button
                type="button"
                className="nd-chip-close"
                aria-label={t('showcase:/extra-components/chips#remove', { name })}
                onClick={() => keep(left.filter((one) => one !== name))}
              >
                <Icon of={cross} size={16} />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {left.length === 0 && (
        <button type="button" className="btn btn-outline-primary" onClick={() => keep(people)}>
          <T id="showcase:/extra-components/chips#back" />
        </button>
      )}
    </div>
  );
}

function Closable() {
  return <ClosableChips cross={X} />;
}

function OwnCross() {
  return <ClosableChips cross={CircleX} />;
}

/** The filters above a list, as the product shows them. */
function Filters() {
  const t = useT();
  const [gone, setGone] = useState<readonly string[]>([]);
  const chips = (['severity', 'unit', 'since'] as const)
    .filter((key) => !gone.includes(key))
    .map((key) => ({ key, label: t(`showcase:/extra-components/chips#${key}`) }));
  const all = ['severity', 'unit', 'since'];
  return (
    <>
      <FilterChips chips={chips} onRemove={(key) => setGone([...gone, key])} onClear={() => setGone(all)} />
      {gone.length > 0 && (
        <button type="button" className="btn btn-outline-primary" onClick={() => setGone([])}>
          <T id="showcase:/extra-components/chips#filterAgain" />
        </button>
      )}
    </>
  );
}

export default function ChipsPage() {
  return (
    <Showcase address="/extra-components/chips" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase.colours" of={{ Coloured }} />
      <Example title="showcase:/extra-components/chips#faces" of={{ WithFaces }} />
      <Example title="showcase.icons" of={{ WithIcons }} />
      <Example title="showcase:/extra-components/chips#closable" of={{ Closable }} />
      <Example title="showcase:/extra-components/chips#ownCross" of={{ OwnCross }} />
      <Example title="showcase:/extra-components/chips#filters" of={{ Filters }} />
    </Showcase>
  );
}
