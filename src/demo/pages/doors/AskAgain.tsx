import RotateCw from 'lucide-react/icons/rotate-cw';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** Asks the server for the page again. */
export function AskAgain() {
  return (
    <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
      <Icon of={RotateCw} /> <T id="doors.again" />
    </button>
  );
}
