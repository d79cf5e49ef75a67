import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import type { ListedUser, Rights } from '@/shared/demonstration/users';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { userPath } from './useColumns';

/** What can be done to the user of a row, as far as it is allowed. */
export function RowButtons({
  user: { id, name },
  rights,
  onDelete,
}: {
  user: ListedUser;
  rights: Rights;
  onDelete: () => void;
}) {
  const t = useT();
  const [view, edit, remove] = [
    t('users.viewOne', { name }),
    t('lists.edit', { name }),
    t('lists.delete', { name }),
  ];
  return (
    <span className="nd-actions">
      <Link to={userPath('view', id)} className="btn btn-icon" aria-label={view} title={view}>
        <Icon of={Eye} />
      </Link>
      {rights.write && (
        <Link to={userPath('edit', id)} className="btn btn-icon" aria-label={edit} title={edit}>
          <Icon of={Pencil} />
        </Link>
      )}
      {rights.delete && (
        <button type="button" className="btn btn-icon" aria-label={remove} title={remove} onClick={onDelete}>
          <Icon of={Trash2} />
        </button>
      )}
    </span>
  );
}
