import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pages } from '@/app/siteMap';
import type { SitePage } from '@/app/site/sitePage';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';

type Code = Awaited<ReturnType<SitePage['load']>>;

const recordTabs = pages.find(({ path }) => path === '/userlist/:id')?.children ?? [];

/** Lets the code of a tab of the record be what a test says; answers how often it was asked for. */
function replaceTab(path: string, load: () => Promise<Code>) {
  const tab = recordTabs.find((one) => one.path === path);
  if (!tab) throw new Error(`The record has no tab ${path}.`);
  return vi.spyOn(tab, 'load').mockImplementation(load);
}
const limits = async (): Promise<Code> => ({ default: () => <h2>Limits of this patient</h2> });

/** Code that comes when the test says so. */
function codeOnItsWay() {
  let arrive: (code: Code) => void = () => undefined;
  const promise = new Promise<Code>((resolve) => {
    arrive = resolve;
  });
  replaceTab('limits', () => promise);
  return () => act(async () => arrive(await limits()));
}

function saveData(saves: boolean): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: saves }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}

async function openRecord() {
  const app = await renderApp('/userlist/sample-02/alerts', { as: 'USER' });
  return { ...app, tab: await screen.findByRole('link', { name: 'Limits' }) };
}
const shown = () => screen.findByRole('heading', { name: 'Limits of this patient' });
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
/** Long beyond what a pointer takes to pass over a link. */
const LINGERED_MS = 150;

afterEach(() => vi.restoreAllMocks());

describe('the page of a link', () => {
  it.each<[string, (tab: HTMLElement, app: Awaited<ReturnType<typeof openRecord>>) => unknown]>([
    ['pointed at', (tab, { user }) => user.hover(tab)],
    ['focused', (tab) => void act(() => tab.focus())],
    ['pressed', (tab) => fireEvent.pointerDown(tab)],
    ['touched', (tab) => fireEvent.touchStart(tab, { touches: [{ clientX: 1, clientY: 1 }] })],
  ])('is fetched when it is %s, once, and shown without a moment of waiting', async (_, reach) => {
    const load = replaceTab('limits', limits);
    const app = await openRecord();
    expect(load).not.toHaveBeenCalled();
    await reach(app.tab, app);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await wait(LINGERED_MS);
    fireEvent.click(app.tab);
    expect(await shown()).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not fetched by a pointer that only passes', async () => {
    const load = replaceTab('limits', limits);
    const { tab } = await openRecord();
    fireEvent.pointerOver(tab);
    fireEvent.pointerOver(screen.getByRole('main'));
    await wait(LINGERED_MS);
    expect(load).not.toHaveBeenCalled();
  });

  itLong('is not fetched ahead for who may not see it', async () => {
    const register = pages.find(({ path }) => path === '/audit');
    if (!register) throw new Error('There is no log.');
    const load = vi.spyOn(register, 'load');
    const { tab } = await openRecord();
    tab.setAttribute('href', '/audit');
    fireEvent.pointerDown(tab);
    await wait(LINGERED_MS);
    expect(load).not.toHaveBeenCalled();
  });

  itLong('is fetched only when it is opened where the browser saves data', async () => {
    saveData(true);
    const load = replaceTab('limits', limits);
    const { tab, user } = await openRecord();
    await user.hover(tab);
    act(() => tab.focus());
    fireEvent.pointerDown(tab);
    await wait(LINGERED_MS);
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(tab);
    expect(await shown()).toBeVisible();
  });

  it('that could not be had ahead is asked for again when it is opened, and nothing was said', async () => {
    const load = replaceTab('limits', limits);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'));
    const { tab, user, store } = await openRecord();
    await user.hover(tab);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await wait(LINGERED_MS);
    expect(store.getState().notices).toEqual([]);
    fireEvent.click(tab);
    expect(await shown()).toBeVisible();
  });

  it('that cannot be had says so once it is opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    replaceTab('limits', () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
    );
    const { tab, user } = await openRecord();
    await user.hover(tab);
    await wait(LINGERED_MS);
    expect(console.error).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading', { name: 'This page could not be loaded' })).toBeNull();
    fireEvent.click(tab);
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  });
});

