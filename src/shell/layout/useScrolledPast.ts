import { useEffect, useState } from 'react';

/** Whether the page is scrolled down by more than this, CSS pixels. */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setPast] = useState(() => window.scrollY > distance);
  useEffect(() => {
    const onScroll = () => setPast(window.scrollY > distance);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [distance]);
  return isPast;
}
