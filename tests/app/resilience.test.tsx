import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pages } from '@/app/siteMap';
import { retireServiceWorkers } from '@/app/serviceWorkers';
import { watchErrors } from '@/app/errors/globalErrors';
import { createStore } from '@/app/store';
import { renderApp } from '@tests/support/renderApp';

const fluidPlanner = pages.find(({ path }) => path === '/fluidplanner');

/** Lets the fluid planner's code be something else while a test runs. */
function replaceFluidPlanner(load: () => Promise<{ default: ComponentType }>) {
  if (fluidPlanner) vi.spyOn(fluidPlanner, 'load').mockImplementation(load);
}

afterEach(() => vi.restoreAllMocks());

describe('RS01: a page that throws', () => {
  it('is replaced alone, is logged once, and Retry mounts it again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('rendering failed');
      return <h1>Plans</h1>;
    };
    replaceFluidPlanner(async () => ({ default: Fragile }));
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    expect(await screen.findByRole('heading', { name: 'This page has stopped working' })).toBeVisible();
    expect(
      logged.mock.calls.filter((parts) => parts.some((part) => String(part).includes('rendering failed'))),
    ).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Medicine' })).toBeVisible();
    broken = false;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeVisible();
  });

  it('is left behind by going elsewhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    replaceFluidPlanner(async () => ({
      default: () => {
        throw new Error('rendering failed');
      },
    }));
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { name: 'This page has stopped working' });
    await app.user.click(screen.getByRole('link', { name: 'Medicine' }));
    expect(await screen.findByRole('heading', { name: 'Medicine' })).toBeVisible();
  });

  it('says so when its code could not be fetched, and offers to reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    replaceFluidPlanner(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
    );
    await renderApp('/fluidplanner', { as: 'USER' });
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Medicine' })).toBeVisible();
  });
});

describe('RS03: what no boundary catches', () => {
  it.each([
    ['an error of an event handler or a timer', () => new ErrorEvent('error', { message: 'boom' })],
    [
      'a promise nobody waits for',
      () => Object.assign(new Event('unhandledrejection'), { reason: new Error('boom') }),
    ],
  ])('%s becomes a notice that stays', async (_, event) => {
    await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    act(() => {
      window.dispatchEvent(event());
    });
    expect(await screen.findByText(/Something unexpected went wrong/)).toBeVisible();
  });

  it('a resize that settles late is none', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    act(() => {
      window.dispatchEvent(
        new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
      );
    });
    expect(app.store.getState().notices).toEqual([]);
  });

  it('what is typed stands in the way of that reload, and a notice says so', async () => {
    const reload = vi.fn<() => void>();
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 200 }));
    const app = await renderApp('/fluidplanner/new', { as: 'ADMIN' });
    const stop = watchErrors(app.store, () => 2_000_000, reload);
    await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Evening');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }));
    expect(await screen.findByText(/because you have typed something/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    stop();
    sessionStorage.clear();
  });

  it('code replaced by a newer version reloads the page once in half a minute, and never offline', async () => {
    let now = 1_000_000;
    const reload = vi.fn<() => void>();
    const answer = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 200 }));
    const stop = watchErrors(
      createStore({ identities: () => import('@/session/identity') }),
      () => now,
      reload,
    );
    const stale = async () => {
      window.dispatchEvent(new Event('vite:preloadError'));
      await act(async () => undefined);
    };
    await stale();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    now += 29_000;
    await stale();
    expect(reload).toHaveBeenCalledTimes(1);
    now += 31_000;
    answer.mockRejectedValue(new TypeError('offline'));
    await stale();
    expect(answer).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
    sessionStorage.clear();
  });
});

describe('OF12: what earlier versions left behind', () => {
  it('service workers and caches are removed', async () => {
    const unregister = vi.fn<() => Promise<boolean>>(async () => true);
    const remove = vi.fn<(name: string) => Promise<boolean>>(async () => true);
    await retireServiceWorkers({
      navigator: { serviceWorker: { getRegistrations: async () => [{ unregister }] } },
      caches: { keys: async () => ['old-1', 'old-2'], delete: remove },
    } as unknown as Window);
    expect(unregister).toHaveBeenCalledOnce();
    expect(remove.mock.calls).toEqual([['old-1'], ['old-2']]);
  });

  it('a browser that denies access is left alone', async () => {
    const denied = {
      navigator: {
        serviceWorker: {
          getRegistrations: () => Promise.reject(new DOMException('denied', 'SecurityError')),
        },
      },
    };
    await expect(retireServiceWorkers(denied as unknown as Window)).resolves.toBeUndefined();
  });
});
