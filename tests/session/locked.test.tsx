import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signOut } from '@/session/leave';
import { lockAway } from '@/session/idle/presence';
import { noticed } from '@/shared/store/notices';
import { host } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';
import {
  answer,
  atWork,
  elsewhere,
  gate,
  lockNow,
  lockScreen,
  openApp,
  statusOf,
  unlockWith,
} from '@tests/support/atWork';

describe('while the screen is locked', () => {
  it('AU17: no address shows anything else: back, another page, the sign-in page, an unknown one', async () => {
    const app = await atWork();
    await app.router.navigate('/medicinePlanner');
    await lockNow(app);
    for (const path of [
      '/dashboard',
      '/userlist',
      '/',
      '/pages/login',
      '/no/such/page',
      '/misc/not-authorized',
    ]) {
      await app.router.navigate(path);
      await waitFor(() => expect(addressOf(app)).toBe('/pages/lock-screen'));
      expect(screen.getAllByRole('heading')).toHaveLength(1);
    }
    await app.router.navigate(-1);
    await waitFor(() => expect(addressOf(app)).toBe('/pages/lock-screen'));
    expect(screen.queryByText('Therapeutic Education')).toBeNull();
    await unlockWith(app, 'secret');
    await waitFor(() => expect(statusOf(app)).toBe('signedIn'));
    await waitFor(() => expect(addressOf(app)).not.toBe('/pages/lock-screen'));
    // The entries that led to the lock screen lead to their pages again.
    await app.router.navigate(1);
    expect(statusOf(app)).toBe('signedIn');
  });

  it('AU17: a reload stays locked', async () => {
    localStorage.setItem('nephrodesk.locked', '1');
    const app = await openApp('/therapeuticEducation?page=2');
    await lockScreen();
    expect(screen.queryByText('Therapeutic Education')).toBeNull();
    await unlockWith(app, 'secret');
    await waitFor(() => expect(addressOf(app)).toBe('/therapeuticEducation?page=2'));
  });

  it('AU17: a page that comes back out of the page cache is locked before it is seen', async () => {
    const app = await atWork();
    lockAway();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(screen.queryByText('Therapeutic Education')).toBeNull();
    expect(statusOf(app)).toBe('locked');
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
    await lockNow(app);
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
    await lockNow(app);
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
    const app = await openApp('/pages/lock-screen');
    await lockScreen();
    expect(statusOf(app)).toBe('locked');
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
    expect(await screen.findByRole('heading', { name: 'Therapeutic Education' })).toBeVisible();
    expect(addressOf(app)).toBe('/therapeuticEducation?page=2');
  });

  it('a tab that locked is unlocked by the other one', async () => {
    const app = await atWork();
    await lockNow(app);
    elsewhere(() => localStorage.removeItem('nephrodesk.locked'));
    expect(await screen.findByRole('heading', { name: 'Therapeutic Education' })).toBeVisible();
  });

  it('signing out in one never unlocks the other on the way', async () => {
    const app = await atWork();
    await lockNow(app);
    const seen: string[] = [];
    const stop = app.store.subscribe(() => seen.push(statusOf(app)));
    // What another tab writes while it signs out, one after the other, as this one hears of it.
    elsewhere(() => localStorage.removeItem('token'), 'token');
    elsewhere(() => localStorage.removeItem('nephrodesk.locked'));
    stop();
    expect(seen).not.toContain('signedIn');
    await waitFor(() => expect(addressOf(app)).toBe('/'));
  });

  it('come to rest: what one hears makes it write nothing, or they would answer each other for ever', async () => {
    await atWork();
    const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'removeItem')];
    for (const key of ['token', 'nephrodesk.active', 'nephrodesk.lockAfter', 'anything'])
      elsewhere(() => undefined, key);
    expect(writes.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('hear of a session before they hear that it is open, and of its end before the lock goes', async () => {
    const app = await atWork();
    await lockNow(app);
    const writes: string[] = [];
    const note = (verb: string) => (key: string) => void writes.push(`${verb} ${key}`);
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(note('set'));
    const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(note('remove'));
    await unlockWith(app, 'secret');
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
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
    const app = await atWork({ iam });
    await lockNow(app);
    await unlockWith(app, 'secret');
    elsewhere(() => localStorage.removeItem('token'), 'token');
    go();
    await waitFor(() => expect(iam.calls.filter(({ path }) => path.endsWith('/logout'))).toHaveLength(1));
    expect(statusOf(app)).toBe('signedOut');
    expect(localStorage.getItem('token')).toBeNull();
  });
});
