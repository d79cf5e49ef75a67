import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import X from 'lucide-react/icons/x';
import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import { Logo } from './Logo';
import { chainOf, toggleGroup } from './menuState';
import { ScrollArea } from './ScrollArea';
import { SidebarMenu } from './SidebarMenu';
import { selectSettings, settingsChanged } from './themeSlice';
import { useMenuSwipe } from './useMenuSwipe';

/** The header casts a shadow once the menu has been scrolled this far, CSS pixels (specification 2.2). */
const SHADOW_FROM = 100;

export const SIDEBAR_ID = 'nd-sidebar';

export interface SidebarProps {
  menu: readonly MenuNode[];
  /** The menu stands beside the page; otherwise it lies over it while open. */
  wide: boolean;
  /** Only icons, until somebody points at it. */
  isCollapsed: boolean;
  isOpen: boolean;
  onClose: () => void;
  closeButton: RefObject<HTMLButtonElement | null>;
}

/** The menu: its groups and entries, the current one marked, and how much room it takes. */
export function Sidebar({ menu, wide, isCollapsed, isOpen, onClose, closeButton }: SidebarProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { direction, theme, sidebarCollapsed, menuTheme } = useSelector(selectSettings);
  const { pathname } = useLocation();
  const [scrolled, setScrolled] = useState(false);
  const [peeking, setPeeking] = useState(false);

  const active = chainOf(menu, pathname).map((node) => node.id);
  // Another page opens its own groups and closes the rest; until then, clicks decide.
  const [clicked, setClicked] = useState<{ at: string; open: string[] } | null>(null);
  const open = clicked?.at === pathname ? clicked.open : active.slice(0, -1);

  const toggleCollapsed = () => {
    setPeeking(false);
    dispatch(settingsChanged({ sidebarCollapsed: !sidebarCollapsed }));
  };
  // A collapsed menu opens for whoever points at it or tabs into it, and Escape sends it back.
  const peek = isCollapsed && {
    onMouseEnter: () => setPeeking(true),
    onMouseLeave: () => setPeeking(false),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setPeeking(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setPeeking(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPeeking(false);
    },
  };
  const swipe = useMenuSwipe('close', direction, !wide, onClose);
  const state = [isOpen && 'nd-open', scrolled && 'nd-scrolled', peeking && 'nd-peek']
    .filter(Boolean)
    .join(' ');

  return (
    <nav
      {...swipe}
      {...peek}
      id={SIDEBAR_ID}
      className={`nd-sidebar ${state}`}
      aria-label={t('shell.mainMenu')}
      data-menu={menuTheme}
      data-bs-theme={theme === 'semi-dark' ? 'dark' : undefined}
      inert={!wide && !isOpen}
    >
      <div className="nd-sidebar-header">
        <Link to="/dashboard" className="nd-brand" onClick={onClose}>
          <Logo />
          <span className="nd-brand-name">
            <T id="common.product" />
          </span>
        </Link>
        {wide ? (
          <button
            type="button"
            className="btn btn-icon nd-sidebar-toggle"
            aria-label={t(sidebarCollapsed ? 'shell.keepMenuOpen' : 'shell.collapseMenu')}
            onClick={toggleCollapsed}
          >
            <Icon of={sidebarCollapsed ? PanelLeftOpen : PanelLeftClose} directional />
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
      <ScrollArea direction={direction} onScroll={(top) => setScrolled(top >= SHADOW_FROM)}>
        <SidebarMenu
          nodes={menu}
          active={active}
          open={open}
          onToggle={(id) => setClicked({ at: pathname, open: toggleGroup(menu, open, id) })}
          onChoose={onClose}
        />
      </ScrollArea>
    </nav>
  );
}
