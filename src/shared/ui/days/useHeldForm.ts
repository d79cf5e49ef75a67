import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Keeps the form around a box from being sent while something in it cannot be read, and puts the cursor there: the form
 * knows nothing of what was typed and would send it as empty.
 */
export function useHeldForm(box: RefObject<HTMLElement | null>, isHeld: boolean, onHeld: () => void): void {
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (!(event.target instanceof Node) || !event.target.contains(box.current)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onHeld();
    box.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    document.addEventListener('submit', hold, true);
    return () => document.removeEventListener('submit', hold, true);
  }, [isHeld]);
}
