import type { ListedUser } from '@/shared/demonstration/users';
import { T, useT } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';

/** Asks before users are deleted, one or several. */
export function DeleteUsers({
  users,
  onConfirm,
  onClose,
}: {
  users: readonly ListedUser[];
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <ConfirmDialog
      isOpen
      title={
        users.length === 1
          ? t('users.deleteOne', { name: users[0]?.name })
          : t('users.deleteSeveral', { count: users.length })
      }
      confirmLabel={<T id="users.deleteThem" />}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <T id="users.deleteText" />
      </p>
    </ConfirmDialog>
  );
}
