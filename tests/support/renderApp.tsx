import { IDBFactory } from 'fake-indexeddb';
import { act, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AxiosAdapter, AxiosInstance } from 'axios';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { App } from '@/app/App';
import { forgetDemonstration, renewDemonstration } from '@/app/demonstration/demonstrationSession';
import { watchErrors } from '@/app/errors/globalErrors';
import { joinCareData } from '@/app/data/careData';
import { searchablePages } from '@/app/search/searchablePages';
import { createStore } from '@/app/store';
import { connect } from '@/backend/store/indexedDb/database';
import { sampleAccounts } from '@/backend/identity/account/accounts';
import { setEmbeddedAccounts } from '@/session/embeddedAccounts';
import { resume } from '@/session/enter';
import { followOtherTabs } from '@/session/otherTabs';
import { setOutbox } from '@/session/outbox/outbox';
import { forgetToken } from '@/session/tokenStorage';
import { account, care, demo, iam, navbar } from '@/shared/api/http';
import { dataChanged } from '@/shared/store/changes';
import { createAppRouter, type AppRouter } from '@/shared/navigation/router';
import { setClock } from '@/shared/store/clock';
import { NOW } from './builders';
import { changeHost, type ChangeHost } from './changeHost';
import { host, type Host } from './host';
import { becomeReader } from './reader';
import { restoreSampleClinic } from './sampleClinic';
import { installBackend } from './inPage';

interface Options {
  /** Who is signed in before the page opens; `READER` in a file that calls `withReader`. */
  as: 'ADMIN' | 'USER' | 'READER' | 'signedOut';
  /** Epoch ms; the tests' one "today" when absent. */
  now?: number;
  /** Hosts in the place of the embedded ones: of the identities, of the care store, and of the bar's calls. */
  hosts?: { iam?: Host; care?: Host; navbar?: Host };
  /** How the care host pushes changes; it does not when absent. */
  changes?: ChangeHost;
  /** Stands between the pages and the embedded care store, e.g. to answer some calls itself. */
  between?: (store: AxiosAdapter) => AxiosAdapter;
  /** What the browser has stored under `token` when the page opens. */
  stored?: string;
  /** What whoever is signed in has done before the page opens. */
  prepare?: (() => unknown) | undefined;
}

/** Where the care calls go to a host, the bar's do too: one that offers nothing. */
const offersNothing = () => host(() => ({ status: 200, data: { searchResult: [] } }));

/** Puts a client back as it was after the test: adapters and interceptors belong to the module, not to a store. */
function borrow(client: AxiosInstance, baseURL: string): void {
  const { adapter, transformRequest } = client.defaults;
  client.defaults.baseURL = baseURL;
  onTestFinished(() => {
    Object.assign(client.defaults, { adapter, transformRequest });
  });
}

async function installEmbedded(now: number, store: ReturnType<typeof createStore>) {
  globalThis.indexedDB = new IDBFactory();
  // The sample clinic depends on the day: at any other the backend makes one itself.
  if (now === NOW) await restoreSampleClinic();
  const backend = installBackend({
    env: {},
    now: () => now,
    newId: () => crypto.randomUUID(),
    onChange: (change) => store.dispatch(dataChanged(change)),
    onProblem: () => undefined,
    passwordRounds: 1,
    pages: searchablePages,
  });
  onTestFinished(() => backend.close());
  // While the sample clinic is being made, nobody else gets at the database: a sign-in would wait, and be given up on.
  if (now !== NOW) await backend.ready.catch(() => undefined);
  return backend;
}

async function storeLogin(role: 'ADMIN' | 'USER' | 'READER'): Promise<void> {
  const person = sampleAccounts.find((one) => one.role === (role === 'READER' ? 'USER' : role));
  const credentials = { email: person?.username, password: person?.password };
  const { data } = await iam.post<unknown>('/identities/authorize', credentials);
  localStorage.setItem('token', JSON.stringify(data));
  // The accounts are there with the first call.
  if (role !== 'READER' || !person) return;
  const database = connect();
  await becomeReader(database, person.username);
  database.close();
}

