import House from 'lucide-react/icons/house';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb, BreadcrumbItem, Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './breadcrumbs.tsx?raw';
import './styles/breadcrumbs.css';

/**
 * The way to the rules of the alerts.
 * @param look classes of the list: separators, ground, side
 * @param label what tells this way from others on the same page
 */
function Trail({ label, look = '', hasIcon = false }: { label: string; look?: string; hasIcon?: boolean }) {
  return (
    <Breadcrumb aria-label={label} className="nd-breadcrumbs" listClassName={look}>
      <BreadcrumbItem>
        <Link to="/dashboard">
          {hasIcon && <Icon of={House} size={16} />} <T id="app.dashboard" />
        </Link>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <Link to="/alerts">
          <T id="app.alerts" />
        </Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>
        <T id="app.alertRules" />
      </BreadcrumbItem>
    </Breadcrumb>
  );
}

function Basic() {
  return <Trail label={useT()('showcase.basic')} />;
}

function Separators() {
  const t = useT();
  return (['chevron', 'dot', 'line', 'dash'] as const).map((name) => (
    <Trail key={name} label={t(`showcase:/components/breadcrumbs#${name}`)} look={`nd-trail-${name}`} />
  ));
}

function Styles() {
  const t = useT();
  return (['ground', 'frame', 'steps'] as const).map((name) => (
    <Trail key={name} label={t(`showcase:/components/breadcrumbs#${name}`)} look={`nd-trail-${name}`} />
  ));
}

function WithIcon() {
  return <Trail label={useT()('showcase.icons')} hasIcon />;
}

function Alignment() {
  const t = useT();
  return (['start', 'center', 'end'] as const).map((side) => (
    <Trail
      key={side}
      label={t(`showcase:/components/breadcrumbs#${side}`)}
      look={`justify-content-${side}`}
    />
  ));
}

/** A clinic, its teams and whom they look after, to walk through: all of them invented. */
const places: Readonly<Record<string, readonly string[]>> = {
  Quenby: ['Larch', 'Rowan', 'Alder'],
  Larch: ['Bo Hazel', 'Ida Thorn'],
  Rowan: ['Otto Fern', 'Nell Briar'],
  Alder: ['Una Sedge'],
};

/** The way grows with every step into the clinic, and each part of it leads back. */
function Live() {
  const t = useT();
  const [way, setWay] = useState(['Quenby']);
  const here = way.at(-1) ?? '';
  const said = useRef<HTMLParagraphElement>(null);
  const go = (to: string[]) => {
    setWay(to);
    said.current?.focus();
  };
  return (
    <>
      <Breadcrumb aria-label={t('showcase.live')} listClassName="nd-trail-live align-items-center">
        {way.map((name, place) => (
          <BreadcrumbItem key={name} active={name === here}>
            {name === here ? (
              name
            ) : (
              <Button color="link" size="sm" className="p-0" onClick={() => go(way.slice(0, place + 1))}>
                {name}
              </Button>
            )}
          </BreadcrumbItem>
        ))}
      </Breadcrumb>
      <p ref={said} role="status" tabIndex={-1} className="mb-0">
        <T id="showcase:/components/breadcrumbs#here" values={{ name: here }} />
      </p>
      {places[here]?.map((name) => (
        <Button key={name} color="primary" outline className="me-2 mt-2" onClick={() => go([...way, name])}>
          {name}
        </Button>
      ))}
    </>
  );
}

export default function BreadcrumbsPage() {
  return (
    <Showcase address="/components/breadcrumbs" source={source}>
      <Example title="showcase.basic" of={{ Trail: Basic }} />
      <Example title="showcase:/components/breadcrumbs#separators" of={{ Separators }} />
      <Example title="showcase:/components/breadcrumbs#styles" of={{ Styles }} />
      <Example title="showcase.icons" of={{ WithIcon }} />
      <Example title="showcase.alignment" of={{ Alignment }} />
      <Example title="showcase.live" of={{ Live }} />
    </Showcase>
  );
}
