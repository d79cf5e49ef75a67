import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { T, useT } from '@/shared/i18n/text';
import type { Crumb, MenuNode } from '@/shared/navigation/types';
import { useActiveLayout } from './activeLayout';
import { Breadcrumbs } from './Breadcrumbs';
import { HorizontalMenu } from './HorizontalMenu';
import { Navbar } from '../navbar/Navbar';
import { ScrollToTop } from './ScrollToTop';
import { shownSettings, type Settings } from '../settings/lookSettings';
import { Sidebar } from '../menu/Sidebar';
import { selectSettings, settingsChanged } from '../themeSlice';
import { BEYOND_NARROW, useMedia, WIDE } from '@/shared/ui/useMedia';
import { useMenuSwipe } from '../menu/useMenuSwipe';

const goToMain = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

export interface LayoutProps {
  menu: readonly MenuNode[];
  breadcrumbs: readonly Crumb[];
  /** The page needs the sidebar's space, so the sidebar is collapsed until the user opens it. */
  forcesCollapse?: boolean;
  /** Maximum number of suggestions in the menu's search. */
  menuSuggestionLimit?: number;
  /** At the end of the menu's empty search box. */
  menuSearchEnd?: ReactNode;
  /** Content at the start of the bar: bookmarks. */
  barStart?: ReactNode;
  /** Content at the end of the bar: language, search, notifications, user. */
  barEnd?: ReactNode;
  /** A notice for every page, shown below the top bar. */
  notice?: ReactNode;
  /** The clinic's own text in the footer. */
  house?: ReactNode;
  /** Content beside the page at its far edge, outside the page itself. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Whether the menu is collapsed: by the user's choice, or because the page needs its space. A page overrides the choice
 * without changing it; a choice made while such a page is shown wins until the next visit. In the narrowest window with
 * the menu beside the page, the menu collapses after an entry was chosen, until the user opens it or the window grows.
 * @param forced the current page needs the menu's space
 */
function useCollapse(forced: boolean) {
  const dispatch = useDispatch();
  const isWide = useMedia(WIDE);
  const { sidebarCollapsed: chosen } = useSelector(selectSettings);
  const isNarrow = !useMedia(BEYOND_NARROW);
  const [isFolded, setFolded] = useState(false);
  const [visit, setVisit] = useState({ forced, chosen, isLifted: false });
  if (visit.forced !== forced) setVisit({ forced, chosen, isLifted: false });
  else if (visit.chosen !== chosen) setVisit({ forced, chosen, isLifted: true });

  const isCollapsed = isWide && (chosen || (forced && !visit.isLifted) || (isFolded && isNarrow));
  const toggle = () => {
    setFolded(false);
    setVisit({ forced, chosen: !isCollapsed, isLifted: true });
    dispatch(settingsChanged({ sidebarCollapsed: !isCollapsed }));
  };
  return { isCollapsed, toggle, fold: () => setFolded(isNarrow) };
}

/**
 * @param now epoch ms; the year is the reader's own
 * @param house the clinic's own footer text
 */
function Footer({ type, now, house }: { type: Settings['footerType']; now: number; house?: ReactNode }) {
  const intl = useIntl();
  if (type === 'hidden') return null;
  return (
    <footer className="nd-footer" data-type={type}>
      <T id="shell.copyright" values={{ year: intl.formatDate(now, { year: 'numeric' }) }} />
      {house}
    </footer>
  );
}

/**
 * Menu, bar, page and footer (specification 2.3), with the menu beside or above the page. When the layout changes, the
 * page keeps its position in the React tree, so that its state is kept.
 */
export function Layout({
  menu,
  breadcrumbs,
  forcesCollapse = false,
  menuSuggestionLimit,
  menuSearchEnd,
  barStart,
  barEnd,
  notice,
  house,
  aside,
  children,
}: LayoutProps) {
  const t = useT();
  const layout = useActiveLayout();
  const settings = shownSettings({ ...useSelector(selectSettings), activeLayout: layout });
  const isHorizontal = layout === 'horizontal';
  const wide = useMedia(WIDE);
  const [now] = useState(Date.now);
  const [opened, setOpened] = useState(false);
  const hasDrawer = !wide && !isHorizontal;
  const isOpen = opened && hasDrawer;
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(false);
  const swipe = useMenuSwipe('open', settings.direction, hasDrawer, () => setOpened(true));
  const swipeBack = useMenuSwipe('close', settings.direction, isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    const button = menuButton.current;
    closeButton.current?.focus();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpened(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      button?.focus();
    };
  }, [isOpen]);

  const collapse = useCollapse(forcesCollapse);
  return (
    <div
      className={`nd-shell ${collapse.isCollapsed && !isHorizontal ? 'nd-collapsed' : ''}`}
      data-layout={layout}
    >
      <a className="nd-skip" href="#main" onClick={goToMain}>
        <T id="shell.skip" />
      </a>
      {isHorizontal ? null : (
        <Sidebar
          menu={menu}
          wide={wide}
          isCollapsed={collapse.isCollapsed}
          onToggleCollapsed={collapse.toggle}
          onChosen={() => {
            close();
            collapse.fold();
          }}
          suggestionLimit={menuSuggestionLimit}
          searchEnd={menuSearchEnd}
          isOpen={isOpen}
          onClose={close}
          closeButton={closeButton}
        />
      )}
      {isOpen && (
        <button
          {...swipeBack}
          type="button"
          className="nd-overlay"
          tabIndex={-1}
          aria-label={t('shell.closeMenu')}
          onClick={close}
        />
      )}
      <div {...swipe} className="nd-column" inert={isOpen}>
        <Navbar
          layout={layout}
          type={isHorizontal ? 'sticky' : settings.navbarType}
          color={settings.navbarColor}
          menuOpen={hasDrawer ? isOpen : null}
          onOpenMenu={() => setOpened(true)}
          menuButton={menuButton}
          start={barStart}
          end={barEnd}
        />
        {isHorizontal && <HorizontalMenu menu={menu} type={settings.navbarType} />}
        {notice}
        <main id="main" className="nd-content" tabIndex={-1}>
          <Breadcrumbs trail={breadcrumbs} />
          {children}
        </main>
        <Footer type={settings.footerType} now={now} house={house} />
        {!settings.hideScrollToTop && <ScrollToTop />}
        {aside}
      </div>
    </div>
  );
}
