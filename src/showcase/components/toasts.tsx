import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ToastBox } from './toasts/toastBox';
import { Positions } from './toasts/toastPlaces';
import places from './toasts/toastPlaces.tsx?raw';
import source from './toasts.tsx?raw';

const kinds = [
  { name: 'arrived', icon: Info, tone: 'info' },
  { name: 'stored', icon: CircleCheck, tone: 'success' },
  { name: 'late', icon: TriangleAlert, tone: 'warning' },
  { name: 'lost', icon: OctagonAlert, tone: 'danger' },
] as const;
const said = (name: (typeof kinds)[number]['name']) => ({
  title: <T id={`showcase:/components/toasts#${name}`} />,
  children: <T id={`showcase:/components/toasts#${name}Text`} />,
});

function Basic() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button color="primary" className="mb-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <T id="showcase:/components/toasts#toggle" />
      </Button>
      {isOpen && <ToastBox {...said('stored')} onClose={() => setOpen(false)} />}
    </>
  );
}

function Icons() {
  const now = <T id="showcase:/components/toasts#now" />;
  return (
    <div className="nd-toast-column">
      {kinds.map(({ name, ...look }) => (
        <ToastBox key={name} {...look} {...said(name)} when={now} />
      ))}
    </div>
  );
}

function Translucent() {
  return (
    <div className="nd-toast-ground">
      <ToastBox icon={Info} {...said('arrived')} className="nd-toast-clear mw-100" />
    </div>
  );
}

function Product() {
  return (
    <Link to="/extensions/toastr">
      <T id="showcase:/components/toasts#elsewhere" />
    </Link>
  );
}

export default function ToastsPage() {
  return (
    <Showcase address="/components/toasts" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase.icons" of={{ Icons }} />
      <Example title="showcase:/components/toasts#translucent" of={{ Translucent }} />
      <Example title="showcase.positions" of={{ Positions }} source={places} />
      <Example title="showcase:/components/toasts#product" of={{ Product }} />
    </Showcase>
  );
}
