import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LOCK_WARNING_MS, SESSION_MS } from '@/domain/account';
import { lock, signOut } from '@/session/leave';
import { lockAway } from '@/session/presence';
import { setClock } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { NOW } from '@tests/support/builders';
import { host, loginOf, tokenOf, type Call, type Host } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';

const MINUTE_MS = 60_000;
const LIMIT_MS = 15 * MINUTE_MS;
const nurse = { username: 'nurse@host.test', firstName: 'Ada', lastName: 'Byron', roles: [{ name: 'USER' }] };
const stored = JSON.stringify(loginOf(nurse));

/** An identity host that knows the nurse's password. */
const answer = ({ path, body, authorization }: Call) => {
  if (path.endsWith('/logout')) return { status: 204 };
  if (path.endsWith('/authorize')) {
    const isRight = (body as { password: string }).password === 'secret';
    return { status: 200, data: isRight ? loginOf(nurse) : { error: 'Email Or Password Invalid' } };
  }
  return authorization === `Bearer ${tokenOf(nurse)}`
    ? { status: 200, data: nurse }
    : { status: 401, data: {} };
};
const knowing = () => host(answer);
const silent = () => host(() => ({ status: 200, data: { items: [] } }));

function gate() {
  let go: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { wait, go: () => go() };
}

type App = Awaited<ReturnType<typeof renderApp>>;
async function atWork(path = '/fluidplanner?page=2', iam: Host = knowing()) {
  const app = await renderApp(path, { as: 'signedOut', stored, hosts: { iam, care: silent() } });
  await screen.findByRole('heading', { name: 'Fluid Planner' });
  return app;
}
/** The time, in ms after the start; the page hears of it when its window comes to the front. */
const comeBackAfter = (ms: number) => {
  setClock(() => NOW + ms);
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
};
const elsewhere = (change: () => void, key = 'nephrodesk.locked') => {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
};
const lockScreen = () => screen.findByRole('heading', { name: 'Screen locked' });
const status = ({ store }: App) => store.getState().session.status;
const password = () => screen.getByLabelText('Password');
const unlockWith = async ({ user }: App, text: string) => {
  await user.type(password(), `${text}{Enter}`);
};

