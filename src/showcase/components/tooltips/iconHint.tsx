import Printer from 'lucide-react/icons/printer';
import { useId } from 'react';
import { Button, UncontrolledTooltip } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

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

export { OnIcon };
