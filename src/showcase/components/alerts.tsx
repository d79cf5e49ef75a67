import { useState } from 'react';
import { Alert, Button, FormFeedback, FormGroup, Input, Label } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './alerts.tsx?raw';

function Colours() {
  return ['info', 'success', 'warning', 'danger', 'secondary'].map((colour) => (
    <Alert key={colour} color={colour} fade={false}>
      <T id="showcase:/components/alerts#stale" />
    </Alert>
  ));
}

function WithHeading() {
  const [tries, setTries] = useState(0);
  return (
    <Alert color="danger" fade={false}>
      <h3 className="alert-heading h6">
        <T id="showcase:/components/alerts#failed" />
      </h3>
      <p>
        <T id="showcase:/components/alerts#kept" />
      </p>
      <Button color="danger" outline onClick={() => setTries(tries + 1)}>
        <T id="showcase:/components/alerts#retry" />
      </Button>{' '}
      <span role="status">
        {tries > 0 && <T id="showcase:/components/alerts#tried" values={{ count: tries }} />}
      </span>
    </Alert>
  );
}

function Dismissable() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Alert color="info" fade={false} toggle={() => setOpen(false)}>
      <T id="showcase:/components/alerts#stale" />
    </Alert>
  ) : (
    <Button color="primary" outline onClick={() => setOpen(true)}>
      <T id="showcase:/components/alerts#again" />
    </Button>
  );
}

function Live() {
  const [text, setText] = useState('12');
  return (
    <FormGroup>
      <Label for="sessions">
        <T id="showcase:/components/alerts#sessions" />
      </Label>
      <Input
        id="sessions"
        inputMode="numeric"
        aria-describedby="sessions-wrong"
        invalid={/\D/.test(text)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormFeedback id="sessions-wrong">
        <T id="showcase:/components/alerts#digits" />
      </FormFeedback>
    </FormGroup>
  );
}

export default function AlertsPage() {
  return (
    <Showcase address="/components/alerts" source={source}>
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/components/alerts#heading" of={{ WithHeading }} />
      <Example title="showcase:/components/alerts#dismissable" of={{ Dismissable }} />
      <Example title="showcase.live" of={{ Live }} />
    </Showcase>
  );
}
