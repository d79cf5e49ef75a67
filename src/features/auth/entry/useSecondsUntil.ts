import { useEffect, useState } from 'react';
import { now } from '@/shared/store/clock';

const SECOND_MS = 1_000;

/** Whole seconds until an instant (epoch ms), counted down; 0 from then on. */
export function useSecondsUntil(at: number): number {
  const [moment, setMoment] = useState(now);
  const isAhead = at > moment;
  useEffect(() => {
    if (!isAhead) return undefined;
    const tick = () => setMoment(now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isAhead]);
  return Math.max(0, Math.ceil((at - moment) / SECOND_MS));
}
