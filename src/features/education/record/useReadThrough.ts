import { useEffect, useRef, type RefObject } from 'react';
import { isReadThrough } from '@/domain/education/reading';

const TICK_MS = 1000;

/** How much of an element was scrolled into sight, 0 to 1. */
function seenShare({ top, height }: DOMRect): number {
  return height === 0 ? 0 : (window.innerHeight - top) / height;
}

/**
 * Calls once when a text has been in sight nearly to its end for long enough. A page behind another one does not count.
 * @param isWaited whether there is anything to wait for
 */
export function useReadThrough(
  text: RefObject<HTMLElement | null>,
  minutes: number,
  isWaited: boolean,
  onRead: () => void,
): void {
  const told = useRef(onRead);
  useEffect(() => {
    told.current = onRead;
  });
  useEffect(() => {
    if (!isWaited) return;
    let [open, seen] = [0, 0];
    const timer = setInterval(() => {
      if (document.hidden || !text.current) return;
      open += TICK_MS;
      seen = Math.max(seen, seenShare(text.current.getBoundingClientRect()));
      if (!isReadThrough(seen, open, minutes)) return;
      clearInterval(timer);
      told.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [text, minutes, isWaited]);
}
