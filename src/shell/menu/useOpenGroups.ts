import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuNode } from '@/shared/navigation/types';
import { chainOf, groupsAround, toggleGroup } from './menuState';

/** The open groups of the menu, and the current entry with its groups. */
export function useOpenGroups(menu: readonly MenuNode[]) {
  const { pathname } = useLocation();
  const active = chainOf(menu, pathname).map(({ id }) => id);
  const [state, setState] = useState<{ at: string; open: string[] } | null>(null);
  // Navigating opens the page's own groups and closes the others; after that, clicks decide.
  const own = { at: pathname, open: active.slice(0, -1) };
  if (state?.at !== pathname) setState(own);
  const { open } = state?.at === pathname ? state : own;
  return {
    active,
    open,
    toggle: (id: string) => setState({ at: pathname, open: toggleGroup(menu, open, id) }),
    choose: (id: string) => setState({ at: pathname, open: groupsAround(menu, id) }),
  };
}
