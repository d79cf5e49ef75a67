import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Direction } from './settings';
import { TOUCH, useMedia } from './useMedia';

const DrawnScrollbar = lazy(async () => ({ default: (await import('./DrawnScrollbar')).DrawnScrollbar }));

export interface ScrollAreaProps {
  direction: Direction;
  /** @param top CSS pixels scrolled */
  onScroll: (top: number) => void;
  children: ReactNode;
}

/**
 * The scrolling part of the menu: the browser's own scrolling under a finger, a slim drawn bar under a mouse. The
 * drawn bar is only fetched where there is something to scroll.
 */
export function ScrollArea(props: ScrollAreaProps) {
  const touch = useMedia(TOUCH);
  const area = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) setOverflows(true);
    });
    for (const child of [element, ...element.children]) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const plain = (
    <div
      ref={area}
      className="nd-sidebar-body"
      onScroll={(event) => props.onScroll(event.currentTarget.scrollTop)}
    >
      {props.children}
    </div>
  );
  if (touch || !overflows) return plain;
  return (
    <Suspense fallback={plain}>
      <DrawnScrollbar {...props} />
    </Suspense>
  );
}
