import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge, ListGroup, ListGroupItem } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { advice } from '../carousel/adviceSlides';

const measures = ['bloodPressure', 'weight', 'water', 'urine'] as const;

/** Entries that do something are buttons, those that lead somewhere are links. */
function Tags() {
  const [chosen, setChosen] = useState<(typeof measures)[number]>('weight');
  return (
    <>
      <div className="list-group mb-3">
        {measures.map((name) => (
          <ListGroupItem
            key={name}
            tag="button"
            type="button"
            action
            active={name === chosen}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            <T id={`common.${name}`} />
          </ListGroupItem>
        ))}
      </div>
      <div className="list-group">
        <ListGroupItem tag={Link} to="/alerts" action className="d-flex justify-content-between">
          <T id="app.alerts" /> <Icon of={ChevronRight} directional />
        </ListGroupItem>
        <ListGroupItem tag={Link} to="/userlist" action className="d-flex justify-content-between">
          <T id="app.users" /> <Icon of={ChevronRight} directional />
        </ListGroupItem>
      </div>
    </>
  );
}

/** Colours say what the words say as well. */
function Contextual() {
  return (
    <ListGroup>
      {(['success', 'info', 'warning', 'danger'] as const).map((color) => (
        <ListGroupItem key={color} color={color}>
          <T id={`showcase:/components/list-group#${color}`} />
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

/** Whatever belongs to an entry: who, how urgent, and what to do first. */
function Content() {
  return (
    <ListGroup>
      {(
        [
          ['Bo Hazel', 'critical', 'danger'],
          ['Ida Thorn', 'medium', 'warning'],
          ['Otto Fern', 'stable', 'success'],
        ] as const
      ).map(([name, severity, words]) => (
        <ListGroupItem key={name} className="d-flex flex-wrap gap-3 align-items-center">
          <Avatar name={name} />
          <div className="flex-fill">
            <h3 className="h6 mb-1">{name}</h3>
            <T id={`showcase:/components/list-group#${words}`} />
          </div>
          <SeverityBadge severity={severity} />
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

/** With drawings before the words, and figures behind them. */
function Badges() {
  const t = useT();
  return (
    <ListGroup>
      {advice.map(({ name, icon }, place) => (
        <ListGroupItem key={name} className="d-flex gap-2 align-items-center">
          <Icon of={icon} className="text-primary" />
          <span className="flex-fill">
            <T id={`showcase:/components/carousel#${name}Short`} />
          </span>
          <Badge pill className={`text-bg-${place === 1 ? 'danger' : 'primary'}`}>
            <span aria-hidden="true">{place * 3 + 1}</span>
            <span className="visually-hidden">
              {t('showcase:/components/list-group#open', { count: place * 3 + 1 })}
            </span>
          </Badge>
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

export { Badges, Content, Contextual, Tags };
