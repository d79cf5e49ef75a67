import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** What can be done to the product of a row. */
export function RowButtons({
  name,
  onEdit,
  onDelete,
}: {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const t = useT();
  return (
    <span className="nd-actions">
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('lists.edit', { name })}
        title={t('lists.edit', { name })}
        onClick={onEdit}
      >
        <Icon of={Pencil} />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('lists.delete', { name })}
        title={t('lists.delete', { name })}
        onClick={onDelete}
      >
        <Icon of={Trash2} />
      </button>
    </span>
  );
}
