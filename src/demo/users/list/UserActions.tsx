import { useState } from 'react';
import type { ListedUser, Rights } from '@/shared/demonstration/users';
import { csvText, type Cell } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ActionsMenu } from '@/demo/lists/ActionsMenu';
import { PrintedRows } from '@/demo/lists/PrintedRows';
import type { UndoableChange } from '@/demo/lists/UndoBar';
import { archiveUsers } from '../usersStore';
import { useHeaders } from './useColumns';
import { columnIds, type UserTexts } from './userQuery';

/** What can be done to the chosen users, as far as it is allowed. */
export function UserActions({
  chosen,
  found,
  texts,
  rights,
  inArchive,
  onDelete,
  onDone,
}: {
  chosen: readonly ListedUser[];
  found: readonly ListedUser[];
  texts: UserTexts;
  rights: Rights;
  inArchive: boolean;
  onDelete: () => void;
  onDone: (change: UndoableChange) => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const headers = useHeaders();
  const [isPrinting, setPrinting] = useState(false);
  const table = (): Cell[][] => [
    columnIds.map((id) => headers[id]),
    ...(chosen.length > 0 ? chosen : found).map((user) => columnIds.map((id) => texts(user)[id])),
  ];
  const archive = () => {
    const undo = archiveUsers(
      chosen.map(({ id }) => id),
      !inArchive,
    );
    const message = inArchive ? 'users.unarchived' : 'users.archived';
    if (undo) onDone({ message, values: { count: chosen.length }, undo });
  };
  const save = () => {
    const rows = table();
    downloadText('users.csv', csvText([rows]), 'text/csv');
    dispatch(noticed({ tone: 'success', message: 'lists.exported', values: { count: rows.length - 1 } }));
  };
  return (
    <>
      <ActionsMenu
        chosen={chosen.length}
        inArchive={inArchive}
        onDelete={rights.delete ? onDelete : undefined}
        onArchive={rights.write ? archive : undefined}
        onPrint={() => setPrinting(true)}
        onExport={save}
      />
      {isPrinting && (
        <PrintedRows title={t('app.demoUsers')} table={table()} onDone={() => setPrinting(false)} />
      )}
    </>
  );
}
