import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { host, loginOf, tokenOf } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';
import {
  answer,
  atWork,
  gate,
  knowing,
  lockNow,
  lockScreen,
  nurse,
  openApp,
  password,
  statusOf,
  storedLogin,
  unlockWith,
} from '@tests/support/atWork';

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
    const app = await atWork({ iam });
    await lockNow(app);
    await unlockWith(app, 'secret');
    expect(await screen.findByRole('heading', { name: 'Therapeutic Education' })).toBeVisible();
    expect(addressOf(app)).toBe('/therapeuticEducation?page=2');
    expect(localStorage.getItem('nephrodesk.locked')).toBeNull();
    await waitFor(() => expect(iam.calls.some(({ path }) => path.endsWith('/logout'))).toBe(true));
  });

  it('says in place what is wrong with a password, empties it and keeps the focus there', async () => {
    const app = await atWork();
    await lockNow(app);
    await app.user.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password.');
    expect(password()).toHaveFocus();
    await unlockWith(app, 'wrong');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('not your current password'));
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(password()).toBeInvalid();
    await unlockWith(app, 'secret');
    expect(await screen.findByRole('heading', { name: 'Therapeutic Education' })).toBeVisible();
    expect(screen.queryByText(/not your current password/)).toBeNull();
  });

  it('says it in the words of a host that has another reason', async () => {
    const iam = host((call) =>
      call.path.endsWith('/authorize')
        ? { status: 200, data: { error: 'This account is locked until Monday' } }
        : answer(call),
    );
    const app = await atWork({ iam });
    await lockNow(app);
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
    const app = await atWork({ iam });
    await lockNow(app);
    await unlockWith(app, 'secret');
    const button = await screen.findByRole('button', { name: 'Unlocking…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await app.user.click(button);
    await app.user.click(button);
    go();
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    expect(iam.calls.filter(({ path }) => path.endsWith('/authorize'))).toHaveLength(1);
    expect(statusOf(app)).toBe('locked');
    expect(localStorage.getItem('token')).toBe(storedLogin);
  });

  it('does not let in somebody else whose password is right', async () => {
    const other = { username: 'other@host.test', roles: [{ name: 'ADMIN' }] };
    const iam = host(({ path, authorization }) => {
      if (path.endsWith('/authorize')) return { status: 200, data: loginOf(other) };
      if (path.endsWith('/logout')) return { status: 204 };
      return { status: 200, data: authorization === `Bearer ${tokenOf(other)}` ? other : nurse };
    });
    const app = await atWork({ iam });
    await lockNow(app);
    await unlockWith(app, 'theirs');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(statusOf(app)).toBe('locked');
    expect(localStorage.getItem('token')).toBe(storedLogin);
    const revoked = iam.calls.filter(({ path }) => path.endsWith('/logout'));
    expect(revoked.map(({ authorization }) => authorization)).toEqual([`Bearer ${tokenOf(other)}`]);
  });

  it('lets go of who it is by signing out', async () => {
    const app = await atWork();
    await lockNow(app);
    await app.user.click(screen.getByRole('button', { name: 'Not you? Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(addressOf(app)).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    expect(document.body).not.toHaveTextContent('Byron');
  });

  it.each(['organisation', 'demonstration'])('asks nobody of the %s for a password', async (via) => {
    const text = JSON.stringify({ ...loginOf(nurse), via });
    const app = await openApp('/therapeuticEducation', { stored: text });
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
    await lockNow(app);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Not you? Sign out' })).toBeVisible();
  });
});
