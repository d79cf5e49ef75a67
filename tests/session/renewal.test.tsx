import { act, screen, waitFor } from '@testing-library/react';
import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NOW } from '@tests/support/builders';
import { host, loginOf, type Host } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { care } from '@/shared/api/http';
import { setClock } from '@/shared/store/clock';

const nurse = { username: 'nurse@host.test', firstName: 'Ada', lastName: 'Byron', roles: [{ name: 'USER' }] };
type Answer = Awaited<ReturnType<Parameters<typeof host>[0]>>;

/** A host whose access tokens run out when it is told so, and whose refresh tokens can be used once. */
function renewingHost({ refresh }: { refresh?: (genuine: () => Answer) => Answer | Promise<Answer> } = {}) {
  let issued = 0;
  let valid = 'access-0';
  const spent = new Set<string>();
  const accessToken = () => ({ access_token: valid, refresh_token: `refresh-${issued}`, expires_in: 900 });
  const renewed = (body: unknown): Answer => {
    const { refresh_token: token } = body as { refresh_token: string };
    if (token !== `refresh-${issued}` || spent.has(token)) return { status: 401, data: {} };
    spent.add(token);
    issued += 1;
    valid = `access-${issued}`;
    return { status: 200, data: { accessToken: accessToken() } };
  };
  const isValid = (authorization: string | undefined) => authorization === `Bearer ${valid}`;
  const iam = host(({ path, body, authorization }) => {
    if (path.endsWith('/refresh')) return refresh ? refresh(() => renewed(body)) : renewed(body);
    if (path.endsWith('/logout')) return { status: 204 };
    if (path.endsWith('/authorize'))
      return { status: 200, data: { ...loginOf(nurse), accessToken: accessToken() } };
    return isValid(authorization) ? { status: 200, data: nurse } : { status: 401, data: {} };
  });
  const careHost = host(({ authorization }) =>
    isValid(authorization) ? { status: 200, data: { items: [] } } : { status: 401, data: {} },
  );
  return {
    iam,
    care: careHost,
    stored: JSON.stringify({ identity: nurse, accessToken: accessToken() }),
    /** From now on the access token is refused. */
    expire: () => {
      valid = 'none';
    },
    refreshes: () => iam.calls.filter(({ path }) => path.endsWith('/refresh')).length,
  };
}

async function atWork(options: Parameters<typeof renewingHost>[0] = {}) {
  const hosts = renewingHost(options);
  const app = await renderApp('/therapeuticEducation?page=2', {
    as: 'signedOut',
    stored: hosts.stored,
    hosts,
  });
  await screen.findByRole('heading', { name: 'Therapeutic Education' });
  hosts.care.calls.length = 0;
  return { app, ...hosts };
}
const status = ({ app }: { app: Awaited<ReturnType<typeof renderApp>> }) =>
  app.store.getState().session.status;

describe('AU10: an access token that has run out', () => {
  it('is renewed once, the call goes once more, and nobody notices', async () => {
    const desk = await atWork();
    desk.expire();
    const answer = await act(() => care.get('/patients'));
    expect(answer.status).toBe(200);
    expect(desk.refreshes()).toBe(1);
    // The bars around the page may ask for something of their own at the same time.
    const asked = desk.care.calls.filter(({ path }) => path.endsWith('/patients'));
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer access-0', 'Bearer access-1']);
    expect(status(desk)).toBe('signedIn');
    expect(addressOf(desk.app)).toBe('/therapeuticEducation?page=2');
    expect(JSON.parse(localStorage.getItem('token') ?? '')).toMatchObject({
      identity: { username: nurse.username },
      accessToken: { access_token: 'access-1', refresh_token: 'refresh-1' },
    });
  });

  it('is renewed for a write too, which the host carries out once', async () => {
    const desk = await atWork();
    desk.expire();
    await act(() => care.post('/readings', { id: 'r1', value: 1.5 }));
    const writes = desk.care.calls.filter(({ method }) => method === 'post');
    expect(writes.map(({ body }) => body)).toEqual([
      { id: 'r1', value: 1.5 },
      { id: 'r1', value: 1.5 },
    ]);
    expect(desk.refreshes()).toBe(1);
  });

  it('is renewed when the page is reloaded', async () => {
    const hosts = renewingHost();
    hosts.expire();
    await renderApp('/therapeuticEducation', { as: 'signedOut', stored: hosts.stored, hosts });
    expect(await screen.findByRole('heading', { name: 'Therapeutic Education' })).toBeVisible();
    expect(hosts.refreshes()).toBe(1);
  });

  it('is renewed for the question who is signed in as well, and once for both', async () => {
    const desk = await atWork();
    desk.expire();
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await care.get('/patients');
    });
    await waitFor(() => {
      const asked = desk.iam.calls.filter(({ path }) => path.endsWith('/my/'));
      expect(asked.at(-1)?.authorization).toBe('Bearer access-1');
    });
    expect(desk.refreshes()).toBe(1);
  });

  it('AU20: is renewed because the host says so, never because a clock does', async () => {
    const desk = await atWork();
    for (const minutes of [10, -10, 24 * 60]) {
      setClock(() => NOW + minutes * 60_000);
      await act(() => care.get('/patients'));
    }
    expect(desk.refreshes()).toBe(0);
  });
});

