import type { Reducer } from 'redux';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { followHost } from '@/app/data/followHost';
import { refreshOnChange } from '@/app/data/refresh';
import { createStore } from '@/app/store';
import { thresholds } from '@/features/alertRules/slice';
import { countOpenAlerts, openAlertsReducer } from '@/features/alerts/openAlerts';
import { alerts } from '@/features/alerts/slice';
import { medicines } from '@/features/medicines/slice';
import { medicationRequests, patients, summaries } from '@/features/patients/slice';
import { unlock } from '@/session/enter';
import { signedOut } from '@/session/state';
import { care } from '@/shared/api/http';
import { setClock } from '@/shared/store/clock';
import { aSummary, NOW } from '@tests/support/builders';
import { changeEvent, changeHost, type ChangeHost } from '@tests/support/changeHost';
import { host, identityHost, loginOf, tokenOf, type Host } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
const ALIVE = ': alive\n\n';
const STEP_MS = 10_000;

/** A worklist of a host with an ETag, on a clock that only moves when told. */
async function followed(
  changes?: ChangeHost,
  {
    iam = identityHost(nurse),
    login = loginOf(nurse),
    beforeList,
  }: { iam?: Host; login?: object; beforeList?: () => Promise<void> } = {},
) {
  /** `refused` are paths that the host cannot answer at the moment. */
  const state = { version: 1, silent: false, alerts: 0, refused: '' };
  const row = () => {
    const summary = { ...aSummary({ lastName: `Aldag${state.alerts}` }), version: String(state.version) };
    return summary;
  };
  const asked: { path: string; tag: unknown; status: number }[] = [];
  const careHost = host(async ({ path, headers }) => {
    if (state.silent) return 'network';
    if (path === '/summaries') await beforeList?.();
    if (path === state.refused) return { status: 409, data: {} };
    const [tag, current] = [headers?.['If-None-Match'], `"${state.version}"`];
    const status = path === '/summaries' && tag === current ? 304 : 200;
    asked.push({ path, tag, status });
    if (path === '/summaries')
      return { status, headers: { etag: current }, data: status === 304 ? '' : { items: [row()] } };
    return { status, data: path.startsWith('/summaries/') ? row() : { items: [] } };
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let at = NOW;
  const app = await renderApp('/userlist', {
    as: 'signedOut',
    now: NOW,
    stored: JSON.stringify(login),
    hosts: { iam, care: careHost },
    ...(changes && { changes }),
  });
  setClock(() => at);
  await screen.findAllByText(/Aldag0/);
  /** @param meanwhile after every step of ten seconds, or the rest of them */
  const pass = async (ms: number, meanwhile = () => {}) => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      const step = Math.min(STEP_MS, left);
      at += step;
      await act(() => vi.advanceTimersByTimeAsync(step));
      await act(async () => meanwhile());
    }
  };
  return { ...app, asked, pass, state, stale: () => screen.queryByText(/The server has not answered since/) };
}

describe('a host that pushes no changes', () => {
  it('is asked every 30 seconds; a change shows without anybody touching the window', async () => {
    const { asked, pass, state } = await followed();
    await pass(30_000);
    state.version = 2;
    state.alerts = 1;
    await pass(31_000);
    expect((await screen.findAllByText(/Aldag1/)).length).toBeGreaterThan(0);
    const before = asked.length;
    await pass(60_000);
    // What has not changed is not sent again.
    expect(asked.slice(before).map(({ status }) => status)).toEqual([304, 304]);
  });

  it('is asked at once when somebody comes back to the window, and when the network does', async () => {
    const { asked, pass } = await followed();
    for (const event of ['focus', 'online']) {
      await pass(5_000);
      const before = asked.length;
      act(() => void window.dispatchEvent(new Event(event)));
      await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    }
  });

  it('says of when the figures are once it has not answered for two minutes, and no longer when it does', async () => {
    const { pass, state } = await followed();
    await pass(30_000);
    state.silent = true;
    await pass(90_000);
    expect(screen.queryByText(/The server has not answered since/)).toBeNull();
    await pass(90_000);
    expect(await screen.findByText(/The server has not answered since/)).toBeVisible();
    expect(screen.getByRole('link', { name: /alert.*As of/i })).toBeVisible();
    // Where the figures stand: at the count of alerts and under the heading.
    expect(screen.getAllByText(/^As of .*no newer data/)).toHaveLength(2);
    state.silent = false;
    await pass(60_000);
    expect(screen.queryByText(/The server has not answered since/)).toBeNull();
  });
});

