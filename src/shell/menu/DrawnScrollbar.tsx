import type { ReactNode } from 'react';
import type { Direction } from '../settings/lookSettings';
import 'react-perfect-scrollbar/dist/css/styles.css';
import PerfectScrollbar from 'react-perfect-scrollbar';

export interface ScrollAreaProps {
  direction: Direction;
  /** @param top CSS pixels scrolled */
  onScroll: (top: number) => void;
  children: ReactNode;
}

/** The slim scrollbar for mouse users. It reads the text direction once, so it is remounted when that changes. */
export function DrawnScrollbar({ direction, onScroll, children }: ScrollAreaProps) {
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