describe('AU10: a token that was renewed for another call', () => {
  it('and has run out by the time it is tried is renewed once more', async () => {
    const desk = await atWork();
    desk.expire();
    const { adapter } = care.defaults;
    let answerLate: () => void = () => undefined;
    const late = new Promise<void>((done) => {
      answerLate = done;
    });
    care.defaults.adapter = async (config) => {
      if (typeof adapter !== 'function') throw new Error('Nobody answers.');
      if (config.url === '/slow' && String(config.headers.Authorization).endsWith('access-0')) await late;
      return adapter(config);
    };
    const slow = care.get('/slow');
    await act(() => care.get('/patients'));
    desk.expire();
    answerLate();
    await expect(act(() => slow)).resolves.toMatchObject({ status: 200 });
    expect(desk.refreshes()).toBe(2);
    expect(status(desk)).toBe('signedIn');
  });
});

describe('AU10: a renewal that', () => {
  it('is refused ends the session with a word and keeps the path', async () => {
    const desk = await atWork({ refresh: () => ({ status: 401, data: {} }) });
    desk.expire();
    await act(() => Promise.allSettled([care.get('/patients')]));
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(addressOf(desk.app)).toBe('/pages/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(desk.refreshes()).toBe(1);
  });

  it.each<[string, Answer]>([
    ['cannot be reached', 'network'],
    ['is answered with 503', { status: 503, data: {} }],
    ['is answered with 429', { status: 429, data: {} }],
    ['is answered with a web page', { status: 200, data: '<!doctype html>' }],
    ['is answered with nothing', { status: 200, data: undefined }],
    ['is answered without a token', { status: 200, data: { accessToken: {} } }],
    ['is answered with a token of another kind', { status: 200, data: { accessToken: { access_token: 7 } } }],
  ])('%s decides nothing: the session is kept, and the next call renews', async (_, answer) => {
    let isFaulty = true;
    const desk = await atWork({ refresh: (genuine) => (isFaulty ? answer : genuine()) });
    const before = localStorage.getItem('token');
    desk.expire();
    const [outcome] = await act(() => Promise.allSettled([care.get('/patients')]));
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'ERR_NETWORK' } });
    expect(status(desk)).toBe('signedIn');
    expect(localStorage.getItem('token')).toBe(before);
    isFaulty = false;
    await expect(act(() => care.get('/patients'))).resolves.toMatchObject({ status: 200 });
  });

  it('brings a token that no header can carry ends the session rather than pretending', async () => {
    const desk = await atWork({
      refresh: () => ({ status: 200, data: { accessToken: { access_token: 'a\nb' } } }),
    });
    desk.expire();
    await act(() => Promise.allSettled([care.get('/patients')]));
    await waitFor(() => expect(addressOf(desk.app)).toBe('/pages/login'));
  });

  it('succeeds where the host then refuses the new token as well ends the session after one more try', async () => {
    const desk = await atWork({ refresh: (genuine) => genuine() });
    desk.expire();
    const refusing = host(() => ({ status: 401, data: {} }));
    care.defaults.adapter = refusing.adapter;
    await act(() => Promise.allSettled([care.get('/patients')]));
    await waitFor(() => expect(addressOf(desk.app)).toBe('/pages/login'));
    expect(refusing.calls).toHaveLength(2);
    expect(desk.refreshes()).toBe(1);
  });
});

describe('A machine that slept between the two tries of a call', () => {
  it.each([
    ['a minute, before the second', 60_000, 'second try', 'signedIn', 2],
    ['less, before the second', 59_999, 'second try', 'signedOut', 1],
    ['a minute, while the token was renewed', 60_000, 'renewal', 'signedIn', 2],
    ['less, while the token was renewed', 59_999, 'renewal', 'signedOut', 1],
  ] as const)('for %s', async (_what, slept, when, ends, refreshes) => {
    let time = NOW;
    let sleeps = 0;
    const sleep = (here: string) => {
      if (here !== when || sleeps > 0) return;
      sleeps += 1;
      time += slept;
      desk.expire();
    };
    const desk = await atWork({
      refresh: (genuine) => {
        const answer = genuine();
        sleep('renewal');
        return answer;
      },
    });
    setClock(() => time);
    desk.expire();
    const answering = care.defaults.adapter as AxiosAdapter;
    let tries = 0;
    care.defaults.adapter = (config) => {
      tries += 1;
      if (tries === 2) sleep('second try');
      return answering(config);
    };
    await act(() => Promise.allSettled([care.get('/patients')]));
    await waitFor(() => expect(status(desk)).toBe(ends));
    expect(desk.refreshes()).toBe(refreshes);
  });
});