it('a host that is asked counts the alerts once, where they and a patient shown have changed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const row = { ...aSummary(), version: '1' };
  const careHost = host(({ path }) => {
    asked.push(path);
    if (path === '/alerts') return { status: 200, data: { items: [] } };
    return { status: 200, data: { ...row, version: '2' } };
  });
  const before = { ...care.defaults };
  Object.assign(care.defaults, { adapter: careHost.adapter, baseURL: 'https://care.host.test/api/care' });
  onTestFinished(() => void Object.assign(care.defaults, before));
  const store = createStore({ identities: () => Promise.reject(new Error('Nobody signs in here')) });
  const lists = [alerts, patients, thresholds, medicationRequests, summaries];
  store.join({
    ...Object.fromEntries(lists.map(({ name, reducer }) => [name, reducer as Reducer])),
    openAlerts: openAlertsReducer,
  });
  onTestFinished(refreshOnChange(store.listeners));
  onTestFinished(followHost(store, () => NOW));
  await store.dispatch(countOpenAlerts({ quiet: true }));
  store.dispatch(summaries.received([row]));
  asked.length = 0;
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(2_000);
  // Once to see whether anything has changed, and once for the figure.
  expect(asked.filter((path) => path === '/alerts')).toHaveLength(2);
  expect(asked.filter((path) => path === '/summaries/p1')).toHaveLength(2);
});

/** The worklist at a host that pushes changes, once nothing is asked any more. */
async function pushed(changes = changeHost(), options: Parameters<typeof followed>[1] = {}) {
  const app = await followed(changes, options);
  await waitFor(() => expect(changes.connections).toHaveLength(1));
  await app.pass(2_000);
  const before = app.asked.length;
  return {
    ...app,
    changes,
    alive: () => changes.send(ALIVE),
    /** What was asked of the host since. */
    since: () => app.asked.slice(before).map(({ path }) => path),
    /** A change that the host does not tell of. */
    change: () => {
      app.state.version += 1;
      app.state.alerts += 1;
    },
  };
}
const shows = async (name: RegExp) => expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);

