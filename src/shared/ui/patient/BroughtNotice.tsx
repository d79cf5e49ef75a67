import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { Icon } from '../Icon';

/** Tells somebody who looks that open alerts are brought to them by name or role, and leads to these. */
export function BroughtNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="alert alert-danger d-flex flex-wrap align-items-center gap-3" role="status">
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
