import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/navigation/listQuery';
import { useSearchText } from '@/shared/navigation/useSearchText';

type Change = Readonly<Record<string, string | null>>;

/**
 * What the address asks for: its parameters, how to change them in place, where a link with changed ones leads, and the
 * text that is looked for (`q`) with its box. Whatever changes the address takes along what has just been typed.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const write = useCallback(
    (q: string) =>
      setParams((before) => ((before.get('q') ?? '') === q ? before : changedParams(before, { q })), {
        replace: true,
      }),
    [setParams],
  );
  const [text, setText] = useSearchText(params.get('q') ?? '', write);
  const changed = (before: URLSearchParams, to: Change) => changedParams(before, { q: text, ...to }, 'show');
  return {
    params,
    change: (to: Change) => setParams((before) => changed(before, to), { replace: true }),
    to: (to: Change) => ({ search: changed(params, to).toString() }),
    text,
    setText,
  };
}

/** Whether a text holds what is looked for, whatever the case. */
export const holds = (text: string, wanted: string): boolean =>
  text.toLowerCase().includes(wanted.trim().toLowerCase());
