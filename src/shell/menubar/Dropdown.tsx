import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Direction } from '../settings/lookSettings';
import { selectDirection } from '../themeSlice';
import { boxOf, placeDropdown, type View } from './placeDropdown';

/** The window without the scrollbar; a nested list is never placed above the first one. */
function viewOf(first: Element | null): View {
  const { clientWidth, clientHeight } = document.documentElement;
  return { inline: clientWidth, block: clientHeight, top: first?.getBoundingClientRect().top ?? 0 };
}

function place(list: HTMLElement, direction: Direction, isNested: boolean): void {
  const entry = list.parentElement;
  if (!entry) return;
  const first = entry.closest('.nd-menubar-entries > li')?.querySelector('.nd-menubar-list') ?? null;
  const view = viewOf(isNested ? first : null);
  const edges = list.offsetHeight - list.clientHeight;
  const size = { inline: list.offsetWidth, block: list.scrollHeight + edges };
  const anchor = boxOf(entry.getBoundingClientRect(), direction, view.inline);
  const { start, top, room } = placeDropdown(anchor, size, view, isNested);
  list.style.insetInlineStart = `${start}px`;
  list.style.insetBlockStart = `${top}px`;
  list.style.maxBlockSize = `${room}px`;
}

/**
 * The list of a group of the bar, kept beside its entry while that moves. It is positioned in the window and not in the
 * enclosing list, which may be scrolled and would clip it.
 */
export function Dropdown({ id, isNested, children }: { id: string; isNested: boolean; children: ReactNode }) {
  const direction = useSelector(selectDirection);
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const follow = () => place(element, direction, isNested);
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) follow();
    };
    follow();
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [direction, isNested]);

  // When the list closes with the focus inside, the focus returns to its opener.
  useLayoutEffect(() => {
    const element = list.current;
    const opener = element?.parentElement?.querySelector('button');
    return () => {
      if (element?.contains(document.activeElement)) opener?.focus();
    };
  }, []);

  return (
    <ul ref={list} id={id} className="nd-menubar-list">
      {children}
    </ul>
  );
}
