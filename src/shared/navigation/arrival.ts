import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Told the path of each page when the page is there. */
export const ArrivalContext = createContext<(path: string) => void>(() => undefined);

/** Focus goes to the heading unless the page itself put it somewhere: on a field, a dialog, a tab that stays. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const active = document.activeElement;
  const placed = active !== main && (main?.contains(active) || active?.closest('[role="dialog"]'));
  if (placed) return;
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Moves focus on every arrival but the first: the first page of a visit is left to the browser. */
export function useArrivals(): (path: string) => void {
  const last = useRef<string | null>(null);
  return useCallback((path) => {
    const moved = last.current !== null && last.current !== path;
    last.current = path;
    if (moved) focusHeading();
  }, []);
}

/**
 * Rendered behind a page: once the page is there, focus moves to its heading, as after a full page load. A page that
 * waits for what names it renders this itself when that cannot be had.
 */
export function Arrival(): null {
  const { pathname } = useLocation();
  const arrive = useContext(ArrivalContext);
  useEffect(() => arrive(pathname), [pathname, arrive]);
  return null;
}
