import { useState } from 'react';
import { Alert, Button, UncontrolledAlert } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Live, WithHeading, WithIcon } from './alerts/alertKinds';
import kinds from './alerts/alertKinds.tsx?raw';
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

export default function AlertsPage() {
  return (
    <Showcase address="/components/alerts" source={source}>
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase.icons" of={{ WithIcon }} source={kinds} />
      <Example title="showcase:/components/alerts#heading" of={{ WithHeading }} source={kinds} />
      <Example title="showcase:/components/alerts#dismissable" of={{ Dismissable }} />
      <Example title="showcase:/components/alerts#uncontrolled" of={{ Uncontrolled }} />
      <Example title="showcase.live" of={{ Live }} source={kinds} />
    </Showcase>
  );
}
