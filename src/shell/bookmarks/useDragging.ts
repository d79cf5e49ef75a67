import { useEffect, useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react';
import type { ShownBookmark } from './useBookmarks';

export type Row = ComponentType<{ items: readonly ShownBookmark[] }>;

// Kept separate from the chain below: the build's wrapper around an import chain fails outside of the chain.
const fetchModule = () => import('./DragRow');

/** User input of any kind triggers loading, nothing earlier. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

const focusedIn = (row: HTMLElement | null): string | undefined =>
  row?.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.bookmark
    : undefined;

/**
 * Loads the row with draggable links. It replaces the plain row between two presses, so that no click is lost, and
 * restores the focus to the link that had it.
 * @param dragRow null until loaded
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
      // The click event follows the end of the press, and is handled before the next task.
      if (isPressed) return void setTimeout(replace, 50, fetched);
      focused.current = focusedIn(row.current);
      onFetched(() => fetched);
    };
    const fetchRow = () => {
      for (const sign of signs) window.removeEventListener(sign, fetchRow);
      fetchModule().then(
        ({ DragRow: fetched }) => setTimeout(replace, 0, fetched),
        // The row keeps its plain links, which can be reordered in the panel.
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
