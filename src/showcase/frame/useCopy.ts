import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { MessageId } from '@/locales';
import { noticed } from '@/shared/store/notices';

/** Copies a text, and says in a toast whether the browser let us. */
export function useCopy(): (
  text: string,
  said: { done: MessageId; failed: MessageId; values?: Record<string, string> },
) => Promise<void> {
  const dispatch = useDispatch();
  return useCallback(
    async (text, { done, failed, values }) => {
      try {
        await navigator.clipboard.writeText(text);
        dispatch(noticed({ tone: 'success', message: done, ...(values && { values }) }));
      } catch {
        dispatch(noticed({ tone: 'error', message: failed }));
      }
    },
    [dispatch],
  );
}
