import { useSwipeable, type SwipeableHandlers } from 'react-swipeable';
import type { Direction } from './settings';

/** An opening swipe starts this close to the menu's edge, CSS pixels: elsewhere it belongs to tables and charts. */
const EDGE = 48;

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

/** Swipe handlers for the page (open) or the menu (close). */
export function useMenuSwipe(
  purpose: 'open' | 'close',
  direction: Direction,
  enabled: boolean,
  onSwipe: () => void,
): SwipeableHandlers {
  return useSwipeable({
    onSwiped: ({ dir, initial: [startX] }) => {
      if (enabled && isMenuSwipe(purpose, direction, { dir, startX, width: window.innerWidth })) onSwipe();
    },
  });
}
