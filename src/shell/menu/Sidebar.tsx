import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import X from 'lucide-react/icons/x';
import { useEffect, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import { Logo } from '../layout/Logo';
import { MenuSearch } from './MenuSearch';
import { ScrollArea } from './ScrollArea';
import { SidebarMenu } from './SidebarMenu';
import { selectSettings } from '../themeSlice';
import { BEYOND_NARROW, useMedia } from '../useMedia';
import { useMenuSwipe } from './useMenuSwipe';
import { useOpenGroups } from './useOpenGroups';
import { usePeek } from './usePeek';

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
        <MenuSearch menu={menu} suggestionLimit={suggestionLimit} onChoose={choose} />
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
