import type { ScrollAreaProps } from './scrollAreaProps';
import 'react-perfect-scrollbar/dist/css/styles.css';
import PerfectScrollbar from 'react-perfect-scrollbar';

/** The slim bar under a mouse. It reads the direction once, so it starts anew with another. */
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