/**
 * The real site map, store and embedded backend, opened at a path: what a person sees after following a link. The
 * database is fresh, and everything is undone when the test ends.
 */
export async function renderApp(
  path: string,
  { as, now = NOW, hosts = {}, changes, between, stored, prepare }: Options,
) {
  setClock(() => now);
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  borrow(iam, '/iam');
  borrow(account, '/iam');
  borrow(demo, '/api');
  borrow(navbar, '/api');
  borrow(care, hosts.care ? 'https://care.host.test/api/care' : '/api/care');
  const store = createStore({ identities: () => import('@/session/identity') });
  const backend = hosts.iam && hosts.care ? null : await installEmbedded(now, store);
  if (hosts.iam) for (const client of [iam, account]) client.defaults.adapter = hosts.iam.adapter;
  if (hosts.care) {
    Object.assign(care.defaults, { adapter: hosts.care.adapter });
    vi.stubGlobal('fetch', (changes ?? changeHost(() => 404)).fetch);
  }
  if (between) care.defaults.adapter = between(care.defaults.adapter as AxiosAdapter);
  const bar = hosts.navbar ?? (hosts.iam || hosts.care ? offersNothing() : null);
  if (bar) navbar.defaults.adapter = bar.adapter;
  setEmbeddedAccounts(hosts.iam ? [] : sampleAccounts);
  setOutbox(hosts.iam ? null : (backend?.outbox ?? null));
  if (as !== 'signedOut') await storeLogin(as);
  if (stored !== undefined) localStorage.setItem('token', stored);

  const untie = [
    joinCareData(store),
    followOtherTabs(store),
    renewDemonstration(store),
    forgetDemonstration(store),
    watchErrors(
      store,
      () => now,
      () => undefined,
    ),
  ];
  onTestFinished(() => {
    // What waits to fetch something again would ask the clients of the next test.
    for (const undo of untie) undo();
    forgetToken();
    localStorage.clear();
    sessionStorage.clear();
    setEmbeddedAccounts([]);
    setOutbox(null);
    setClock(Date.now);
  });

  const resumed = store.dispatch(resume());
  if (prepare) {
    await resumed;
    await prepare();
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const arrived = () =>
    waitFor(() => expect(router.isAwaited, `on the way to ${router.state.location.pathname}`).toBe(false));
  const { navigate } = router;
  router.navigate = async (...way) => {
    await act(() => navigate(...way));
    await arrived();
  };
  const view = render(<App store={store} router={router} />);
  onTestFinished(() => {
    view.unmount();
    router.dispose();
  });
  // A test that asks the backend itself asks as somebody: not before it is known who.
  if (as !== 'signedOut') await act(() => resumed);
  return { ...view, store, router, backend, user: aUser(arrived) };
}

/**
 * Somebody who goes on once the page is there that a click led to (until then the one before stays), and who chooses an
 * entry of a list only once it is there: the names in many lists are fetched.
 */
function aUser(arrived: () => Promise<void>) {
  const own = userEvent.setup();
  const user = {
    ...own,
    /** Puts a text into a field at once, in the place of what is in it: where the keys are not what is tested. */
    fill: async (field: Element, text: string) => {
      await own.clear(field);
      await own.paste(text);
    },
    click: async (element: Element) => {
      await own.click(element);
      await arrived();
    },
    keyboard: async (keys: string) => {
      await own.keyboard(keys);
      await arrived();
    },
  };
  const selectOptions: typeof user.selectOptions = async (element, values) => {
    await waitFor(() => {
      const options = within(element as HTMLElement).getAllByRole<HTMLOptionElement>('option');
      for (const wanted of [values].flat())
        expect(
          options.some((one) => one === wanted || one.value === wanted || one.innerHTML === wanted),
          `a choice of ${String(wanted)}`,
        ).toBe(true);
    });
    await user.selectOptions(element, values);
  };
  return { ...user, selectOptions };
}

/** The path and query that the page stands at. */
export const addressOf = ({ router }: { router: AppRouter }): string => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};
