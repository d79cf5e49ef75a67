import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Alert, Button, UncontrolledAlert } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './alerts.tsx?raw';

function Colours() {
  return ['info', 'success', 'warning', 'danger', 'primary', 'secondary'].map((colour) => (
    <Alert key={colour} color={colour} fade={false}>
      <T id="showcase:/components/alerts#stale" />
    </Alert>
  ));
}

/** The component that shows it knows whether it is open, and where the focus goes when it is not. */
function Dismissable() {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Alert color="info" fade={false} closeAriaLabel={t('common.close')} toggle={() => setOpen(false)}>
      <T id="showcase:/components/alerts#stale" />
    </Alert>
  ) : (
    <Button color="primary" outline innerRef={focusNow} onClick={() => setOpen(true)}>
      <T id="showcase:/components/alerts#again" />
    </Button>
  );
}

const focusNow = (button: HTMLButtonElement | null) => button?.focus();

/** Holds by itself whether it is open: closed, it is gone until the page is opened again. */
function Uncontrolled() {
  const t = useT();
  return (
    <UncontrolledAlert color="warning" fade={false} closeAriaLabel={t('common.close')}>
      <T id="showcase:/components/alerts#gone" />
    </UncontrolledAlert>
  );
}

/** The drawing says it once more for anyone who does not tell the colours apart. */
function WithIcon() {
  return [
    { color: 'info', icon: Info, id: 'showcase:/components/alerts#stale' as const },
    { color: 'success', icon: CircleCheck, id: 'showcase:/components/alerts#sent' as const },
    { color: 'danger', icon: TriangleAlert, id: 'showcase:/components/alerts#failed' as const },
  ].map(({ color, icon, id }) => (
    <Alert key={id} color={color} fade={false} className="d-flex align-items-center gap-2">
      <Icon of={icon} className={`text-${color}`} /> <T id={id} />
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

/** What is wrong with a field belongs to it, and is said as soon as it is wrong. */
function Live() {
  const [text, setText] = useState('12');
  const isWrong = /\D/.test(text);
  return (
    <Field
      label={<T id="showcase:/components/alerts#sessions" />}
      error={
        isWrong ? (
          <span role="alert">
            <T id="showcase:/components/alerts#digits" />
          </span>
        ) : undefined
      }
    >
      {(control) => (
        <input
          {...control}
          className="form-control"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  );
}

export default function AlertsPage() {
  return (
    <Showcase address="/components/alerts" source={source}>
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase.icons" of={{ WithIcon }} />
      <Example title="showcase:/components/alerts#heading" of={{ WithHeading }} />
      <Example title="showcase:/components/alerts#dismissable" of={{ Dismissable }} />
      <Example title="showcase:/components/alerts#uncontrolled" of={{ Uncontrolled }} />
      <Example title="showcase.live" of={{ Live }} />
    </Showcase>
  );
}
