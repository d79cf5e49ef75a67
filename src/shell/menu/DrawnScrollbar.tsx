import type { ScrollAreaProps } from './scrollAreaProps';
import 'react-perfect-scrollbar/dist/css/styles.css';
import PerfectScrollbar from 'react-perfect-scrollbar';

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
