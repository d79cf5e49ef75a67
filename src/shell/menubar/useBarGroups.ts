import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuNode } from '@/shared/navigation/types';
import { chainOf, groupsAround } from '../menu/menuState';

/** Delay before the open list follows the mouse, so that crossing a neighbour on the way closes nothing, ms. */
const POINTER_DELAY_MS = 120;

const groupIdsAround = (target: Element): string[] => {
  const group = target.closest<HTMLElement>('[data-group]');
  if (!group) return [];
  return [...(group.parentElement ? groupIdsAround(group.parentElement) : []), group.dataset.group ?? ''];
};

/**
 * The open groups of the bar: one, with its enclosing groups. Mouse, click and keys open and close them; another page,
 * Escape, a press elsewhere and a focus elsewhere close them.
 */
export function useBarGroups(menu: readonly MenuNode[], bar: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const [state, setState] = useState({ at: pathname, open: [] as readonly string[] });
  if (state.at !== pathname) setState({ at: pathname, open: [] });
  const open = state.at === pathname ? state.open : [];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The group opened by hovering; the click that follows confirms it and does not close it again. */
  const pointedOpen = useRef<string | null>(null);

  const show = (groups: readonly string[]) => {
    clearTimeout(timer.current);
    setState({ at: pathname, open: groups });
  };
  const withGroup = (id: string) => [...groupsAround(menu, id), id];
  const follow = (groups: readonly string[]) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A mouse at rest does not close the list of a keyboard user.
      if (bar.current?.querySelector('.nd-menubar-list :focus-visible')) return;
      pointedOpen.current = groups.at(-1) ?? null;
      setState({ at: pathname, open: groups });
    }, POINTER_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = open.length > 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (levels: number) => {
      clearTimeout(timer.current);
      setState((now) => ({ ...now, open: now.open.slice(0, -levels) }));
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(1);
    };
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) close(Infinity);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, bar]);

  return {
    /** Ids from the top group to the entry of the current path. */
    active: chainOf(menu, pathname).map(({ id }) => id),
    /** Ids from the group in the bar to the innermost open one. */
    open,
    show,
    openGroup: (id: string) => show(withGroup(id)),
    closeGroup: (id: string) => show(groupsAround(menu, id)),
    toggle(id: string, byKey: boolean) {
      const isMeant = !byKey && open.includes(id) && pointedOpen.current === id;
      pointedOpen.current = null;
      show(open.includes(id) && !isMeant ? groupsAround(menu, id) : withGroup(id));
    },
    pointAt: (id: string) => follow(withGroup(id)),
    pointAwayFrom: (id: string) => follow(groupsAround(menu, id)),
    /** The focus is here now, so groups that do not enclose it close. */
    keepAround(target: Element) {
      const kept = groupIdsAround(target);
      if (open.some((id) => !kept.includes(id))) show(open.filter((id) => kept.includes(id)));
    },
  };
}

export type BarGroups = ReturnType<typeof useBarGroups>;
