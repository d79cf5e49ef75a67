import Heart from 'lucide-react/icons/heart';
import { useId, useState } from 'react';
import { Card, CardBody } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import './cards.css';

function Chat() {
  const t = useT();
  const box = useId();
  const [text, setText] = useState('');
  const [own, setOwn] = useState<readonly string[]>([]);
  return (
    <div className="nd-cards">
      <Card>
        <CardBody>
          <h3 className="h6">
            <T id="showcase:/cards/basic#talk" values={{ name: 'Tom Reed' }} />
          </h3>
          {/* Somebody who reads by keyboard scrolls it too. */}
          <div
            className="nd-card-talk"
            role="log"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t('showcase:/cards/basic#messages')}
          >
            <p>
              <T id="showcase:/cards/basic#question" />
            </p>
            <p className="nd-card-own">
              <T id="showcase:/cards/basic#answer" />
            </p>
            {own.map((one, place) => (
              <p key={place} className="nd-card-own">
                {one}
              </p>
            ))}
          </div>
          <form
            className="d-flex gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim() === '') return;
              setOwn([...own, text.trim()]);
              setText('');
            }}
          >
            <label htmlFor={box} className="visually-hidden">
              <T id="showcase:/cards/basic#message" />
            </label>
            <input
              id={box}
              className="form-control"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className="btn btn-primary">
              <T id="showcase:/cards/basic#send" />
            </button>
          </form>
        </CardBody>
      </Card>
    </div>
  );
}

function Social() {
  const [likes, setLikes] = useState(false);
  return (
    <div className="nd-cards">
      <Card tag="article">
        <CardBody>
          <div className="d-flex gap-3 align-items-center mb-3">
            <Avatar name="Ana Sol" />
            <div>
              <h3 className="h6 mb-0">Ana Sol</h3>
              <span className="text-body-secondary">
                <T id="showcase:/cards/basic#group" />
              </span>
            </div>
          </div>
          <p>
            <T id="showcase:/cards/basic#post" />
          </p>
          <button
            type="button"
            className={`btn ${likes ? 'btn-primary' : 'btn-outline-primary'}`}
            aria-pressed={likes}
            onClick={() => setLikes(!likes)}
          >
            <Icon of={Heart} /> <T id="showcase:/cards/basic#like" />
          </button>{' '}
          <span role="status">
            <T id="showcase:/cards/basic#liked" values={{ count: likes ? 8 : 7 }} />
          </span>
        </CardBody>
      </Card>
    </div>
  );
}

export { Chat, Social };
