import { useCallback, useRef, type RefObject } from 'react';
import { useSearchText } from '../navigation/useSearchText';
import type { QueryChange } from './defineList';

/** The search box of a list. */
export interface ListSearch {
  /** The text that stands in it; it counts at once, the address follows. */
  text: string;
  setText: (text: string) => void;
  box: RefObject<HTMLInputElement | null>;
  /** Takes search and filters away and leads to the box. */
  clear: () => void;
}

/** @param cleared the change of the address that takes search and filters away */
export function useListSearch<P extends string>(
  { q }: { q: string },
  change: (change: QueryChange<P>) => void,
  cleared: QueryChange<P>,
): ListSearch {
  const write = useCallback((text: string) => change({ q: text } as QueryChange<P>), [change]);
  const [text, setText] = useSearchText(q, write);
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    change(cleared);
    box.current?.focus();
  };
  return { text, setText, box, clear };
}
