import { useLayoutEffect, useState, type RefObject } from 'react';

/** Tolerance of half a pixel, because text widths are fractional. */
const TOLERANCE = 0.5;

/**
 * The number of entries that fit in a line; the overflow entry needs space as soon as an entry does not fit.
 * @param sizes of the entries, CSS pixels
 * @param more size of the overflow entry
 * @param room width of the line
 */
export function fittingCount(sizes: readonly number[], more: number, room: number): number {
  const ends = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  if ((ends.at(-1) ?? 0) <= room + TOLERANCE) return sizes.length;
  return ends.filter((end) => end + more <= room + TOLERANCE).length;
}

/**
 * The number of entries that fit in the bar: its children are the entries and, last, the overflow entry, each in its
 * own size whether visible or not. Measured again after a change of language, font size or window.
 */
export function useFittingEntries(bar: RefObject<HTMLElement | null>, entries: readonly unknown[]): number {
  const [count, setCount] = useState(entries.length);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const parts = [...element.children];
    const sizeOf = (part?: Element) => part?.getBoundingClientRect().width ?? 0;
    const measure = () => {
      const sizes = entries.map((_, index) => sizeOf(parts[index]));
      setCount(fittingCount(sizes, sizeOf(parts.at(-1)), sizeOf(element)));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    for (const part of [element, ...parts]) observer.observe(part);
    return () => observer.disconnect();
  }, [bar, entries]);
  return count;
}
