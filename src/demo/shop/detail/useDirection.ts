import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => watch.disconnect();
}

/** In which direction the page is read, for what moves by itself. */
export const useDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(subscribe, () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'));
