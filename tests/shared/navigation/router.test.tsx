import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import {
  Navigate,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useNavigate,
  type RouteObject,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAppRouter, useBlocker } from '@/shared/navigation/router';
import { RouterView } from '@/shared/navigation/RouterView';

const scrolls: (number | string)[] = [];

beforeEach(() => {
  scrolls.length = 0;
  sessionStorage.clear();
  window.scrollTo = ((_: number, y: number) => {
    scrolls.push(y);
    Object.assign(window, { scrollY: y });
  }) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolls.push(this.id);
  };
});
afterEach(cleanup);

const always = () => true;

/** A page that asks before it is left. */
function Asking() {
  const held = useBlocker(always);
  return (
    <>
      <p>Typed</p>
      {held && (
        <>
          <button type="button" onClick={held.proceed}>
            Leave
          </button>
          <button type="button" onClick={held.reset}>
            Stay
          </button>
        </>
      )}
    </>
  );
}

function Broken(): never {
  throw new Error('A page that cannot be drawn');
}

const routes: RouteObject[] = [
  { path: '/', element: <p>Home</p> },
  { path: '/list', element: <p id="Zürich">List</p> },
  { path: '/form', element: <Asking /> },
  { path: '/broken', element: <Broken /> },
  { path: '/old', element: <Navigate to="/list" replace /> },
];
const routesAt = () => routes;

type History = Parameters<typeof createAppRouter>[0];

function open(path = '/', history: History = createMemoryHistory({ initialEntries: [path] })) {
  const router = createAppRouter(history);
  render(<RouterView router={router} routesAt={routesAt} crash={<p>Crashed</p>} />);
  onTestFinished(() => router.dispose());
  return router;
}

describe('a page that asks before it is left', () => {
  it('UN01: stays until it is answered, on the way forward and on the way back', async () => {
    const router = open('/list');
    await act(() => router.navigate('/form'));
    for (const leave of ['/list', -1] as const) {
      await act(() => router.navigate(leave));
      expect(screen.getByText('Typed')).toBeVisible();
      expect(router.state.location.pathname).toBe('/form');
      act(() => screen.getByRole('button', { name: 'Stay' }).click());
      expect(screen.queryByRole('button')).toBeNull();
    }
    await act(() => router.navigate(-1));
    act(() => screen.getByRole('button', { name: 'Leave' }).click());
    expect(await screen.findByText('List')).toBeVisible();
    expect(router.state).toMatchObject({ historyAction: 'POP', location: { pathname: '/list' } });
    // Asked once, not for good.
    await act(() => router.navigate(1));
    expect(await screen.findByText('Typed')).toBeVisible();
  });

  it('UN01: is back at its address after the browser’s own way back was taken', async () => {
    window.history.replaceState(null, '', '/list');
    const router = open('/list', createBrowserHistory());
    await act(() => router.navigate('/form'));
    await act(async () => {
      window.history.back();
      await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible());
    });
    await vi.waitFor(() => expect(window.location.pathname).toBe('/form'));
    await act(async () => {
      screen.getByRole('button', { name: 'Leave' }).click();
      await vi.waitFor(() => expect(window.location.pathname).toBe('/list'));
    });
    expect(await screen.findByText('List')).toBeVisible();
  });
});

it('a page that is left before the next one is there no longer changes the address by itself', async () => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  onTestFinished(() => router.dispose());
  let arrive: (value?: unknown) => void = () => undefined;
  const prepare = (address: string) =>
    address === '/list' ? new Promise((resolve) => (arrive = resolve)) : null;
  render(<RouterView router={router} routesAt={routesAt} prepare={prepare} crash={null} />);
  await act(() => router.navigate('/list'));
  // What was typed reaches the address a moment later.
  act(() => router.navigator.replace({ pathname: '/', search: '?q=berger' }));
  expect(router.state.location).toMatchObject({ pathname: '/list', search: '' });
  expect(screen.getByText('Home')).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByText('List')).toBeVisible();
  act(() => router.navigator.replace({ pathname: '/list', search: '?q=berger' }));
  expect(router.state.location.search).toBe('?q=berger');
});

it('a page may change its own address before anything else sees it', async () => {
  const Leading = () => {
    const navigate = useNavigate();
    useLayoutEffect(() => void navigate('/list', { replace: true }), [navigate]);
    return null;
  };
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  onTestFinished(() => router.dispose());
  const withLeading = [...routes, { path: '/link', element: <Leading /> }];
  render(<RouterView router={router} routesAt={() => withLeading} crash={null} />);
  await act(() => router.navigate('/link?token=secret'));
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/list' } });
  expect(screen.getByText('List')).toBeVisible();
});

it('a page changes the address no more while the next one is being drawn', async () => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  onTestFinished(() => router.dispose());
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const Slow = () => {
    use(code);
    return <p>Record</p>;
  };
  const withSlow = [...routes, { path: '/record', element: <Slow /> }];
  render(
    <Suspense>
      <RouterView router={router} routesAt={() => withSlow} crash={null} />
    </Suspense>,
  );
  await act(() => router.navigate('/record'));
  expect(screen.getByText('Home')).toBeVisible();
  act(() => router.navigator.replace({ pathname: '/', search: '?q=berger' }));
  expect(router.state.location.pathname).toBe('/record');
  await act(async () => arrive());
  expect(screen.getByText('Record')).toBeVisible();
  act(() => router.navigator.replace('/list'));
  expect(router.state.location.pathname).toBe('/list');
});

describe('where a page is scrolled to', () => {
  it('a new one to its top, one that somebody comes back to where it was left', async () => {
    const router = open('/');
    window.scrollTo(0, 480);
    scrolls.length = 0;
    await act(() => router.navigate('/list'));
    expect(scrolls).toEqual([0]);
    await act(() => router.navigate(-1));
    expect(scrolls).toEqual([0, 480]);
  });

  it('to what the address names, however it is written, and nowhere where that is asked', async () => {
    const router = open('/');
    await act(() => router.navigate('/list#Z%C3%BCrich'));
    await act(() => router.navigate('/list#%'));
    scrolls.splice(0, 1);
    expect(scrolls).toEqual(['Zürich', 0]);
    await act(() => router.navigate('/list?page=2', { preventScrollReset: true }));
    expect(scrolls).toHaveLength(2);
  });

  it('is known again after the document was left', async () => {
    const router = open('/');
    window.scrollTo(0, 300);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    scrolls.length = 0;
    render(<RouterView router={router} routesAt={routesAt} crash={<p>Crashed</p>} />);
    expect(scrolls).toEqual([300]);
  });

  it('at the top of a page whose address was typed after another was left', () => {
    open('/');
    window.scrollTo(0, 300);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    scrolls.length = 0;
    open('/list');
    expect(scrolls).toEqual([0]);
  });
});

it('RS01: a page that throws is replaced until somebody goes elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = open('/list');
  await act(() => router.navigate('/broken'));
  expect(screen.getByText('Crashed')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByText('List')).toBeVisible();
});

it('a page that leads on while it is shown for the first time is followed', async () => {
  const router = open('/old');
  expect(await screen.findByText('List')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

it('is shown at once where that is asked for', () => {
  const router = open('/');
  void router.navigate('/list', { flushSync: true });
  expect(screen.getByText('List')).toBeVisible();
});