describe('a host that pushes changes', () => {
  it('is sent the token, and has what changed fetched, and nothing else, without anybody touching the window', async () => {
    const { change, changes, pass, since } = await pushed();
    expect(changes.connections[0]?.authorization).toBe(`Bearer ${tokenOf(nurse)}`);
    change();
    changes.send(changeEvent({ patients: ['p1'] }));
    await pass(1_000);
    await shows(/Aldag1/);
    expect(since().filter((path) => path.startsWith('/summaries'))).toEqual(['/summaries/p1']);
  });

  it('is asked again for a list that was on its way when it began to push', async () => {
    let push = () => {};
    const changes = changeHost(() => new Promise((resolve) => (push = () => resolve('stream'))));
    const { asked } = await followed(changes, {
      beforeList: async () => {
        await waitFor(() => expect(changes.asked()).toBe(1));
        push();
        await waitFor(() => expect(changes.connections).toHaveLength(1));
        await vi.advanceTimersByTimeAsync(100);
      },
    });
    await waitFor(() => expect(asked.filter(({ path }) => path === '/summaries')).toHaveLength(2));
  });

  it('is not polled while it is heard, by the clock or by the window, and its figures are not called old', async () => {
    const { alive, changes, pass, since, stale } = await pushed();
    changes.connections[0]?.end();
    await pass(2_000);
    await waitFor(() => expect(changes.connections).toHaveLength(2));
    await waitFor(() => expect(since()).toEqual(['/summaries']));
    await pass(180_000, alive);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(1_000, alive);
    expect(since()).toEqual(['/summaries']);
    expect(stale()).toBeNull();
  });

  it('is asked again once where it was lost for a moment: what it told meanwhile is missed', async () => {
    const { alive, change, changes, pass, since } = await pushed();
    await pass(20_000, alive);
    change();
    changes.connections[0]?.cut();
    await pass(2_000);
    await waitFor(() => expect(changes.connections).toHaveLength(2));
    await shows(/Aldag1/);
    await pass(60_000, alive);
    expect(since().filter((path) => path === '/summaries')).toHaveLength(1);
  });

  it('has the lists of the clinic that are shown fetched again after it was lost', async () => {
    const { changes, pass, since, store } = await pushed();
    await act(() => store.dispatch(medicines.fetchAll()));
    changes.connections[0]?.end();
    await pass(2_000);
    await waitFor(() => expect(since().filter((path) => path === '/medicines')).toHaveLength(2));
  });

  it('counts as lost after 35 seconds without a word, as when the machine slept', async () => {
    const { changes, pass } = await pushed();
    await pass(30_000);
    expect(changes.connections[0]?.isOpen()).toBe(true);
    await pass(10_000);
    expect(changes.connections[0]?.isOpen()).toBe(false);
    await pass(2_000);
    await waitFor(() => expect(changes.connections).toHaveLength(2));
  });

  it('that says nothing and answers nothing is called silent after two minutes, and no longer when it is back', async () => {
    let answer: 'stream' | 'network' = 'stream';
    const { changes, pass, stale, state } = await pushed(changeHost(() => answer));
    answer = 'network';
    state.silent = true;
    changes.connections[0]?.cut();
    await pass(90_000);
    expect(stale()).toBeNull();
    await pass(90_000);
    expect(stale()).toBeVisible();
    answer = 'stream';
    state.silent = false;
    await pass(40_000);
    await waitFor(() => expect(stale()).toBeNull());
  });

  it('does not make figures recent by being there, as long as it cannot answer whether they hold', async () => {
    const { alive, changes, pass, stale, state } = await pushed();
    state.silent = true;
    changes.connections[0]?.cut();
    await pass(2_000);
    await waitFor(() => expect(changes.connections).toHaveLength(2));
    await pass(180_000, alive);
    expect(stale()).toBeVisible();
    state.silent = false;
    await pass(40_000, alive);
    expect(stale()).toBeNull();
  });

  it('is polled while what it told of could not be fetched', async () => {
    const { alive, change, changes, pass, state } = await pushed();
    change();
    state.refused = '/summaries/p1';
    changes.send(changeEvent({ patients: ['p1'] }));
    await pass(5_000, alive);
    expect(screen.queryByText(/Aldag1/)).toBeNull();
    state.refused = '';
    await pass(40_000, alive);
    await shows(/Aldag1/);
  });

  it('is asked once when a window is seen that was hidden for a minute, and not after a moment', async () => {
    const { alive, pass, since } = await pushed();
    const look = async (visibility: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    };
    await look('hidden');
    await pass(50_000, alive);
    await look('visible');
    expect(since()).toEqual([]);
    await look('hidden');
    await pass(60_000, alive);
    await look('visible');
    await waitFor(() => expect(since()).toEqual(['/summaries']));
  });

  it('is connected to anew when the network returns, and asked', async () => {
    const { alive, changes, pass, since } = await pushed();
    await pass(10_000, alive);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(changes.connections.map(({ isOpen }) => isOpen())).toEqual([false, true]));
    await waitFor(() => expect(since()).toContain('/summaries'));
  });

  it('may tell of what this program does not know, and is polled at the next turn where it tells of a change that cannot be read', async () => {
    const { alive, change, changes, pass, since, state } = await pushed();
    changes.send(`event: weather\ndata: rain\n\n${changeEvent({ patients: [], lists: ['unknown'] })}`);
    await pass(60_000, alive);
    expect(since()).toEqual([]);
    const tooMany = Array.from({ length: 1001 }, (_, at) => `p${at}`);
    for (const event of [
      'event: change\ndata: {\n\n',
      changeEvent({ patients: 'p1' }),
      changeEvent({ patients: [{ id: 'p1' }] }),
      changeEvent({ patients: tooMany }),
    ]) {
      const before = since().length;
      change();
      changes.send(event);
      await pass(1_000, alive);
      expect(since()).toHaveLength(before);
      await pass(40_000, alive);
      await shows(new RegExp(`Aldag${state.alerts}`));
    }
    expect(changes.connections).toHaveLength(1);
  });

  it('that sends text without end is cut off and connected to anew', async () => {
    const { changes, pass } = await pushed();
    changes.send('x'.repeat(70_000));
    await waitFor(() => expect(changes.connections[0]?.isOpen()).toBe(false));
    await pass(2_000);
    await waitFor(() => expect(changes.connections).toHaveLength(2));
  });

  it('is let go of when somebody signs out, and told nothing of afterwards', async () => {
    const { changes, pass, store } = await pushed();
    act(() => void store.dispatch(signedOut('user')));
    await waitFor(() => expect(changes.connections[0]?.isOpen()).toBe(false));
    await pass(60_000);
    expect(changes.asked()).toBe(1);
  });
});

