import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuNode } from '@/shared/navigation/types';
import { selectSettings, settingsChanged, themeReducer } from '@/shell/themeSlice';
import { LanguageButton } from '@/shell/navbar/LanguageButton';
import { Layout } from '@/shell/layout/Layout';
import { UserButton } from '@/shell/navbar/UserButton';
import { renderShell } from '@tests/support/renderShell';
import { storeOf } from '@tests/support/storeOf';

const menu: MenuNode[] = [
  { id: 'menus', title: 'app.groupMenus', type: 'groupHeader' },
  { id: 'alerts', title: 'app.alerts', type: 'item', navLink: '/alerts', icon: 'alerts' },
  {
    id: 'settings',
    title: 'app.settings',
    type: 'collapse',
    icon: 'settings',
    children: [{ id: 'general', title: 'app.general', type: 'item', navLink: '/general' }],
  },
];

let width = 1440;
const widthListeners = new Set<() => void>();
const resize = (to: number) => {
  width = to;
  act(() => widthListeners.forEach((listener) => listener()));
};
/** Answers min-width queries for the width of now; there is a mouse, and motion is fine. */
const matchMedia = (query: string) => ({
  get matches() {
    const least = /min-width: ([\d.]+)px/.exec(query)?.[1];
    return least !== undefined && width >= Number(least);
  },
  addEventListener: (_: string, listener: () => void) => widthListeners.add(listener),
  removeEventListener: (_: string, listener: () => void) => widthListeners.delete(listener),
});

function open(path: string, at = 1440) {
  width = at;
  const store = storeOf({ theme: themeReducer });
  const onShortcuts = vi.fn<() => void>();
  const onTour = vi.fn<() => void>();
  const onNews = vi.fn<() => void>();
  const onLock = vi.fn<() => void>();
  const onSignOut = vi.fn<() => void>();
  const layout = (
    <Layout
      menu={menu}
      breadcrumbs={[{ to: '/dashboard', title: 'app.dashboard' }, { text: 'Here' }]}
      barEnd={
        <>
          <LanguageButton />
          <UserButton
            user={{ name: 'Ada Lovelace', role: 'Administrator' }}
            onShortcuts={onShortcuts}
            onTour={onTour}
            onNews={onNews}
            hasNews={false}
            onLock={onLock}
            onSignOut={onSignOut}
          />
        </>
      }
    >
      <Outlet />
    </Layout>
  );
  const router = renderShell(
    store,
    [{ element: layout, children: [{ path: '*', element: <h1>Page</h1> }] }],
    path,
  );
  return {
    user: userEvent.setup(),
    router,
    store,
    onShortcuts,
    onLock,
    onSignOut,
    settings: () => selectSettings(store.getState()),
  };
}

const sidebar = () => screen.getByRole('navigation', { name: 'Main menu' });
const burger = () => screen.getByRole('button', { name: 'Open menu' });
const swipe = (target: Element, from: number, to: number) => {
  fireEvent.touchStart(target, { touches: [{ clientX: from, clientY: 300 }] });
  fireEvent.touchMove(target, { touches: [{ clientX: to, clientY: 300 }] });
  fireEvent.touchEnd(target, { touches: [] });
};

beforeEach(() => vi.stubGlobal('matchMedia', matchMedia));
afterEach(() => {
  cleanup();
  widthListeners.clear();
  vi.unstubAllGlobals();
});

