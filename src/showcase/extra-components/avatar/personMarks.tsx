import { useState } from 'react';
import { Badge } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Segmented } from '@/shared/ui/Segmented';
import './persons.css';

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

export { Status, WithBadge };
