import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import X from 'lucide-react/icons/x';
import {
  useEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import { Logo } from '../layout/Logo';
import { MenuSearch } from './MenuSearch';
import { chainOf, groupsAround, toggleGroup } from './menuState';
import { ScrollArea } from './ScrollArea';
import { SidebarMenu } from './SidebarMenu';
import { selectSettings } from '../themeSlice';
import { BEYOND_NARROW, useMedia } from '@/shared/ui/useMedia';
import { useMenuSwipe } from './useMenuSwipe';

/** The header gets a shadow once the menu has been scrolled this far, CSS pixels (specification 2.2). */
const SHADOW_FROM = 100;

export const SIDEBAR_ID = 'nd-sidebar';

export interface SidebarProps {
  menu: readonly MenuNode[];
  /** The menu is beside the page; otherwise it overlays the page while open. */
  wide: boolean;
  /** Only icons, until the pointer is over it. */
  isCollapsed: boolean;
  onToggleCollapsed: () => void;
  /** An entry was chosen: the menu closes in a narrow window, whether it overlays the page or is beside it. */
  onChosen: () => void;
  isOpen: boolean;
  onClose: () => void;
  closeButton: RefObject<HTMLButtonElement | null>;
  suggestionLimit?: number | undefined;
  /** At the end of the menu's empty search box. */
  searchEnd?: ReactNode;
}

/** Resizing the window closes the overlaid menu, except when the on-screen keyboard opens for its search box. */
function useCloseOnResize(isOpen: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { innerWidth } = window;
    const onResize = () => {
      const isTyping = document.activeElement instanceof HTMLInputElement;
      if (!isTyping || window.innerWidth !== innerWidth) onClose();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [isOpen, onClose]);
}

/** The open groups of the menu, and the current entry with its groups. */
function useOpenGroups(menu: readonly MenuNode[]) {
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

/**
 * A collapsed menu opens over the page while it is hovered, focused or typed in; Escape collapses it again (WCAG
 * 1.4.13).
 */
function usePeek(isCollapsed: boolean) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const close = () => {
    setPointed(false);
    setFocused(false);
  };
  return {
    isPeeking: isCollapsed && (isPointed || isFocused),
    close,
    /** Ends the hover after an entry was chosen. */
    release: () => setPointed(false),
    handlers: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
      onInput: () => setFocused(true),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      },
    },
  };
}

/** The menu: its groups and entries, the current one marked, and its collapse button. */
export function Sidebar({
  menu,
  wide,
  isCollapsed,
  onToggleCollapsed,
  onChosen,
  isOpen,
  onClose,
  closeButton,
  suggestionLimit,
  searchEnd,
}: SidebarProps) {
  const t = useT();
  const { direction, theme, menuTheme } = useSelector(selectSettings);
  const [scrolled, setScrolled] = useState(false);
  const groups = useOpenGroups(menu);
  const peek = usePeek(isCollapsed);
  const swipe = useMenuSwipe('close', direction, !wide, onClose);
  useCloseOnResize(isOpen, onClose);

  const isNarrow = !useMedia(BEYOND_NARROW);
  const leave = () => {
    onChosen();
    if (isNarrow) peek.close();
  };
  const choose = (id: string) => {
    groups.choose(id);
    leave();
  };
  const state = [isOpen && 'nd-open', scrolled && 'nd-scrolled', peek.isPeeking && 'nd-peek']
    .filter(Boolean)
    .join(' ');

  return (
    <nav
      {...swipe}
      {...peek.handlers}
      id={SIDEBAR_ID}
      className={`nd-sidebar ${state}`}
      aria-label={t('shell.mainMenu')}
      data-menu={menuTheme}
      data-bs-theme={theme === 'semi-dark' ? 'dark' : undefined}
      inert={!wide && !isOpen}
    >
      <div className="nd-sidebar-top">
        <div className="nd-sidebar-header">
          <Link to="/dashboard" className="nd-brand" onClick={leave}>
            <Logo />
            <span className="nd-brand-name">
              <T id="common.product" />
            </span>
          </Link>
          {wide ? (
            <button
              type="button"
              className="btn btn-icon nd-sidebar-toggle"
              aria-label={t(isCollapsed ? 'shell.keepMenuOpen' : 'shell.collapseMenu')}
              onClick={() => {
                peek.release();
                onToggleCollapsed();
              }}
            >
              <Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} directional />
            </button>
          ) : (
            <button
              ref={closeButton}
              type="button"
              className="btn btn-icon"
              aria-label={t('shell.closeMenu')}
              onClick={onClose}
            >
              <Icon of={X} />
            </button>
          )}
        </div>
        <MenuSearch menu={menu} suggestionLimit={suggestionLimit} onChoose={choose} end={wide && searchEnd} />
      </div>
      <ScrollArea direction={direction} onScroll={(top) => setScrolled(top >= SHADOW_FROM)}>
        <SidebarMenu
          nodes={menu}
          active={groups.active}
          open={groups.open}
          onToggle={groups.toggle}
          onChoose={choose}
        />
      </ScrollArea>
    </nav>
  );
}
