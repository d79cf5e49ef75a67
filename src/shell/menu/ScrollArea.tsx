import type { ScrollAreaProps } from './DrawnScrollbar';
import { lazy, Suspense, useEffect, useRef, useState, type Ref } from 'react';
import { TOUCH, useMedia } from '@/shared/ui/useMedia';

/** Scrolled by the browser. */
function PlainArea({ onScroll, children, area }: ScrollAreaProps & { area?: Ref<HTMLDivElement> }) {
  return (
    <div ref={area} className="nd-sidebar-body" onScroll={(event) => onScroll(event.currentTarget.scrollTop)}>
      {children}
    </div>
  );
}

// If the scrollbar fails to load, the menu and the page must still work. Awaited, not chained: the build's wrapper
// around a chain fails outside of it when the styles do not load.
const DrawnScrollbar = lazy(async () => {
  try {
    return { default: (await import('./DrawnScrollbar')).DrawnScrollbar };
  } catch {
    return { default: PlainArea };
  }
});

/**
 * The scrolling part of the menu: native scrolling on touch devices, a slim drawn scrollbar for a mouse. The drawn one
 * is loaded only if there is something to scroll.
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
