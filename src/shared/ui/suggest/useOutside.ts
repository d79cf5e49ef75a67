import { useEffect, useRef, type RefObject } from 'react';

/** Tells when something outside the box is pressed; what stood in it at that moment counts as inside. */
export function useOutside(box: RefObject<HTMLElement | null>, onOutside: (() => void) | undefined): void {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) latest.current?.();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [box]);
}
