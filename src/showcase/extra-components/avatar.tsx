import Star from 'lucide-react/icons/star';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Badge } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './avatar.tsx?raw';
import './avatar.css';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0b637f"/><circle cx="20" cy="15" r="7" fill="#e3effb"/><path d="M6 40c0-9 6-15 14-15s14 6 14 15z" fill="#e3effb"/></svg>';

/** A picture of somebody invented, in itself. */
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

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

const states = ['online', 'busy', 'away', 'offline'] as const;
type State = (typeof states)[number];

function WithBadge() {
  const [count, setCount] = useState(3);
  return (
    <div className="nd-persons">
      <span className="nd-person-marked">
        <Avatar name="Pia Lund" />
        {count > 0 && (
          <Badge color="danger" pill aria-hidden="true">
            {count}
          </Badge>
        )}
      </span>
      <span role="status">
        <T id="showcase:/extra-components/avatar#unread" values={{ count }} />
      </span>
      <button type="button" className="btn btn-outline-primary" onClick={() => setCount(count > 0 ? 0 : 3)}>
        <T
          id={
            count > 0
              ? 'showcase:/extra-components/avatar#readAll'
              : 'showcase:/extra-components/avatar#again'
          }
        />
      </button>
    </div>
  );
}

function Status() {
  const t = useT();
  const [state, setState] = useState<State>('online');
  const options = states.map((value) => ({
    value,
    label: <T id={`showcase:/extra-components/avatar#${value}`} />,
  }));
  return (
    <div className="nd-persons">
      <span className="nd-person-marked">
        <Avatar name="Joe Marsh" />
        <span className={`nd-person-state nd-person-${state}`} aria-hidden="true" />
      </span>
      <span>
        Joe Marsh, <T id={`showcase:/extra-components/avatar#${state}`} />
      </span>
      <Segmented
        label={t('showcase:/extra-components/avatar#state')}
        options={options}
        value={state}
        onChange={setState}
      />
    </div>
  );
}

export default function AvatarPage() {
  return (
    <Showcase address="/extra-components/avatar" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/extra-components/avatar#looks" of={{ Looks }} />
      <Example title="showcase.icons" of={{ Icons }} />
      <Example title="showcase:/extra-components/avatar#badge" of={{ WithBadge }} />
      <Example title="showcase:/extra-components/avatar#state" of={{ Status }} />
    </Showcase>
  );
}
