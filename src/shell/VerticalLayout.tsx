import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { T, useT } from '@/shared/i18n/text';
import type { Crumb, MenuNode } from '@/shared/navigation/types';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import { ScrollToTop } from './ScrollToTop';
import { Sidebar } from './Sidebar';
import { selectSettings } from './themeSlice';
import type { ShellUser } from './UserFace';
import { useMedia, WIDE } from './useMedia';
import { useMenuSwipe } from './useMenuSwipe';

const goToMain = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** Menu beside, bar above, footer below. It stays mounted from page to page. */
export function VerticalLayout({
  menu,
  breadcrumbs,
  user,
  onLock,
  onSignOut,
  notice,
  children,
}: {
  menu: readonly MenuNode[];
  breadcrumbs: readonly Crumb[];
  user: ShellUser;
  onLock: () => void;
  onSignOut: () => void;
  /** What holds for every page, said below the bar at the top. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const settings = useSelector(selectSettings);
  const wide = useMedia(WIDE);
  const [now] = useState(Date.now);
  const [opened, setOpened] = useState(false);
  const isOpen = opened && !wide;
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const swipe = useMenuSwipe('open', settings.direction, !wide, () => setOpened(true));

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

  return (
    <div className={`nd-shell ${wide && settings.sidebarCollapsed ? 'nd-collapsed' : ''}`}>
      <a className="nd-skip" href="#main" onClick={goToMain}>
        <T id="shell.skip" />
      </a>
      <Sidebar
        menu={menu}
        wide={wide}
        isOpen={isOpen}
        onClose={() => setOpened(false)}
        closeButton={closeButton}
      />
      {isOpen && (
        <button
          type="button"
          className="nd-overlay"
          tabIndex={-1}
          aria-label={t('shell.closeMenu')}
          onClick={() => setOpened(false)}
        />
      )}
      <div {...swipe} className="nd-column" inert={isOpen}>
        <Navbar
          type={settings.navbarType}
          color={settings.navbarColor}
          menuOpen={wide ? null : isOpen}
          onOpenMenu={() => setOpened(true)}
          menuButton={menuButton}
          user={user}
          onLock={onLock}
          onSignOut={onSignOut}
        />
        {notice}
        <main id="main" className="nd-content" tabIndex={-1}>
          <Breadcrumbs trail={breadcrumbs} />
          {children}
        </main>
        <Footer type={settings.footerType} now={now} />
        {!settings.hideScrollToTop && <ScrollToTop />}
      </div>
    </div>
  );
}
