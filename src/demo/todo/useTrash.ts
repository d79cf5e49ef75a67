import { useState } from 'react';
import { toAppError } from '@/shared/api/appError';
import type { Task } from '@/shared/demonstration/todo';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { trashTask } from './calls';
import { editTask } from './edits';

/**
 * Throws tasks away and takes them back: the host is told of the first, and has no call for the second (specification 7).
 * @param onGone the row that was acted on has left the view
 */
export function useTrash(onGone: () => void) {
  const dispatch = useAppDispatch();
  const [leaving, setLeaving] = useState<number | null>(null);
  return {
    leaving,
    async trash({ id }: Task) {
      setLeaving(id);
      try {
        await trashTask(id);
        editTask(id, { isTrashed: true });
        onGone();
        dispatch(noticed({ tone: 'success', message: 'todo.trashedNotice' }));
      } catch (thrown) {
        const { message, text } = toAppError(thrown);
        dispatch(noticed({ tone: 'error', message, ...(text !== undefined && { text }) }));
      } finally {
        setLeaving(null);
      }
    },
    restore({ id }: Task) {
      editTask(id, { isTrashed: false });
      onGone();
      dispatch(noticed({ tone: 'success', message: 'todo.restoredNotice' }));
    },
  };
}
