import { useEffect, useRef, type RefObject } from 'react';

/** A heading that takes the focus when what stands below it has become something else. */
export function useMovedFocus(shown: string | number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}
