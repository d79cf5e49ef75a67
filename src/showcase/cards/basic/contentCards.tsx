import { useState } from 'react';
import { Card, CardBody, CardFooter, CardHeader, ListGroup, ListGroupItem } from 'reactstrap';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import './cards.css';

function Content() {
  const [isRead, setRead] = useState(false);
  return (
    <div className="nd-cards">
      <Card>
        <svg className="nd-card-picture" viewBox="0 0 320 140" aria-hidden="true">
          <path d="M160 22c26 34 44 52 44 74a44 44 0 0 1-88 0c0-22 18-40 44-74z" fill="currentColor" />
        </svg>
        <CardBody>
          <h3 className="card-title h6">
            <T id="showcase:/cards/basic#thirst" />
          </h3>
          <p>
            <T id="showcase:/cards/basic#thirstText" />
          </p>
          <button
            type="button"
            className="btn btn-primary"
            aria-pressed={isRead}
            onClick={() => setRead(!isRead)}
          >
            <T id="showcase:/cards/basic#read" />
          </button>
        </CardBody>
      </Card>
      <Card>
        <CardHeader>
          <h3 className="h6 mb-0">
            <T id="showcase:/cards/basic#today" />
          </h3>
        </CardHeader>
        <ListGroup flush>
          {(['weigh', 'measure', 'enter'] as const).map((name) => (
            <ListGroupItem key={name}>
              <T id={`showcase:/ui-element/typography#${name}`} />
            </ListGroupItem>
          ))}
        </ListGroup>
        <CardFooter className="text-body-secondary">
          <T id="showcase:/cards/basic#foot" />
        </CardFooter>
      </Card>
    </div>
  );
}

function Profile() {
  const { number } = useFormats();
  const [follows, setFollows] = useState(false);
  const facts = [
    ['showcase:/cards/basic#patients', 38],
    ['showcase:/cards/basic#openAlerts', 4],
    ['showcase:/cards/basic#followers', follows ? 13 : 12],
  ] as const;
  return (
    <div className="nd-cards">
      <Card>
        <CardBody>
          <div className="d-flex gap-3 align-items-center mb-3">
            <Avatar name="Mira Holm" />
            <div>
              <h3 className="h6 mb-0">Mira Holm</h3>
              <T id="showcase:/cards/basic#role" />
            </div>
          </div>
          <dl className="nd-card-facts mb-3">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>
                  <T id={label} />
                </dt>
                <dd className="nd-figure">{number(value)}</dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-pressed={follows}
            onClick={() => setFollows(!follows)}
          >
            <T id="showcase:/cards/basic#follow" />
          </button>
        </CardBody>
      </Card>
    </div>
  );
}

export { Content, Profile };
