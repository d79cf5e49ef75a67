import { useSyncExternalStore } from 'react';

/** From this width the menu stands beside the page; below it lies over it (specification 2.2). */
export const WIDE = '(min-width: 1200px)';
/** Fingers scroll natively better than any drawn scrollbar. */
export const TOUCH = '(pointer: coarse)';

/** Whether a media query holds now. Where none can be asked, the answer is yes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => window.matchMedia?.(query).matches ?? true,
  );
}
