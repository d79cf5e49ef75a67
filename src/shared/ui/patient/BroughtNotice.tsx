import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { Icon } from '../Icon';
import { useStatus } from '../useStatus';

/**
 * Tells somebody who looks that open alerts are brought to them by name or role, and leads to these. It is read out when
 * alerts that were there are brought on; new ones are announced as such.
 * @param alerts how many there are, whomever they are brought to
 */
export function BroughtNotice({ count, alerts }: { count: number; alerts: number }) {
  const status = useStatus([count, alerts], ([, before], [, after]) => before === after);
  if (count === 0) return null;
  return (
    <div className="alert alert-danger d-flex flex-wrap align-items-center gap-3" {...status}>
      <span className="nd-state-word">
        <Icon of={ArrowUpFromLine} />
        <T id="alerts.brought" values={{ count }} />
      </span>
      <Link className="btn btn-outline-danger" to="/alerts?tab=all&attention=brought">
        <T id="alerts.show" />
      </Link>
    </div>
  );
}
