import { useEffect, useState } from 'react';
import { Button } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { WardPicture } from './wardPicture';

function Picture() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color="primary" outline onClick={() => setOpen(true)}>
        <T id="showcase:/extensions/sweet-alert#picture" />
      </Button>
      <Dialog
        isOpen={isOpen}
        title={<T id="showcase:/extensions/sweet-alert#room" />}
        onClose={close}
        footer={
          <Button color="primary" onClick={close}>
            <T id="showcase:/extensions/sweet-alert#ok" />
          </Button>
        }
      >
        <WardPicture />
        <p className="mt-3 mb-0">
          <T id="showcase:/extensions/sweet-alert#roomText" />
        </p>
      </Dialog>
    </>
  );
}

/** It leaves by itself after two seconds, unless somebody wants to read on. */
function Timer() {
  const [state, setState] = useState<'closed' | 'leaving' | 'staying'>('closed');
  const close = () => setState('closed');
  useEffect(() => {
    if (state !== 'leaving') return undefined;
    const end = setTimeout(() => setState('closed'), 2_000);
    return () => clearTimeout(end);
  }, [state]);
  return (
    <>
      <Button color="primary" outline onClick={() => setState('leaving')}>
        <T id="showcase:/extensions/sweet-alert#timer" />
      </Button>
      <Dialog
        isOpen={state !== 'closed'}
        title={<T id="showcase:/extensions/sweet-alert#brief" />}
        onClose={close}
        footer={
          <Button outline disabled={state === 'staying'} onClick={() => setState('staying')}>
            <T id="showcase:/extensions/sweet-alert#stay" />
          </Button>
        }
      >
        <T id={`showcase:/extensions/sweet-alert#${state === 'staying' ? 'stays' : 'leaves'}`} />
      </Dialog>
    </>
  );
}

export { Picture, Timer };