describe('the menu beside the page', () => {
  it('marks the entry of the path and leads elsewhere; its brand leads to the dashboard', async () => {
    const { user, router } = open('/alerts');
    expect(screen.getByRole('link', { name: 'Alerts' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Nephrodesk' }));
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Alerts' })).not.toHaveAttribute('aria-current');
  });

  it('opens the group of the path by itself, and any group on a click', async () => {
    const { user, router } = open('/general');
    const group = screen.getByRole('button', { name: 'Settings' });
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
    await user.click(group);
    expect(screen.queryByRole('link', { name: 'General' })).not.toBeInTheDocument();
    await act(() => router.navigate('/alerts'));
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(group);
    expect(screen.getByRole('link', { name: 'General' })).toBeInTheDocument();
  });

  it('LY02 casts a shadow once 100 px are scrolled', () => {
    open('/alerts');
    const body = sidebar().querySelector('.nd-sidebar-body');
    if (!body) throw new Error('No scrolling part');
    const scrollTo = (top: number) => {
      body.scrollTop = top;
      fireEvent.scroll(body);
    };
    scrollTo(99);
    expect(sidebar()).not.toHaveClass('nd-scrolled');
    scrollTo(100);
    expect(sidebar()).toHaveClass('nd-scrolled');
    scrollTo(99);
    expect(sidebar()).not.toHaveClass('nd-scrolled');
  });

  it('AC17 collapses, opens for a pointer or the keyboard, and closes on Escape', async () => {
    const { user, settings } = open('/alerts');
    await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(settings().sidebarCollapsed).toBe(true);
    expect(sidebar()).not.toHaveClass('nd-peek');
    await user.unhover(sidebar());
    await user.hover(sidebar());
    expect(sidebar()).toHaveClass('nd-peek');
    await user.keyboard('{Escape}');
    expect(sidebar()).not.toHaveClass('nd-peek');
    await user.click(screen.getByRole('button', { name: 'Keep menu open' }));
    expect(settings().sidebarCollapsed).toBe(false);
  });

  it('is dark on a light page in semi-dark', () => {
    const { store } = open('/alerts');
    expect(sidebar()).not.toHaveAttribute('data-bs-theme');
    act(() => void store.dispatch(settingsChanged({ theme: 'semi-dark' })));
    expect(sidebar()).toHaveAttribute('data-bs-theme', 'dark');
  });
});

describe('the menu over the page', () => {
  it('is out of reach until its button opens it, and gives focus back on Escape', async () => {
    const { user } = open('/alerts', 820);
    expect(sidebar()).toHaveAttribute('inert');
    await user.click(burger());
    expect(sidebar()).not.toHaveAttribute('inert');
    expect(within(sidebar()).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    expect(screen.getByRole('main').parentElement).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(sidebar()).toHaveAttribute('inert');
    expect(burger()).toHaveFocus();
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when an entry is chosen, and at a tap beside it', async () => {
    const { user } = open('/alerts', 820);
    await user.click(burger());
    await user.click(screen.getByRole('link', { name: 'Alerts' }));
    expect(sidebar()).not.toHaveClass('nd-open');
    await user.click(burger());
    const [, overlay] = screen.getAllByRole('button', { name: 'Close menu' });
    await user.click(overlay ?? document.body);
    expect(sidebar()).not.toHaveClass('nd-open');
  });

  const ways: ['ltr' | 'rtl', { open: [number, number]; close: [number, number] }][] = [
    ['ltr', { open: [10, 200], close: [200, 20] }],
    ['rtl', { open: [1014, 800], close: [800, 1000] }],
  ];
  it.each(ways)('IN04 AC17 opens and closes by swipes that flip with the direction: %s', (direction, way) => {
    const { store } = open('/alerts', 820);
    act(() => void store.dispatch(settingsChanged({ direction })));
    const page = screen.getByRole('main');
    swipe(page, ...way.close);
    expect(sidebar()).not.toHaveClass('nd-open');
    swipe(page, ...way.open);
    expect(sidebar()).toHaveClass('nd-open');
    swipe(sidebar(), ...way.open);
    expect(sidebar()).toHaveClass('nd-open');
    swipe(sidebar(), ...way.close);
    expect(sidebar()).not.toHaveClass('nd-open');
  });

  it.each(ways)('closes by a swipe on the dimmed page beside it: %s', async (direction, way) => {
    const { user, store } = open('/alerts', 820);
    act(() => void store.dispatch(settingsChanged({ direction })));
    await user.click(burger());
    const dimmed = () => document.querySelector('.nd-overlay') as Element;
    swipe(dimmed(), ...way.open);
    expect(sidebar()).toHaveClass('nd-open');
    swipe(dimmed(), ...way.close);
    expect(sidebar()).not.toHaveClass('nd-open');
  });

  it('closes at exactly 1200 px when an entry has been chosen, and stays open beyond', async () => {
    const { user, router, settings } = open('/', 1201);
    await user.click(screen.getByRole('link', { name: 'Alerts' }));
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeInTheDocument();
    resize(1200);
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Nephrodesk' }));
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(sidebar()).not.toHaveClass('nd-peek');
    expect(sidebar().closest('.nd-shell')).toHaveClass('nd-collapsed');
    // It is the window's doing: the choice of its owner stays, and they may open it again.
    expect(settings().sidebarCollapsed).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Keep menu open' }));
    expect(sidebar().closest('.nd-shell')).not.toHaveClass('nd-collapsed');
    await user.click(screen.getByRole('link', { name: 'Alerts' }));
    expect(sidebar().closest('.nd-shell')).toHaveClass('nd-collapsed');
    resize(1201);
    expect(sidebar().closest('.nd-shell')).not.toHaveClass('nd-collapsed');
  });

  it('LY02 exists up to 1199 px and leaves no trace when the window grows', async () => {
    const { user } = open('/alerts', 1199);
    await user.click(burger());
    resize(1200);
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    expect(sidebar()).not.toHaveAttribute('inert');
    expect(screen.getByRole('main').parentElement).not.toHaveAttribute('inert');
    resize(1199);
    expect(burger()).toBeInTheDocument();
  });
});

describe('the bars', () => {
  it('skip to the content', async () => {
    const { user } = open('/alerts');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('offer four languages in their own words', async () => {
    const { user, settings } = open('/alerts');
    await user.click(screen.getByRole('button', { name: 'Language' }));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(names).toEqual(['English', 'Français', 'Deutsch', 'Português']);
    await user.click(screen.getByRole('menuitem', { name: 'Deutsch' }));
    expect(settings().locale).toBe('de');
  });

  it('show who is signed in, lead to the profile, list the shortcuts, lock and sign out', async () => {
    const { user, router, onShortcuts, onLock, onSignOut } = open('/alerts');
    const button = () => screen.getByRole('button', { name: 'User menu of Ada Lovelace' });
    expect(button()).toHaveTextContent('AL');
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
    expect(router.state.location.pathname).toBe('/user/profile');
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(onShortcuts).toHaveBeenCalledOnce();
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name: 'Lock screen' }));
    expect(onLock).toHaveBeenCalledOnce();
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name: 'Log Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('show the way here; the last step is the page itself', () => {
    open('/alerts');
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getAllByRole('link')).toHaveLength(1);
    expect(trail.getByText('Here')).toHaveAttribute('aria-current', 'page');
  });

  it('show the year below', () => {
    vi.setSystemTime(new Date('2031-06-15T12:00:00Z'));
    open('/alerts');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Nephrodesk');
    vi.useRealTimers();
  });

  it('LY02 lead back up after 160 px, unless that is switched off', async () => {
    const { user, store } = open('/alerts');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const scrolled = (top: number) => {
      vi.stubGlobal('scrollY', top);
      fireEvent.scroll(window);
      return screen.queryByRole('button', { name: 'Back to top' });
    };
    expect(scrolled(159)).toBeNull();
    expect(scrolled(160)).toBeNull();
    const button = scrolled(161);
    expect(button).not.toBeNull();
    await user.click(button ?? document.body);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => void store.dispatch(settingsChanged({ hideScrollToTop: true })));
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  });
});
