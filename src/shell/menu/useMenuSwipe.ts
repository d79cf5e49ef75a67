import { useSwipeable, type SwipeableHandlers } from 'react-swipeable';
import type { Direction } from '../settings/lookSettings';

/** An opening swipe starts this close to the menu's edge, CSS pixels: elsewhere it belongs to tables and charts. */
const EDGE = 48;
/** A finger that moved less was about to tap or to scroll, CSS pixels. */
const LEAST = 32;

/** Whether a swipe is one that opens or closes the menu. Swipes are physical; the menu's side is not. */
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

/** Whether something under the finger scrolls sideways itself, such as a wide table. */
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