describe('the list of a link', () => {
  const isAboutMedicines = ({ url = '' }: { url?: string | undefined }) => /medicines/.test(url);

  it('is asked for when the link is pointed at, and not again when it is opened', async () => {
    const asked: (string | undefined)[] = [];
    const { user } = await renderApp('/user/profile', {
      as: 'USER',
      between: (store) => async (config) => {
        if (isAboutMedicines(config)) asked.push(config.url);
        return store(config);
      },
    });
    const link = await screen.findByRole('link', { name: 'Medicine' });
    await user.hover(link);
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.click(link);
    expect(await screen.findByRole('table', { name: /medicine/i })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  itLong(
    'that could not be had ahead is a failure of the page that is opened, and of nothing before',
    async () => {
      let isDown = true;
      const { user, store } = await renderApp('/user/profile', {
        as: 'USER',
        between: (clinic) => async (config) => {
          if (isDown && isAboutMedicines(config))
            throw new AxiosError('down', AxiosError.ERR_NETWORK, config);
          return clinic(config);
        },
      });
      const link = await screen.findByRole('link', { name: 'Medicine' });
      await user.hover(link);
      await wait(LINGERED_MS);
      expect(store.getState().notices).toEqual([]);
      expect(screen.queryByRole('alert')).toBeNull();
      fireEvent.click(link);
      const failure = await screen.findByRole('alert');
      expect(failure).toBeVisible();
      isDown = false;
      await user.click(within(failure).getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('table', { name: /medicine/i })).toBeVisible();
    },
  );
});

itLong(
  'code that fails while it comes ahead is asked for again by the page that was opened meanwhile',
  async () => {
    let fail: (cause: Error) => void = () => undefined;
    const coming = new Promise<Code>((_, reject) => {
      fail = reject;
    });
    const load = replaceTab('limits', () => (load.mock.calls.length > 1 ? limits() : coming));
    const { tab, user } = await openRecord();
    await user.hover(tab);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    fireEvent.click(tab);
    // Longer than the page before stays.
    await wait(400);
    await act(async () => fail(new Error('gone')));
    expect(await shown()).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  },
);

describe('the page that is left', () => {
  it('goes at once where nobody is signed in: the next form has fields of the same names', async () => {
    const forgotten = pages.find(({ path }) => path === '/pages/forgot-password');
    if (!forgotten) throw new Error('There is no such page.');
    vi.spyOn(forgotten, 'load').mockImplementation(() => new Promise(() => undefined));
    await renderApp('/', { as: 'signedOut' });
    const email = await screen.findByLabelText('Email');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Forgotten password?' })));
    expect(email).not.toBeInTheDocument();
  });

  it('stays until the next one is there', async () => {
    const arrive = codeOnItsWay();
    const { tab, router } = await openRecord();
    const told: (string | null)[] = [];
    const main = screen.getByRole('main');
    const left = await screen.findByRole('heading', { name: 'Active alerts' });
    const observer = new MutationObserver(() =>
      told.push(main.querySelector('.nd-skeleton')?.className ?? null),
    );
    fireEvent.click(tab);
    observer.observe(main, { childList: true, subtree: true });
    expect(router.state.location.pathname).toBe('/userlist/sample-02/limits');
    await wait(100);
    expect(left).toBeVisible();
    await arrive();
    expect(await shown()).toBeVisible();
    observer.disconnect();
    expect(told.filter(Boolean)).toEqual([]);
  });

  it('gives way to one that says that it is coming where that takes longer', async () => {
    const arrive = codeOnItsWay();
    const { tab } = await openRecord();
    const left = await screen.findByRole('heading', { name: 'Active alerts' });
    fireEvent.click(tab);
    await waitFor(() => expect(left).not.toBeInTheDocument());
    expect(screen.getByRole('main').querySelector('.nd-skeleton')).not.toBeNull();
    await arrive();
    expect(await shown()).toBeVisible();
  });
});

itLong(
  'the pages that most go to next are fetched after a while, but not where the browser saves data',
  async () => {
    const worklist = pages.find(({ path }) => path === '/userlist');
    if (!worklist) throw new Error('There is no list.');
    const AFTER_MS = 4_000;
    saveData(true);
    const load = vi.spyOn(worklist, 'load');
    const saving = await renderApp('/user/profile', { as: 'USER' });
    await wait(AFTER_MS);
    expect(load).not.toHaveBeenCalled();
    saving.unmount();
    saveData(false);
    await renderApp('/user/profile', { as: 'USER' });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 2 * AFTER_MS });
  },
);
