import 'react-perfect-scrollbar/dist/css/styles.css';
import type { ReactNode } from 'react';
import PerfectScrollbar from 'react-perfect-scrollbar';
import type { Direction } from './settings';
import { TOUCH, useMedia } from './useMedia';

/**
 * The scrolling part of the menu: the browser's own scrolling under a finger, a slim drawn bar under a mouse. The
 * drawn bar reads the direction once, so it starts anew with another.
 */
export function ScrollArea({
  direction,
  onScroll,
  children,
}: {
  direction: Direction;
  /** @param top CSS pixels scrolled */
  onScroll: (top: number) => void;
  children: ReactNode;
}) {
  const touch = useMedia(TOUCH);
  if (touch) {
    return (
      <div className="nd-sidebar-body" onScroll={(event) => onScroll(event.currentTarget.scrollTop)}>
        {children}
      </div>
    );
  }
  return (
    <PerfectScrollbar
      key={direction}
      className="nd-sidebar-body"
      options={{ suppressScrollX: true, wheelPropagation: false }}
      onScrollY={(container) => onScroll(container.scrollTop)}
    >
      {children}
    </PerfectScrollbar>
  );
}
