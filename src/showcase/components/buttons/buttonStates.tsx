import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { usePressed } from './pressed';

/** Pressed or not, not possible, and at work. What cannot be done keeps the focus it may have, and says why. */
function States() {
  const t = useT();
  const [said, press] = usePressed();
  const [isMuted, setMuted] = useState(true);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <div className="nd-button-row">
        <Button
          color="primary"
          outline
          active={isMuted}
          aria-pressed={isMuted}
          onClick={() => setMuted(!isMuted)}
        >
          <T id="showcase:/components/buttons#pause" />
        </Button>
        <Button color="primary" aria-disabled aria-describedby="buttons-why">
          <T id="showcase:/components/buttons#release" />
        </Button>
        <span id="buttons-why" className="text-body-secondary">
          <T id="showcase:/components/buttons#why" />
        </span>
        <Button
          color="primary"
          aria-busy={isBusy}
          onClick={() => {
            setBusy(!isBusy);
            press(t(isBusy ? 'showcase:/components/buttons#stop' : 'showcase:/components/buttons#print'));
          }}
        >
          {isBusy ? (
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
          ) : (
            <Icon of={Printer} />
          )}{' '}
          <T id={isBusy ? 'showcase:/components/buttons#stop' : 'showcase:/components/buttons#print'} />
        </Button>
      </div>
      {said}
    </>
  );
}

export { States };