describe('a host that cannot be heard at first', () => {
  it.each<[string, Parameters<typeof changeHost>[0]]>([
    ['has no such call', () => 404],
    ['answers with a page', () => ({ status: 200, headers: { 'Content-Type': 'text/html' } })],
    ['answers with nothing', () => 204],
  ])(
    'is polled where it %s, and asked again for its changes only when the network returns',
    async (_, answer) => {
      const changes = changeHost(answer);
      const { asked, pass, state } = await followed(changes);
      await pass(30_000);
      state.version = 2;
      state.alerts = 1;
      await pass(31_000);
      await shows(/Aldag1/);
      await pass(120_000);
      expect(asked.filter(({ path }) => path === '/summaries').length).toBeGreaterThan(4);
      expect(changes.asked()).toBe(1);
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(changes.asked()).toBe(2));
    },
  );

  it('is tried again after pauses that grow to half a minute, and polled meanwhile', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const changes = changeHost(() => 'network');
    const { asked, pass } = await followed(changes);
    await pass(100_000);
    const { askedAt } = changes;
    const pauses = askedAt.slice(1).map((at, index) => Math.round((at - (askedAt[index] ?? 0)) / 1_000));
    expect(pauses.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 30, 30]);
    expect(asked.filter(({ path }) => path === '/summaries').length).toBeGreaterThan(2);
  });

  it('is tried no sooner than it asked for', async () => {
    const changes = changeHost(() => ({ status: 503, headers: { 'Retry-After': '20' } }));
    const { pass } = await followed(changes);
    await waitFor(() => expect(changes.asked()).toBe(1));
    await pass(18_000);
    expect(changes.asked()).toBe(1);
    await pass(4_000);
    await waitFor(() => expect(changes.asked()).toBe(2));
  });
});

describe('a session at a host that pushes changes', () => {
  it('AZ01: is no reason to hear of any where its role is unknown here', async () => {
    const porter = { username: 'porter@host.test', roles: [{ name: 'PORTER' }] };
    const changes = changeHost();
    const careHost = host(() => ({ status: 200, data: { items: [] } }));
    await renderApp('/userlist', {
      as: 'signedOut',
      now: NOW,
      stored: JSON.stringify(loginOf(porter)),
      hosts: { iam: identityHost(porter), care: careHost },
      changes,
    });
    expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeVisible();
    expect(changes.asked()).toBe(0);
  });

  it('ends where its token is refused and cannot be renewed, and is not tried on', async () => {
    let answer: 'stream' | number = 'stream';
    const { changes, pass, store } = await pushed(changeHost(() => answer));
    answer = 401;
    changes.connections[0]?.end();
    await pass(2_000);
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
    await pass(60_000);
    expect(changes.asked()).toBe(2);
  });

  it('locks where the host says so, and is heard of again once it is unlocked', async () => {
    let answer: 'stream' | number = 'stream';
    const { changes, pass, store } = await pushed(changeHost(() => answer));
    answer = 423;
    changes.connections[0]?.end();
    await pass(2_000);
    await waitFor(() => expect(store.getState().session.status).toBe('locked'));
    answer = 'stream';
    await pass(60_000);
    expect(changes.asked()).toBe(2);
    await act(() => store.dispatch(unlock('nephrodesk')));
    await waitFor(() => expect(changes.connections).toHaveLength(2));
  });

  it('goes on with a new token where the host says that it is over', async () => {
    const login = { identity: nurse, accessToken: { access_token: 'first', refresh_token: 'once' } };
    const renewed = { access_token: 'renewed', refresh_token: 'twice' };
    const iam = host(({ path }) => ({
      status: 200,
      data: path.endsWith('/refresh') ? { accessToken: renewed } : nurse,
    }));
    let answer: 'stream' | number = 'stream';
    const { changes, pass } = await pushed(
      changeHost((authorization) => (authorization === 'Bearer renewed' ? 'stream' : answer)),
      { iam, login },
    );
    answer = 401;
    changes.send('event: end\ndata: {}\n\n');
    await waitFor(() => expect(changes.connections[0]?.isOpen()).toBe(false));
    await pass(2_000);
    await waitFor(() =>
      expect(changes.connections.map(({ authorization }) => authorization)).toEqual([
        'Bearer first',
        'Bearer renewed',
      ]),
    );
  });
});
