import type { Direction } from '../settings/lookSettings';

/** CSS pixels, from the inline start and the top of the window. */
export interface Box {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

export interface View {
  inline: number;
  block: number;
  /** Nothing is placed above this. */
  top: number;
}

/** Margin between a list and the edges of the window, CSS pixels. */
const EDGE = 8;

/** A rectangle of the window in the direction of the page. */
export function boxOf({ left, right, top, bottom }: DOMRect, direction: Direction, inline: number): Box {
  return direction === 'ltr'
    ? { start: left, end: right, top, bottom }
    : { start: inline - right, end: inline - left, top, bottom };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where a list opens from its entry: below an entry of the bar, beside an entry of another list, and on its other side
 * at the window's edge. `room` is its maximum height; longer lists scroll.
 */
export function placeDropdown(
  entry: Box,
  size: { inline: number; block: number },
  view: View,
  isNested: boolean,
): { start: number; top: number; room: number } {
  const mostStart = view.inline - EDGE - size.inline;
  if (!isNested) {
    return {
      start: within(entry.start, EDGE, mostStart),
      top: entry.bottom,
      room: view.block - EDGE - entry.bottom,
    };
  }
  const before = entry.start - size.inline;
  const isFlipped = entry.end > mostStart && before >= EDGE;
  const top = Math.max(view.top, Math.min(entry.top, view.block - EDGE - size.block));
  return {
    start: isFlipped ? before : within(entry.end, EDGE, mostStart),
    top,
    room: view.block - EDGE - top,
  };
}
