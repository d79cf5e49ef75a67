import { useLayoutEffect, useState, type RefObject } from 'react';

/** Half a pixel more than there is: sizes of text come in fractions. */
const TOLERANCE = 0.5;

/**
 * How many entries stand in a line, from the first on; the entry that gathers the others needs its room as soon as
 * there are any.
 * @param sizes of the entries, CSS pixels
 * @param more size of the entry that gathers the rest
 * @param room of the line
 */
export function fittingCount(sizes: readonly number[], more: number, room: number): number {
  const ends = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  if ((ends.at(-1) ?? 0) <= room + TOLERANCE) return sizes.length;
  return ends.filter((end) => end + more <= room + TOLERANCE).length;
}

/**
 * How many of the entries fit into the bar: its children are the entries and, last, the one that gathers the rest, each
 * in its own size whether it is seen or not. Another language, font size or window is measured anew.
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
