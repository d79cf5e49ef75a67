import BadgeCheck from 'lucide-react/icons/badge-check';
import Droplets from 'lucide-react/icons/droplets';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { T } from '@/shared/i18n/text';
import { initials } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import '../avatar/persons.css';

const tones = ['primary', 'success', 'info', 'warning', 'danger', 'secondary'];
/** What a chip is painted with. */
export const tinted = (tone: string) => ({ '--nd-chip-tone': `var(--bs-${tone})` }) as CSSProperties;

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

export { Coloured, WithFaces, WithIcons };
