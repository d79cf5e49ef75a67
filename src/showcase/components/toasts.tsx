import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './toasts.tsx?raw';
import './styles/toasts.css';

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

/**
 * The look of a toast, where the page places it itself.
 * @param onClose offers the cross
 */
function ToastBox({
  icon,
  tone = 'primary',
  title,
  when,
  className = '',
  onClose,
  children,
}: {
  icon?: LucideIcon;
  tone?: string;
  title: ReactNode;
  when?: ReactNode;
  className?: string;
  onClose?: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const heading = useId();
  return (
    <div className={`toast show nd-toast-box ${className}`} role="status" aria-labelledby={heading}>
      <div className="toast-header gap-2">
        {icon && <Icon of={icon} className={`text-${tone}`} />}
        <strong id={heading} className="me-auto">
          {title}
        </strong>
        {when !== undefined && <small>{when}</small>}
        {onClose && (
          <button type="button" className="btn-close" aria-label={t('common.close')} onClick={onClose} />
        )}
      </div>
      <div className="toast-body">{children}</div>
    </div>
  );
}

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

const places = ['top-start', 'top-end', 'middle', 'bottom-start', 'bottom-end'] as const;

/** In a corner of what it belongs to; the product's own stand at the end of the last line of the window. */
function Positions() {
  const t = useT();
  const [place, setPlace] = useState<(typeof places)[number]>('bottom-end');
  const options = places.map((value) => ({ value, label: t(`showcase:/components/toasts#${value}`) }));
  return (
    <>
      <Segmented label={t('showcase.positions')} options={options} value={place} onChange={setPlace} />
      <div className={`nd-toast-place nd-toast-${place} mt-3`}>
        <ToastBox title={<T id="showcase:/components/toasts#stored" />}>
          <T id="showcase:/components/toasts#storedText" />
        </ToastBox>
      </div>
    </>
  );
}

export default function ToastsPage() {
  return (
    <Showcase address="/components/toasts" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase.icons" of={{ Icons }} />
      <Example title="showcase:/components/toasts#translucent" of={{ Translucent }} />
      <Example title="showcase.positions" of={{ Positions }} />
      <Example title="showcase:/components/toasts#product" of={{ Product }} />
    </Showcase>
  );
}
