import Printer from 'lucide-react/icons/printer';
import { useId, useState } from 'react';
import { Button, Tooltip, UncontrolledTooltip } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './tooltips.tsx?raw';

const sides = ['top', 'bottom', 'left', 'right'] as const;

/** It comes with the pointer and with the focus, may be pointed at itself, and goes with Escape. */
function Uncontrolled() {
  const id = useId();
  return (
    <>
      <Button id={id} color="primary" aria-describedby={`${id}-hint`}>
        <T id="showcase:/components/tooltips#target" />
      </Button>
      <UncontrolledTooltip id={`${id}-hint`} target={id} autohide={false} fade={false}>
        <T id="showcase:/components/tooltips#hint" />
      </UncontrolledTooltip>
    </>
  );
}

function Controlled() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="d-flex flex-wrap gap-4 align-items-center pt-4">
      <Button outline aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <T id={isOpen ? 'showcase:/components/tooltips#hide' : 'showcase:/components/tooltips#show'} />
      </Button>
      <span id={id} {...(isOpen && { 'aria-describedby': `${id}-hint` })}>
        <T id="showcase:/components/tooltips#weight" />
      </span>
      <Tooltip id={`${id}-hint`} target={id} isOpen={isOpen} trigger="manual" fade={false}>
        <T id="showcase:/components/tooltips#weightHint" />
      </Tooltip>
    </div>
  );
}

function Positions() {
  const id = useId();
  return sides.map((side) => (
    <span key={side}>
      <Button
        id={id + side}
        color="primary"
        outline
        className="me-2 mb-2"
        aria-describedby={`${id + side}-hint`}
      >
        <T id={`showcase:/components/tooltips#${side}`} />
      </Button>
      <UncontrolledTooltip id={`${id + side}-hint`} target={id + side} placement={side} fade={false}>
        <T id="showcase:/components/tooltips#hint" />
      </UncontrolledTooltip>
    </span>
  ));
}

/** A button without words has its name in the markup; the hint shows the same to those who see. */
function OnIcon() {
  const id = useId();
  return (
    <>
      <Button id={id} color="" className="btn-icon">
        <Icon of={Printer} label={useT()('showcase:/components/tooltips#print')} />
      </Button>
      <UncontrolledTooltip target={id} autohide={false} fade={false} aria-hidden>
        <T id="showcase:/components/tooltips#print" />
      </UncontrolledTooltip>
    </>
  );
}

export default function TooltipsPage() {
  return (
    <Showcase address="/components/tooltips" source={source}>
      <Example title="showcase:/components/tooltips#uncontrolled" of={{ Uncontrolled }} />
      <Example title="showcase.controlled" of={{ Controlled }} />
      <Example title="showcase.positions" of={{ Positions }} />
      <Example title="showcase:/components/tooltips#onIcon" of={{ OnIcon }} />
    </Showcase>
  );
}
