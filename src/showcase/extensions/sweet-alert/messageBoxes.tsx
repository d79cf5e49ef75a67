import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Icon } from '@/shared/ui/Icon';

const kinds = [
  { name: 'success', icon: CircleCheck, tone: 'success' },
  { name: 'info', icon: Info, tone: 'info' },
  { name: 'warning', icon: TriangleAlert, tone: 'warning' },
  { name: 'error', icon: OctagonAlert, tone: 'danger' },
] as const;
const ok = <T id="showcase:/extensions/sweet-alert#ok" />;

/** With its title alone, with a sentence, and with what can be done about it. */
function Basic() {
  const [kind, setKind] = useState<'title' | 'sentence' | 'further'>('title');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = (chosen: typeof kind) => {
    setKind(chosen);
    setOpen(true);
  };
  return (
    <>
      {(['title', 'sentence', 'further'] as const).map((word) => (
        <Button key={word} color="primary" outline className="me-2 mb-2" onClick={() => show(word)}>
          <T id={`showcase:/extensions/sweet-alert#${word}`} />
        </Button>
      ))}
      <Dialog
        isOpen={isOpen}
        title={<T id="showcase:/extensions/sweet-alert#reached" />}
        onClose={close}
        footer={
          <>
            {kind === 'further' && (
              <Link to="/alerts" className="btn btn-link">
                <T id="showcase:/extensions/sweet-alert#toAlerts" />
              </Link>
            )}
            <Button color="primary" onClick={close}>
              {ok}
            </Button>
          </>
        }
      >
        {kind !== 'title' && <T id="showcase:/extensions/sweet-alert#reachedText" />}
      </Dialog>
    </>
  );
}

function Types() {
  const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0]);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = (chosen: typeof kind) => {
    setKind(chosen);
    setOpen(true);
  };
  return (
    <>
      {kinds.map((one) => (
        <Button key={one.name} color={one.tone} className="me-2 mb-2" onClick={() => show(one)}>
          <T id={`showcase:/extensions/toastr#${one.name}`} />
        </Button>
      ))}
      <Dialog
        isOpen={isOpen}
        title={<T id={`showcase:/extensions/toastr#${kind.name}`} />}
        onClose={close}
        size="sm"
        footer={
          <Button color={kind.tone} onClick={close}>
            {ok}
          </Button>
        }
      >
        <div className="text-center">
          <Icon of={kind.icon} size={56} className={`text-${kind.tone} mb-3`} />
          <p>
            <T id={`showcase:/extensions/toastr#${kind.name}Text`} />
          </p>
        </div>
      </Dialog>
    </>
  );
}

export { Basic, Types };
