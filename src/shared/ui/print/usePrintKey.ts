import { useEffect, useEffectEvent } from 'react';

/** The browser's own key for printing prints a list's sheet: the page as it stands holds a part of the list only. */
export function usePrintKey(onPrint: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.key.toLowerCase() !== 'p' ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    onPrint();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
