import './styles/popovers.scss';
import { useId, useState } from 'react';
import { Button, Popover, PopoverBody, PopoverHeader, UncontrolledPopover } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './popovers.tsx?raw';

const look = { fade: false, placementPrefix: 'bs-popover', offset: [0, 8] } as const;
const sides = ['top', 'bottom', 'left', 'right'] as const;
const triggers = ['click', 'focus', 'legacy'] as const;
type Side = (typeof sides)[number];
type Trigger = (typeof triggers)[number];
type Word = 'target' | Side | Trigger;

const words = (
  <>
    <PopoverHeader>
      <T id="showcase:/components/popovers#title" />
    </PopoverHeader>
    <PopoverBody>
      <T id="showcase:/components/popovers#text" />
    </PopoverBody>
  </>
);

function Uncontrolled({ word = 'target', ...how }: { word?: Word; placement?: Side; trigger?: Trigger }) {
  const id = useId();
  return (
    <>
      <Button id={id} color="primary" className="me-2 mb-2" aria-describedby={`${id}-more`}>
        <T id={`showcase:/components/popovers#${word}`} />
      </Button>
      <UncontrolledPopover {...look} placement="bottom" {...how} id={`${id}-more`} target={id}>
        {words}
      </UncontrolledPopover>
    </>
  );
}

/** Somebody else decides: here a second button, and Escape on the first. */
function Controlled() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen(!isOpen);
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button id={id} color="primary" aria-expanded={isOpen} aria-describedby={`${id}-more`}>
        <T id="showcase:/components/popovers#target" />
      </Button>
      <Button outline disabled={!isOpen} onClick={() => setOpen(false)}>
        <T id="showcase:/components/popovers#close" />
      </Button>
      <Popover {...look} id={`${id}-more`} target={id} isOpen={isOpen} toggle={toggle} placement="top">
        {words}
      </Popover>
    </div>
  );
}

function Positions() {
  return sides.map((side) => <Uncontrolled key={side} word={side} placement={side} />);
}

/** By a click on the button; by its focus; by a click on the button, and away again by one anywhere else. */
function Triggers() {
  return triggers.map((trigger) => <Uncontrolled key={trigger} word={trigger} trigger={trigger} />);
}

export default function PopoversPage() {
  return (
    <Showcase address="/components/popovers" source={source}>
      <Example title="showcase:/components/tooltips#uncontrolled" of={{ Uncontrolled }} />
      <Example title="showcase.controlled" of={{ Controlled }} />
      <Example title="showcase.positions" of={{ Positions }} />
      <Example title="showcase:/components/popovers#triggers" of={{ Triggers }} />
    </Showcase>
  );
}
