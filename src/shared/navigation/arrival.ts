import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The path of the page that is there, and who waits for another. */
function createArrivals() {
  const listeners = new Set<() => void>();
  let last: string | null = null;
  let focusing = 0;
  return {
    /** Moves focus on every arrival but the first: the first page of a visit is left to the browser. */
    arrive(path: string): void {
      const moved = last !== null && last !== path;
      last = path;
      cancelAnimationFrame(focusing);
      // Not before the frame: to move the focus the browser lays out the whole page, and would again for the frame.
      if (moved) focusing = requestAnimationFrame(() => setTimeout(() => last === path && focusHeading()));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    path: () => last,
  };
}

/** Told the path of each page when the page is there. */
export const ArrivalContext = createContext(createArrivals());

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

/** The arrivals of one visit. */
export const useArrivals = () => useState(createArrivals)[0];

/** Tells whether the page of the address is there, not only on its way: then it has asked for its own data. */
export function useHasArrived(): boolean {
  const { pathname } = useLocation();
  const { subscribe, path } = useContext(ArrivalContext);
  return useSyncExternalStore(subscribe, path) === pathname;
}

/**
 * Rendered behind a page: once the page is there, focus moves to its heading, as after a full page load. A page that
 * waits for what names it renders this itself when that cannot be had.
 */
export function Arrival(): null {
  const { pathname } = useLocation();
  const { arrive } = useContext(ArrivalContext);
  useEffect(() => arrive(pathname), [pathname, arrive]);
  return null;
}
