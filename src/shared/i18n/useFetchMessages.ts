import { use, useCallback } from 'react';
import type { MessagePart } from '@/locales';
import { PartsContext } from './LocaleProvider';

/** Fetches the messages of further parts before anything waits for them; a failure shows where they are wanted. */
export function useFetchMessages(): (parts: readonly MessagePart[]) => void {
  const { ask } = use(PartsContext);
  return useCallback((parts) => void ask(parts, false).catch(() => undefined), [ask]);
}