describe('the lock screen', () => {
  it('is opened from the user menu, shows who it is and nothing of the page', async () => {
    const app = await renderApp('/userlist', { as: 'USER' });
    expect((await screen.findAllByText(/NP-10/)).length).toBeGreaterThan(0);
    await app.user.click(screen.getByRole('button', { name: /^User menu of/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Lock screen' }));
    await lockScreen();
    expect(addressOf(app)).toBe('/pages/lock-screen');
    expect(document.body).not.toHaveTextContent('NP-10');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(JSON.stringify(app.store.getState())).not.toContain('NP-10');
    expect(password()).toHaveFocus();
    await unlockWith(app, 'nephrodesk');
    expect((await screen.findAllByText(/NP-10/)).length).toBeGreaterThan(0);
    expect(addressOf(app)).toBe('/userlist');
  });

  it('goes back to the page and its query, with a new token; the former one is given back', async () => {
    const iam = knowing();
    const app = await atWork('/fluidplanner?page=2', iam);
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    await unlockWith(app, 'secret');
    expect(await screen.findByRole('heading', { name: 'Fluid Planner' })).toBeVisible();
    expect(addressOf(app)).toBe('/fluidplanner?page=2');
    expect(localStorage.getItem('nephrodesk.locked')).toBeNull();
    await waitFor(() => expect(iam.calls.some(({ path }) => path.endsWith('/logout'))).toBe(true));
  });

  it('says in place what is wrong with a password, empties it and keeps the focus there', async () => {
    const app = await atWork();
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    await app.user.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password.');
    expect(password()).toHaveFocus();
    await unlockWith(app, 'wrong');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('not your current password'));
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(password()).toBeInvalid();
    await unlockWith(app, 'secret');
    expect(await screen.findByRole('heading', { name: 'Fluid Planner' })).toBeVisible();
    expect(screen.queryByText(/not your current password/)).toBeNull();
  });

  it('says it in the words of a host that has another reason', async () => {
    const iam = host((call) =>
      call.path.endsWith('/authorize')
        ? { status: 200, data: { error: 'This account is locked until Monday' } }
        : answer(call),
    );
    const app = await atWork('/fluidplanner', iam);
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    await unlockWith(app, 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent('locked until Monday');
  });

  it('keeps the session where the host cannot be reached, and asks it once, however often it is pressed', async () => {
    const { wait, go } = gate();
    const iam = host(async (call) => {
      if (!call.path.endsWith('/authorize')) return answer(call);
      await wait;
      return 'network';
    });
    const app = await atWork('/fluidplanner', iam);
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    await unlockWith(app, 'secret');
    const button = await screen.findByRole('button', { name: 'Unlocking…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await app.user.click(button);
    await app.user.click(button);
    go();
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    expect(iam.calls.filter(({ path }) => path.endsWith('/authorize'))).toHaveLength(1);
    expect(status(app)).toBe('locked');
    expect(localStorage.getItem('token')).toBe(stored);
  });

  it('does not let in somebody else whose password is right', async () => {
    const other = { username: 'other@host.test', roles: [{ name: 'ADMIN' }] };
    const iam = host(({ path, authorization }) => {
      if (path.endsWith('/authorize')) return { status: 200, data: loginOf(other) };
      if (path.endsWith('/logout')) return { status: 204 };
      return { status: 200, data: authorization === `Bearer ${tokenOf(other)}` ? other : nurse };
    });
    const app = await atWork('/fluidplanner', iam);
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    await unlockWith(app, 'theirs');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(status(app)).toBe('locked');
    expect(localStorage.getItem('token')).toBe(stored);
    const revoked = iam.calls.filter(({ path }) => path.endsWith('/logout'));
    expect(revoked.map(({ authorization }) => authorization)).toEqual([`Bearer ${tokenOf(other)}`]);
  });

  it('lets go of who it is by signing out', async () => {
    const app = await atWork();
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    await app.user.click(screen.getByRole('button', { name: 'Not you? Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(addressOf(app)).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    expect(document.body).not.toHaveTextContent('Byron');
  });

  it.each(['organisation', 'demonstration'])('asks nobody of the %s for a password', async (via) => {
    const text = JSON.stringify({ ...loginOf(nurse), via });
    const app = await renderApp('/fluidplanner', {
      as: 'signedOut',
      stored: text,
      hosts: { iam: knowing(), care: silent() },
    });
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Not you? Sign out' })).toBeVisible();
  });
});

describe('while the screen is locked', () => {
  it('AU17: no address shows anything else: back, another page, the sign-in page, an unknown one', async () => {
    const app = await atWork();
    await act(() => app.router.navigate('/medicinePlanner'));
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    for (const path of [
      '/dashboard',
      '/userlist',
      '/',
      '/pages/login',
      '/no/such/page',
      '/misc/not-authorized',
    ]) {
      await act(() => app.router.navigate(path));
      await waitFor(() => expect(addressOf(app)).toBe('/pages/lock-screen'));
      expect(screen.getAllByRole('heading')).toHaveLength(1);
    }
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(addressOf(app)).toBe('/pages/lock-screen'));
    expect(screen.queryByText('Fluid Planner')).toBeNull();
    await unlockWith(app, 'secret');
    await waitFor(() => expect(status(app)).toBe('signedIn'));
    await waitFor(() => expect(addressOf(app)).not.toBe('/pages/lock-screen'));
    // The entries that led to the lock screen lead to their pages again.
    await act(() => app.router.navigate(1));
    expect(status(app)).toBe('signedIn');
  });

  it('AU17: a reload stays locked', async () => {
    localStorage.setItem('nephrodesk.locked', '1');
    const app = await renderApp('/fluidplanner?page=2', {
      as: 'signedOut',
      stored,
      hosts: { iam: knowing(), care: silent() },
    });
    await lockScreen();
    expect(screen.queryByText('Fluid Planner')).toBeNull();
    await unlockWith(app, 'secret');
    await waitFor(() => expect(addressOf(app)).toBe('/fluidplanner?page=2'));
  });

  it('AU17: a page that comes back out of the page cache is locked before it is seen', async () => {
    const app = await atWork();
    lockAway();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(screen.queryByText('Fluid Planner')).toBeNull();
    expect(status(app)).toBe('locked');
  });

  it('messages wait: the bad ones are shown to the same person afterwards', async () => {
    const app = await atWork();
    const failure = {
      tone: 'error',
      message: 'errors.unknown',
      text: 'Ines Aldag could not be saved',
    } as const;
    act(() => void app.store.dispatch(noticed(failure)));
    expect(await screen.findByText(failure.text)).toBeVisible();
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    expect(document.body).not.toHaveTextContent('Aldag');
    const late = { ...failure, text: 'Theo Marques could not be saved' };
    act(() => void app.store.dispatch(noticed(late)));
    expect(document.body).not.toHaveTextContent('Marques');
    await unlockWith(app, 'wrong');
    await screen.findByText(/not your current password/);
    await unlockWith(app, 'secret');
    expect(await screen.findByText(failure.text)).toBeVisible();
    expect(await screen.findByText(late.text)).toBeVisible();
    expect(screen.queryByText(/Sign-in failed/)).toBeNull();
  });

  it('messages wait for nobody else', async () => {
    const app = await atWork();
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    const failure = {
      tone: 'error',
      message: 'errors.unknown',
      text: 'Ines Aldag could not be saved',
    } as const;
    act(() => void app.store.dispatch(noticed(failure)));
    await app.user.click(screen.getByRole('button', { name: 'Not you? Sign out' }));
    await screen.findByRole('button', { name: 'Sign in' });
    expect(app.store.getState().notices).toEqual([]);
    expect(document.body).not.toHaveTextContent('Aldag');
  });

  it('opened by its address it locks; signed out it leads to the sign-in page', async () => {
    const app = await renderApp('/pages/lock-screen', {
      as: 'signedOut',
      stored,
      hosts: { iam: knowing(), care: silent() },
    });
    await lockScreen();
    expect(status(app)).toBe('locked');
    await unlockWith(app, 'secret');
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  });

  it('opened by its address with nobody signed in leads to the sign-in page', async () => {
    const app = await renderApp('/pages/lock-screen', { as: 'signedOut' });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(addressOf(app)).not.toBe('/pages/lock-screen');
  });
});

describe('AU14: two tabs', () => {
  it('lock together and unlock together', async () => {
    const app = await atWork();
    elsewhere(() => localStorage.setItem('nephrodesk.locked', '1'));
    await lockScreen();
    elsewhere(() => localStorage.removeItem('nephrodesk.locked'));
    expect(await screen.findByRole('heading', { name: 'Fluid Planner' })).toBeVisible();
    expect(addressOf(app)).toBe('/fluidplanner?page=2');
  });

  it('a tab that locked is unlocked by the other one', async () => {
    const app = await atWork();
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    elsewhere(() => localStorage.removeItem('nephrodesk.locked'));
    expect(await screen.findByRole('heading', { name: 'Fluid Planner' })).toBeVisible();
  });

  it('signing out in one never unlocks the other on the way', async () => {
    const app = await atWork();
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    const seen: string[] = [];
    const stop = app.store.subscribe(() => seen.push(status(app)));
    // What another tab writes while it signs out, one after the other, as this one hears of it.
    elsewhere(() => localStorage.removeItem('token'), 'token');
    elsewhere(() => localStorage.removeItem('nephrodesk.locked'));
    stop();
    expect(seen).not.toContain('signedIn');
    await waitFor(() => expect(addressOf(app)).toBe('/'));
  });

  it('hear of a session before they hear that it is open, and of its end before the lock goes', async () => {
    const app = await atWork();
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    const writes: string[] = [];
    const note = (verb: string) => (key: string) => void writes.push(`${verb} ${key}`);
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(note('set'));
    const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(note('remove'));
    await unlockWith(app, 'secret');
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    expect(writes).toContain('set token');
    expect(writes.indexOf('set token')).toBeLessThan(writes.indexOf('remove nephrodesk.locked'));
    writes.length = 0;
    act(() => void app.store.dispatch(signOut()));
    expect(writes).toContain('remove token');
    expect(writes.indexOf('remove token')).toBeLessThan(writes.indexOf('remove nephrodesk.locked'));
    set.mockRestore();
    remove.mockRestore();
  });

  it('an unlock whose answer comes after the other tab has signed out lets nobody in', async () => {
    const { wait, go } = gate();
    const iam = host(async (call) => {
      if (call.path.endsWith('/authorize')) await wait;
      return answer(call);
    });
    const app = await atWork('/fluidplanner', iam);
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    await unlockWith(app, 'secret');
    elsewhere(() => localStorage.removeItem('token'), 'token');
    go();
    await waitFor(() => expect(iam.calls.filter(({ path }) => path.endsWith('/logout'))).toHaveLength(1));
    expect(status(app)).toBe('signedOut');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('AU17: nobody is there', () => {
  it('is asked 90 s before, and stays by one simple action', async () => {
    const app = await atWork();
    const before = screen.getByRole('button', { name: /^User menu of/ });
    before.focus();
    comeBackAfter(LIMIT_MS - LOCK_WARNING_MS);
    const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
    expect(within(dialog).getByRole('timer')).toHaveTextContent('The screen locks in 90 seconds.');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('90 seconds');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    await app.user.keyboard('x');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(before).toHaveFocus();
    expect(status(app)).toBe('signedIn');
  });

  it('tells a screen reader twice, not each second', async () => {
    await atWork();
    comeBackAfter(LIMIT_MS - LOCK_WARNING_MS);
    const dialog = await screen.findByRole('dialog');
    const said = new Set<string>();
    for (let left = 90; left > 0; left -= 1) {
      comeBackAfter(LIMIT_MS - left * 1_000);
      expect(within(dialog).getByRole('timer')).toHaveTextContent(`${left} second`);
      said.add(within(dialog).getByRole('alert').textContent);
    }
    expect([...said]).toEqual(['The screen locks in 90 seconds.', 'The screen locks in 30 seconds.']);
  });

  it('locks at once where that is what was chosen', async () => {
    const app = await atWork();
    comeBackAfter(LIMIT_MS - LOCK_WARNING_MS);
    await app.user.click(await screen.findByRole('button', { name: 'Lock now' }));
    await lockScreen();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveClass('modal-open');
  });

  it('the dialog goes when something is done in another tab', async () => {
    await atWork();
    comeBackAfter(LIMIT_MS - LOCK_WARNING_MS);
    await screen.findByRole('dialog');
    elsewhere(() => {
      localStorage.setItem('nephrodesk.active', String(NOW + LIMIT_MS - LOCK_WARNING_MS));
    }, 'nephrodesk.active');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('after two hours of sleep a click locks and opens nothing', async () => {
    const app = await atWork();
    setClock(() => NOW + 2 * 60 * MINUTE_MS);
    const link = screen.getByRole('link', { name: 'Medicine' });
    act(() => {
      fireEvent.pointerDown(link);
      fireEvent.click(link);
    });
    await lockScreen();
    expect(screen.queryByRole('dialog')).toBeNull();
    await unlockWith(app, 'secret');
    await waitFor(() => expect(addressOf(app)).toBe('/fluidplanner?page=2'));
  });

  it('a session left open overnight is locked, or over, when the page is opened again', async () => {
    localStorage.setItem('nephrodesk.since', String(NOW - 60 * MINUTE_MS));
    localStorage.setItem('nephrodesk.active', String(NOW - 20 * MINUTE_MS));
    await renderApp('/fluidplanner', {
      as: 'signedOut',
      stored,
      hosts: { iam: knowing(), care: silent() },
    });
    await lockScreen();
    expect(screen.queryByText('Fluid Planner')).toBeNull();
  });
});

describe('the longest session', () => {
  const over = 'You have been signed in for 12 hours. Sign in again.';

  it('is announced, ends with a word, and goes on at the same page', async () => {
    const app = await atWork();
    localStorage.setItem('nephrodesk.active', String(NOW + SESSION_MS - 5 * MINUTE_MS));
    comeBackAfter(SESSION_MS - 5 * MINUTE_MS);
    expect(await screen.findByText(/Your session ends in 5 minutes/)).toBeVisible();
    comeBackAfter(SESSION_MS);
    expect(await screen.findByText(over)).toBeVisible();
    expect(addressOf(app)).toBe('/pages/login');
    expect(localStorage.getItem('token')).toBeNull();
    await app.user.type(screen.getByLabelText('Email'), nurse.username);
    await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(addressOf(app)).toBe('/fluidplanner?page=2'));
  });

  it('ends behind a locked screen as well', async () => {
    const app = await atWork();
    act(() => void app.store.dispatch(lock()));
    await lockScreen();
    setClock(() => NOW + SESSION_MS);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText(over)).toBeVisible();
    expect(addressOf(app)).toBe('/pages/login');
  });

  it('is over when the page is opened again after it, and the host is not even asked who that was', async () => {
    localStorage.setItem('nephrodesk.since', String(NOW - SESSION_MS));
    const iam = knowing();
    await renderApp('/fluidplanner', { as: 'signedOut', stored, hosts: { iam, care: silent() } });
    expect(await screen.findByText(over)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(iam.calls.map(({ path }) => path)).toEqual(['/identities/logout']);
  });
});
