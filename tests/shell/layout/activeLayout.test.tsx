import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuNode } from '@/shared/navigation/types';
import { firstLayout, nextLayout } from '@/shell/layout/activeLayout';
import { Layout } from '@/shell/layout/Layout';
import { selectSettings, settingsChanged, themeReducer } from '@/shell/themeSlice';
import { renderShell } from '@tests/support/renderShell';
import { storeOf } from '@tests/support/storeOf';

describe('LY01 §9: the layout that a window opens with', () => {
  it.each([
    [1198, 'vertical'],
    [1199, 'vertical'],
    [1200, 'horizontal'],
    [1201, 'horizontal'],
  ] as const)('%i px: %s, where the horizontal one is chosen', (width, layout) => {
    expect(firstLayout('horizontal', width)).toBe(layout);
    expect(firstLayout('vertical', width)).toBe('vertical');
  });
});

describe('LY01 §2.3: the layout after the width has changed', () => {
  it.each([
    // Narrowed.
    ['horizontal', 1201, 1200, 'horizontal'],
    ['horizontal', 1200, 1199, 'vertical'],
    ['vertical', 1199, 1198, 'vertical'],
    ['horizontal', 1201, 1199, 'vertical'],
    ['horizontal', 1440, 360, 'vertical'],
    // Widened.
    ['vertical', 1198, 1199, 'horizontal'],
    ['horizontal', 1199, 1200, 'horizontal'],
    ['horizontal', 1200, 1201, 'horizontal'],
    ['vertical', 1199, 1200, 'horizontal'],
    ['vertical', 360, 1440, 'horizontal'],
    // Narrowed from where it had returned.
    ['horizontal', 1199, 1198, 'vertical'],
    // At rest: only the height has changed.
    ['vertical', 1199, 1199, 'vertical'],
    ['horizontal', 1199, 1199, 'horizontal'],
    ['vertical', 1198, 1198, 'vertical'],
    ['horizontal', 1201, 1201, 'horizontal'],
  ] as const)('%s at %i px, then %i px: %s', (active, before, width, after) => {
    expect(nextLayout(active, 'horizontal', before, width)).toBe(after);
    expect(nextLayout(active, 'vertical', before, width)).toBe('vertical');
  });
});

const menu: MenuNode[] = [
  { id: 'alerts', title: 'app.alerts', type: 'item', navLink: '/alerts', icon: 'alerts' },
];

function open(width: number, layout: 'vertical' | 'horizontal') {
  const resize = (to: number) => {
    vi.stubGlobal('innerWidth', to);
    act(() => void window.dispatchEvent(new Event('resize')));
  };
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return window.innerWidth >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
    },
    addEventListener: (_: string, listener: () => void) => window.addEventListener('resize', listener),
    removeEventListener: (_: string, listener: () => void) => window.removeEventListener('resize', listener),
  }));
  const store = storeOf({ theme: themeReducer });
  store.dispatch(settingsChanged({ layout }));
  const page = (
    <>
      <h1>Page</h1>
      <input aria-label="Note" />
    </>
  );
  renderShell(store, [
    {
      element: (
        <Layout menu={menu} breadcrumbs={[{ text: 'Here' }]}>
          <Outlet />
        </Layout>
      ),
      children: [{ path: '*', element: page }],
    },
  ]);
  return {
    user: userEvent.setup(),
    resize,
    choose: (layouts: 'vertical' | 'horizontal') =>
      act(() => void store.dispatch(settingsChanged({ layout: layouts }))),
    active: () => selectSettings(store.getState()).activeLayout,
  };
}

const shown = () => document.querySelector<HTMLElement>('.nd-shell')?.dataset.layout;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('§2.3: the layout on screen', () => {
  it('LY01: falls back and returns at 1199 px, whichever way the window came there', () => {
    const { resize, active } = open(1201, 'horizontal');
    const at = (width: number) => {
      resize(width);
      expect(shown()).toBe(active());
      return active();
    };
    expect(at(1200)).toBe('horizontal');
    expect(at(1199)).toBe('vertical');
    expect(at(1199)).toBe('vertical');
    expect(at(1198)).toBe('vertical');
    expect(at(1199)).toBe('horizontal');
    expect(at(1199)).toBe('horizontal');
    expect(at(1198)).toBe('vertical');
    expect(at(1200)).toBe('horizontal');
  });

  it('LY01: returns also in a window that was opened narrow', () => {
    const { resize, active } = open(820, 'horizontal');
    expect(active()).toBe('vertical');
    resize(1199);
    expect(active()).toBe('horizontal');
  });

  it('follows the choice, and keeps it in a narrow window for later', () => {
    const { choose, resize, active } = open(1440, 'vertical');
    choose('horizontal');
    expect(shown()).toBe('horizontal');
    choose('vertical');
    expect(shown()).toBe('vertical');
    resize(820);
    choose('horizontal');
    expect(active()).toBe('vertical');
    resize(1440);
    expect(active()).toBe('horizontal');
  });

  it('changes around the page: a half-typed word, its caret and the focus stay', async () => {
    const { user, choose, resize } = open(1440, 'vertical');
    const main = screen.getByRole('main');
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
    await user.type(input, 'half-typed');
    input.setSelectionRange(4, 4);
    const expectSame = () => {
      expect(screen.getByRole('main')).toBe(main);
      expect(screen.getByRole('textbox', { name: 'Note' })).toBe(input);
      expect(input).toHaveFocus();
      expect(input.selectionStart).toBe(4);
    };
    choose('horizontal');
    expectSame();
    // The entries of the bar are fetched on their own.
    await screen.findByRole('link', { name: 'Alerts' });
    choose('vertical');
    expectSame();
    choose('horizontal');
    expectSame();
    resize(820);
    expectSame();
    resize(1300);
    expectSame();
    expect(shown()).toBe('horizontal');
    await user.keyboard('X');
    expect(input).toHaveValue('halfX-typed');
  });
});
