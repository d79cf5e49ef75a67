import Award from 'lucide-react/icons/award';
import { useId, useState, type ReactNode } from 'react';
import { Card, CardBody } from 'reactstrap';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Accesses } from './boardShares';
import '../basic/cards.css';

const strong = (words: ReactNode[]) => <strong>{words}</strong>;

function Praise() {
  const { percent } = useFormats();
  return (
    <Card>
      <CardBody className="text-center">
        <span className="nd-card-mark text-primary mx-auto mb-3">
          <Icon of={Award} />
        </span>
        <h3 className="h6">
          <T id="showcase:/cards/analytics#wellDone" values={{ name: 'Mira' }} />
        </h3>
        <p className="mb-0">
          <T id="showcase:/cards/analytics#praise" values={{ share: percent(0.58), strong }} />
        </p>
      </CardBody>
    </Card>
  );
}

const tasks = ['orderFilters', 'callReed', 'checkScale', 'planLeave'] as const;

function Tasks() {
  const own = useId();
  const [done, setDone] = useState<readonly string[]>(['checkScale']);
  const toggle = (name: string) =>
    setDone(done.includes(name) ? done.filter((one) => one !== name) : [...done, name]);
  return (
    <Card>
      <CardBody>
        <h3 className="h6">
          <T id="showcase:/cards/analytics#tasks" />
        </h3>
        <p role="status" className="text-body-secondary">
          <T id="showcase:/cards/analytics#left" values={{ count: tasks.length - done.length }} />
        </p>
        <ul className="nd-card-list">
          {tasks.map((name) => (
            <li key={name} className="form-check mb-0">
              <input
                id={`${own}${name}`}
                type="checkbox"
                className="form-check-input"
                checked={done.includes(name)}
                onChange={() => toggle(name)}
              />
              <label
                htmlFor={`${own}${name}`}
                className={`form-check-label ${done.includes(name) ? 'nd-card-done' : ''}`}
              >
                <T id={`showcase:/cards/analytics#${name}`} />
              </label>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Lists() {
  return (
    <div className="nd-cards">
      <Praise />
      <Tasks />
      <Accesses />
    </div>
  );
}

export { Lists };
