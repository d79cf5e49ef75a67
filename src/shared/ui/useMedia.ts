import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** From this width the menu is beside the page; below it, it overlays the page (specification 2.2). */
export const WIDE = '(min-width: 1200px)';
/** Up to 1200 px the menu closes when an entry has been chosen (specification 2.2). */
export const BEYOND_NARROW = '(min-width: 1200.02px)';
/** Touch devices scroll natively better than with a drawn scrollbar. */
export const TOUCH = '(pointer: coarse)';

/** Tells whether a media query matches now; true if media queries are not available. */
export function useMedia(query: string): boolean {
  // Created once, because a browser keeps every parsed query.
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
