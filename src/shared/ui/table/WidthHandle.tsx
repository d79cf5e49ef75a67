import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Limits of what a column is dragged to, px; what stands in it keeps it wider where it needs more. */
const LEAST = 48;
const MOST = 800;

/** Gives the style of a column's heading at a width, px. */
export const widthStyle = (width: number | undefined) =>
  width === undefined ? undefined : { inlineSize: width, minInlineSize: width };

interface Drag {
  heading: HTMLElement;
  /** Where it began, px, and how wide the column was. */
  from: number;
  width: number;
  before: Pick<CSSStyleDeclaration, 'inlineSize' | 'minInlineSize'>;
}

/**
 * Resizes a column by dragging the end of its heading; a double click restores the usual width. It needs a mouse or a pen:
 * keyboards and fingers choose a width in the dialog of columns.
 * @param onWidth px; null for the usual width
 */
export function WidthHandle({ onWidth }: { onWidth: (width: number | null) => void }) {
  const drag = useRef<Drag | null>(null);
  const setWidth = ({ heading }: Drag, width: number) => {
    heading.style.inlineSize = `${width}px`;
    heading.style.minInlineSize = `${width}px`;
  };
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    const heading = event.currentTarget.closest('th');
    if (event.button !== 0 || !heading) return;
    // Otherwise words are marked while it is dragged.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    const { inlineSize, minInlineSize } = heading.style;
    const { width } = heading.getBoundingClientRect();
    drag.current = { heading, from: event.clientX, width, before: { inlineSize, minInlineSize } };
  };
  const move = ({ clientX }: PointerEvent) => {
    const active = drag.current;
    if (!active) return;
    const sign = getComputedStyle(active.heading).direction === 'rtl' ? -1 : 1;
    setWidth(
      active,
      Math.min(MOST, Math.max(LEAST, Math.round(active.width + sign * (clientX - active.from)))),
    );
  };
  const stop = () => {
    const active = drag.current;
    drag.current = null;
    if (!active) return;
    // A column is never narrower than what stands in it: what it really became is kept.
    const width = Math.round(active.heading.getBoundingClientRect().width);
    if (width !== Math.round(active.width)) onWidth(width);
  };
  const cancel = () => {
    const active = drag.current;
    drag.current = null;
    if (active) Object.assign(active.heading.style, active.before);
  };
  return (
    <span
      className="nd-width-handle"
      aria-hidden="true"
      tabIndex={-1}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={cancel}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && cancel()}
      onDoubleClick={() => onWidth(null)}
    />
  );
}
