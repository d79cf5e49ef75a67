import Star from 'lucide-react/icons/star';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import './avatar/persons.css';
import { picture } from './avatar/persons';
import { Status, WithBadge } from './avatar/personMarks';
import marks from './avatar/personMarks.tsx?raw';
import source from './avatar.tsx?raw';

function Basic() {
  return (
    <ul className="nd-persons">
      <li>
        <Avatar name="Mira Holm" /> Mira Holm
      </li>
      <li>
        <Avatar name="Tom Reed" picture={picture} /> Tom Reed
      </li>
    </ul>
  );
}

function Looks() {
  return (
    <div className="nd-persons">
      {['small', 'usual', 'large', 'largest'].map((size) => (
        <span key={size} className={`nd-person-${size}`}>
          <Avatar name="Ana Sol" />
        </span>
      ))}
      {['primary', 'success', 'info', 'warning', 'danger', 'secondary'].map((tone) => (
        <span key={tone} className={`nd-avatar text-bg-${tone}`} aria-hidden="true">
          {tone.slice(0, 2)}
        </span>
      ))}
    </div>
  );
}

function Icons() {
  return (
    <div className="nd-persons">
      {[UserRound, Stethoscope, Star].map((icon, place) => (
        <span key={place} className="nd-avatar">
          <Icon of={icon} />
        </span>
      ))}
    </div>
  );
}

export default function AvatarPage() {
  return (
    <Showcase address="/extra-components/avatar" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/extra-components/avatar#looks" of={{ Looks }} />
      <Example title="showcase.icons" of={{ Icons }} />
      <Example title="showcase:/extra-components/avatar#badge" of={{ WithBadge }} source={marks} />
      <Example title="showcase:/extra-components/avatar#state" of={{ Status }} source={marks} />
    </Showcase>
  );
}
