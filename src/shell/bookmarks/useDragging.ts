import { useEffect, useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react';
import type { ShownBookmark } from './useBookmarks';

export type Row = ComponentType<{ items: readonly ShownBookmark[] }>;

// Apart from what follows it: what the build puts around a chain fails outside of the chain.
const fetchModule = () => import('./DragRow');

/** A sign of a hand anywhere: what it may want is then fetched, and no earlier. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

const focusedIn = (row: HTMLElement | null): string | undefined =>
  row?.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.bookmark
    : undefined;

/**
 * Fetches the row whose links can be dragged. It takes the place of the plain one between two presses, so that no click
 * is lost, and gives the focus back to the link that had it.
 * @param dragRow null until it has come
 */
export function useDragging(
  row: RefObject<HTMLElement | null>,
  dragRow: Row | null,
  onFetched: (update: () => Row) => void,
): void {
  const focused = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (dragRow) return;
    const ended = new AbortController();
    const { signal } = ended;
    let isPressed = false;
    const note = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
      window.addEventListener(type, note, { signal, capture: true });
    }
    const replace = (fetched: Row) => {
      if (signal.aborted) return;
      // A click comes after the press has ended, and is done before the next task.
      if (isPressed) return void setTimeout(replace, 50, fetched);
      focused.current = focusedIn(row.current);
      onFetched(() => fetched);
    };
    const fetchRow = () => {
      for (const sign of signs) window.removeEventListener(sign, fetchRow);
      fetchModule().then(
        ({ DragRow: fetched }) => setTimeout(replace, 0, fetched),
        // The row stays one of plain links, which the panel can put in order.
        () => undefined,
      );
    };
    for (const sign of signs) window.addEventListener(sign, fetchRow, { signal, passive: true });
    return () => ended.abort();
  }, [row, dragRow, onFetched]);

  useLayoutEffect(() => {
    if (!dragRow || focused.current === undefined) return;
    const links = row.current?.querySelectorAll<HTMLElement>('[data-bookmark]') ?? [];
    [...links].find(({ dataset }) => dataset.bookmark === focused.current)?.focus();
  }, [row, dragRow]);
}