/** The session's calls of one tab: a page load has modules of its own, and shares the browser's storage. */
async function openTab(iamHost: Host, careHost: Host) {
  vi.resetModules();
  const { guardCalls } = await import('@/session/guardCalls');
  const { loadToken } = await import('@/session/tokenStorage');
  const http = await import('@/shared/api/http');
  const state = { session: { status: 'signedIn', profile: nurse } };
  Object.assign(http.iam.defaults, { adapter: iamHost.adapter, baseURL: '/iam' });
  const client = axios.create({ adapter: careHost.adapter });
  guardCalls({ dispatch: ((action: unknown) => action) as never, getState: () => state }, [client]);
  loadToken();
  return client;
}

/** Locks as browsers share them between tabs: one holder at a time, in the order of asking. */
function shareLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const request = (
    _: string,
    { ifAvailable }: LockOptions,
    work: (lock: object | null) => Promise<unknown>,
  ) => {
    if (ifAvailable && waiting > 0) return work(null);
    waiting += 1;
    const turn = queue.then(() => work({}));
    queue = turn
      .catch(() => undefined)
      .then(() => {
        waiting -= 1;
      });
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  return request;
}

describe('AU10: another tab was quicker', () => {
  const theirs = JSON.stringify({
    identity: nurse,
    accessToken: { access_token: 'access-of-theirs', refresh_token: 'refresh-of-theirs' },
  });
  /** A host for which the other tab's token is the good one, once it has been given out. */
  async function besideAnother(refresh: () => Answer) {
    const desk = await atWork({ refresh });
    const good = host(({ authorization }) =>
      authorization === 'Bearer access-of-theirs' ? { status: 200, data: {} } : { status: 401, data: {} },
    );
    care.defaults.adapter = good.adapter;
    return desk;
  }

  it('and its token is here only after the spent one was refused: nobody is signed out', async () => {
    const desk = await besideAnother(() => {
      setTimeout(() => localStorage.setItem('token', theirs), 300);
      return { status: 401, data: {} };
    });
    const answer = await act(() => care.get('/patients'));
    expect(answer.status).toBe(200);
    expect(desk.refreshes()).toBe(1);
    expect(status(desk)).toBe('signedIn');
  });

  it('and its token was taken over while this one waited for its turn: nothing is renewed', async () => {
    let letGo: () => void = () => undefined;
    const isFree = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const request = vi.fn<ReturnType<typeof shareLocks>>(shareLocks());
    navigator.locks.request = request as never;
    void request('nephrodesk.renewal', {}, () => isFree);
    const desk = await besideAnother(() => ({ status: 401, data: {} }));
    const call = care.get('/patients');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    localStorage.setItem('token', theirs);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    letGo();
    await expect(act(() => call)).resolves.toMatchObject({ status: 200 });
    expect(desk.refreshes()).toBe(0);
  });

  it('and the one that renewed has failed: the next in turn renews', async () => {
    const request = shareLocks();
    const others = request('nephrodesk.renewal', {}, () => new Promise((done) => setTimeout(done, 300)));
    const desk = await atWork();
    desk.expire();
    const answer = await act(() => care.get('/patients'));
    await others;
    expect(answer.status).toBe(200);
    expect(desk.refreshes()).toBe(1);
  });
});

describe('AU11: twelve calls in flight, all refused', () => {
  afterEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  it.each([1, 2])(
    'share one renewal over %d tab(s), whatever the order, and go twice at most',
    async (tabs) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          shareLocks();
          const hosts = renewingHost();
          localStorage.setItem('token', hosts.stored);
          const delayed = ({ adapter, calls }: Host): Host => ({
            calls,
            adapter: async (config) => {
              await scheduler.schedule(Promise.resolve());
              const outcome = await adapter(config).then(
                (response: AxiosResponse) => ({ response }),
                (thrown: Error) => ({ thrown }),
              );
              await scheduler.schedule(Promise.resolve());
              if ('thrown' in outcome) throw outcome.thrown;
              return outcome.response;
            },
          });
          const clients = [];
          for (let opened = 0; opened < tabs; opened += 1)
            clients.push(await openTab(delayed(hosts.iam), delayed(hosts.care)));
          hosts.expire();
          const calls = clients.flatMap((client) =>
            Array.from({ length: 12 / tabs }, (_, at) => client.get(`/patients/${at}`)),
          );
          const answers = await scheduler.waitFor(Promise.all(calls));
          expect(answers.every(({ status: code }) => code === 200)).toBe(true);
          expect(hosts.refreshes()).toBe(1);
          expect(hosts.care.calls.length).toBeLessThanOrEqual(24);
        }),
        { numRuns: 25 },
      );
    },
  );
});
