import { useEffect, useState } from 'react';

let read: () => number = Date.now;

/** Epoch ms. The one place where screens ask for the time, so that a test can set it. */
export const now = (): number => read();

/** Replaces the clock of all screens: for tests, set before anything renders. */
export function setClock(clock: () => number): void {
  read = clock;
}

const TICK_MS = 30_000;

/**
 * The time, epoch ms, followed by the page: "today" and "3 days ago" move on by themselves, also after a laptop slept.
 */
export function useNow(): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const tick = () => setMoment(now());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return moment;
}
