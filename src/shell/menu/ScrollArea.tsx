import { lazy, Suspense, useEffect, useRef, useState, type Ref } from 'react';
import { TOUCH, useMedia } from '../useMedia';
import type { ScrollAreaProps } from './scrollAreaProps';

/** Scrolled by the browser. */
function PlainArea({ onScroll, children, area }: ScrollAreaProps & { area?: Ref<HTMLDivElement> }) {
  return (
    <div ref={area} className="nd-sidebar-body" onScroll={(event) => onScroll(event.currentTarget.scrollTop)}>
      {children}
    </div>
  );
}

// A bar that cannot be had is no reason to go without the menu, or the page. Awaited, not chained: what the build puts
// around a chain fails outside of it when the styles do not arrive.
const DrawnScrollbar = lazy(async () => {
  try {
    return { default: (await import('./DrawnScrollbar')).DrawnScrollbar };
  } catch {
    return { default: PlainArea };
  }
});

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

  const plain = <PlainArea {...props} area={area} />;
  if (touch || !overflows) return plain;
  return (
    <Suspense fallback={plain}>
      <DrawnScrollbar {...props} />
    </Suspense>
  );
}
