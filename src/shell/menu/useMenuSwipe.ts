import { useSwipeable, type SwipeableHandlers } from 'react-swipeable';
import type { Direction } from '../settings/lookSettings';

/** An opening swipe starts this close to the menu's edge, CSS pixels: elsewhere swipes scroll tables and charts. */
const EDGE = 48;
/** A shorter movement was a tap or a scroll, CSS pixels. */
const LEAST = 32;

/** Whether a swipe opens or closes the menu. Swipes are physical; the menu's side depends on the text direction. */
export function isMenuSwipe(
  purpose: 'open' | 'close',
  direction: Direction,
  swipe: { dir: string; startX: number; width: number },
): boolean {
  const opens = direction === 'ltr' ? 'Right' : 'Left';
  if (purpose === 'close') return swipe.dir === (opens === 'Right' ? 'Left' : 'Right');
  const fromEdge = direction === 'ltr' ? swipe.startX : swipe.width - swipe.startX;
  return swipe.dir === opens && fromEdge <= EDGE;
}

/** Whether an element under the finger scrolls sideways itself, such as a wide table. */
function isScrolledSideways(start: EventTarget | null): boolean {
  for (let at = start instanceof Element ? start : null; at; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && /^(auto|scroll)$/.test(getComputedStyle(at).overflowX))
      return true;
  }
  return false;
}

/** Swipe handlers for the page (open) or the menu (close). */
export function useMenuSwipe(
  purpose: 'open' | 'close',
  direction: Direction,
  enabled: boolean,
  onSwipe: () => void,
): SwipeableHandlers {
  return useSwipeable({
    delta: LEAST,
    onSwiped: ({ dir, initial: [startX], event }) => {
      const swipe = { dir, startX, width: window.innerWidth };
      if (!enabled || !isMenuSwipe(purpose, direction, swipe) || isScrolledSideways(event.target)) return;
      onSwipe();
    },
  });
}
