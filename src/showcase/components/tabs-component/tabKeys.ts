/** Which way tabs stand: `mirrored` is across a page that is read from the right. */
type Way = 'across' | 'mirrored' | 'down';

const arrows: Record<Way, readonly [back: string, on: string]> = {
  across: ['ArrowLeft', 'ArrowRight'],
  mirrored: ['ArrowRight', 'ArrowLeft'],
  down: ['ArrowUp', 'ArrowDown'],
};

/** The place among several that a key leads to from another, beyond the ends to the other end; null for any other key. */
export function placeAt(key: string, from: number, count: number, way: Way): number | null {
  const [back, on] = arrows[way];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === back) return (from - 1 + count) % count;
  if (key === on) return (from + 1) % count;
  return null;
}
