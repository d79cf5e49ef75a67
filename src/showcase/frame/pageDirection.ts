import { useSyncExternalStore } from 'react';

function onDirection(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Which way the page reads, for libraries that mirror themselves. */
export const usePageDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(onDirection, () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'));

const WIDE = '(min-width: 992px)';

function onWidth(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for a column that stays where it is while the others move. */
export const useIsWide = (): boolean => useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches);

/** Whether somebody has asked that nothing moves by itself. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
