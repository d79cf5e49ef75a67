import type { Direction } from '../settings/lookSettings';
import type { ReactNode } from 'react';

export interface ScrollAreaProps {
  direction: Direction;
  /** @param top CSS pixels scrolled */
  onScroll: (top: number) => void;
  children: ReactNode;
}
