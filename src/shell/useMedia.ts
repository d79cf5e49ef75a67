import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** From this width the menu stands beside the page; below it lies over it (specification 2.2). */
export const WIDE = '(min-width: 1200px)';
/** Up to 1200 px and no further the menu closes when an entry has been chosen (specification 2.2). */
export const BEYOND_NARROW = '(min-width: 1200.02px)';
/** Fingers scroll natively better than any drawn scrollbar. */
export const TOUCH = '(pointer: coarse)';

/** Whether a media query holds now. Where none can be asked, the answer is yes. */
export function useMedia(query: string): boolean {
  // Asked for once: a browser keeps every query that was ever parsed.
  const list = useMemo(() => window.matchMedia?.(query) as MediaQueryList | undefined, [query]);
  const follow = useCallback(
    (listener: () => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(follow, () => list?.matches ?? true);
}
