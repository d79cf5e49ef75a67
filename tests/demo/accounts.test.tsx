import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renew } from '@/session/renewal';
import { selectStatus, selectVia } from '@/session/state';
import { heldToken } from '@/session/tokenStorage';
import { care, demo } from '@/shared/api/http';
import { host, identityHost } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { NOW } from '@tests/support/builders';

type App = Awaited<ReturnType<typeof renderApp>>;
const toast = (text: string) => screen.findByText(text, { selector: '.Toastify__toast, .Toastify__toast *' });
/** The tab that is open. */
const panel = () => within(screen.getByRole('tabpanel'));
const stored = () => JSON.parse(localStorage.getItem('token') ?? 'null') as unknown;

async function openTab(path: string, now = NOW): Promise<App> {
  const app = await renderApp(path, { as: 'signedOut', now });
  await app.user.click(await screen.findByRole('tab', { name: 'Demonstration' }));
  await panel().findByLabelText('Password');
  return app;
}

async function choose(app: App, name: string): Promise<void> {
  await app.user.click(
    panel().getByRole('button', {
      name: new RegExp(`^Use this account.*${name}`),
    }),
  );
}
const press = (app: App, name: string) => app.user.click(panel().getByRole('button', { name }));

async function signInAs(name: string, path = '/'): Promise<App> {
  const app = await openTab(path);
  await choose(app, name);
  await press(app, 'Sign in');
  return app;
}

/** Holds the answer to one call back until it is let go. */
function holdBack(path: string) {
  const { adapter } = demo.defaults;
  const calls: unknown[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  demo.defaults.adapter = async (config) => {
    if (config.url?.includes(path)) {
      calls.push(config.data);
      await held;
    }
    if (typeof adapter !== 'function') throw new Error('Nobody answers.');
    return adapter(config);
  };
  return { calls, letGo };
}

describe('signing in to a demonstration account', () => {
  it.each([
    ['Admin', 'Administrator', ['/userCategory', '/userlist']],
    ['Staff', 'Care staff', ['/userlist']],
  ])('%s comes in with the rights of its role', async (name, role, links) => {
    const app = await openTab('/');
    const account = panel().getByText(name).closest('li') ?? document.body;
    expect(within(account).getByText(role)).toBeVisible();
    await choose(app, name);
    await press(app, 'Sign in');
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(await toast('login successfull')).toBeVisible();
    expect(stored()).toMatchObject({
      via: 'demonstration',
      identity: { username: `${name.toLowerCase()}@demo.nephrodesk.test` },
      accessToken: { access_token: heldToken() },
    });
    await screen.findByRole('navigation', { name: 'Main menu' }).catch(() => undefined);
    const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(['/userCategory', '/userlist'].filter((path) => shown.includes(path))).toEqual(links);
    await expect(care.get('/patients')).resolves.toMatchObject({ status: 200 });
  });

  it('Demo comes in, may see nothing of the clinic and is told what it can do', async () => {
    const app = await signInAs('Demo');
    await waitFor(() => expect(addressOf(app)).toBe('/misc/not-authorized'));
    expect(await screen.findByText(/demonstration account without a role/)).toBeVisible();
    await expect(care.get('/patients')).rejects.toMatchObject({
      response: { status: 403 },
    });
    expect(selectStatus(app.store.getState())).toBe('signedIn');
  });

  it('returns to the page that was asked for', async () => {
    const app = await signInAs('Staff', '/medicinePlanner?page=2');
    await waitFor(() => expect(addressOf(app)).toBe('/medicinePlanner?page=2'));
  });

  it('says in a toast and in place why it failed, keeps the address and clears the password', async () => {
    const app = await openTab('/');
    await app.user.type(panel().getByLabelText('Email'), 'demo@demo.nephrodesk.test');
    await app.user.type(panel().getByLabelText('Password'), 'wrong{Enter}');
    expect(await toast('Email Or Password Invalid')).toBeVisible();
    const inPlace = screen
      .getAllByText('Email Or Password Invalid')
      .find((element) => element.closest('form') !== null);
    expect(inPlace).toHaveAttribute('lang', 'en');
    expect(inPlace?.closest('[role="alert"]')).not.toBeNull();
    expect(panel().getByLabelText('Email')).toHaveValue('demo@demo.nephrodesk.test');
    expect(panel().getByLabelText('Password')).toHaveValue('');
    expect(panel().getByLabelText('Password')).toHaveFocus();
    expect(localStorage.getItem('token')).toBeNull();
    await app.user.type(panel().getByLabelText('Password'), 'demonstration{Enter}');
    await waitFor(() => expect(addressOf(app)).toBe('/misc/not-authorized'));
  });

  it('names what is missing without asking anybody', async () => {
    const app = await openTab('/');
    const { calls } = holdBack('/login');
    await press(app, 'Sign in');
    expect(panel().getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(panel().getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(panel().getByLabelText('Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('AU05: asks once however often it is submitted', async () => {
    const app = await openTab('/');
    const { calls, letGo } = holdBack('/login');
    await choose(app, 'Staff');
    await press(app, 'Sign in');
    const button = await panel().findByRole('button', { name: 'Signing in…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await app.user.dblClick(button);
    await app.user.type(panel().getByLabelText('Password'), '{Enter}{Enter}');
    letGo();
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(calls).toHaveLength(1);
  });

  it('fails in words where nobody answers', async () => {
    const app = await openTab('/');
    demo.defaults.adapter = host(() => 'network').adapter;
    await choose(app, 'Demo');
    await press(app, 'Sign in');
    expect(await screen.findAllByText(/cannot be reached/)).toHaveLength(2);
    expect(panel().getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it.each([
    ['neither token nor error', {}],
    ['a token that is no text', { accessToken: 5 }],
    ['a page of HTML', '<!doctype html>'],
    ['nothing', null],
  ])('fails in words for %s', async (_, data) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const app = await openTab('/');
    demo.defaults.adapter = host(() => ({ status: 200, data })).adapter;
    await choose(app, 'Demo');
    await press(app, 'Sign in');
    expect((await screen.findAllByText(/unexpected answer/)).length).toBeGreaterThan(0);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('a token that the identity host does not know opens nothing and says so in place', async () => {
    const app = await openTab('/');
    demo.defaults.adapter = host(() => ({
      status: 200,
      data: { accessToken: 'made.up.token' },
    })).adapter;
    await choose(app, 'Demo');
    await press(app, 'Sign in');
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(addressOf(app)).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('registering a demonstration account', () => {
  const fill = async (app: App, { name = 'Ana', email = 'ana@example.test', password = 'anything' }) => {
    if (name) await app.user.type(panel().getByLabelText('Name'), name);
    if (email) await app.user.type(panel().getByLabelText('Email'), email);
    if (password) await app.user.type(panel().getByLabelText('Password'), password);
    await press(app, 'Create demonstration account');
  };

  it('lets the newcomer in at once, without a role', async () => {
    const app = await openTab('/pages/register');
    await fill(app, {});
    await waitFor(() => expect(addressOf(app)).toBe('/user/profile'));
    expect(app.store.getState().session.values).toMatchObject({
      loggedInUser: 'ana@example.test',
      name: 'Ana',
    });
    expect(selectVia(app.store.getState())).toBe('demonstration');
    expect(await screen.findByText(/demonstration account without a role/)).toBeVisible();
    expect(screen.getByText(/demonstration account cannot be changed/)).toBeVisible();
    expect(screen.queryByText(/Your organisation/)).toBeNull();
  });

  it('says what the host objects to, at the field and in a toast, and keeps everything', async () => {
    const app = await openTab('/pages/register');
    await fill(app, { name: '', email: 'demo@demo.nephrodesk.test' });
    for (const [label, text] of [
      ['Name', 'Please enter your name.'],
      ['Email', 'This email is already in use.'],
    ] as const) {
      expect(await toast(text)).toBeVisible();
      expect(panel().getByLabelText(label)).toHaveAccessibleDescription(text);
      expect(panel().getByLabelText(label)).toBeInvalid();
    }
    expect(panel().getByLabelText('Name')).toHaveFocus();
    expect(panel().getByLabelText('Email')).toHaveValue('demo@demo.nephrodesk.test');
    expect(panel().getByLabelText('Password')).toHaveValue('anything');
    await app.user.clear(panel().getByLabelText('Email'));
    await fill(app, { password: '' });
    await waitFor(() => expect(addressOf(app)).toBe('/user/profile'));
  });

  it('names what is missing without asking anybody', async () => {
    const app = await openTab('/pages/register');
    const { calls } = holdBack('/register');
    await press(app, 'Create demonstration account');
    expect(panel().getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(panel().getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(panel().getByLabelText('Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });
});

describe('a session of a demonstration account', () => {
  it('is renewed with the token it has', async () => {
    const app = await signInAs('Staff');
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(await renew()).toBe('renewed');
    expect(stored()).toMatchObject({
      via: 'demonstration',
      accessToken: { access_token: heldToken() },
    });
    await expect(care.get('/patients')).resolves.toMatchObject({ status: 200 });
  });

  it('is renewed by itself long before its token runs out', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = await signInAs('Staff').finally(() => undefined);
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    const { calls, letGo } = holdBack('/refresh-token');
    letGo();
    const before = heldToken();
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    await waitFor(() => expect(calls).toEqual([JSON.stringify({ accessToken: before })]));
    vi.useRealTimers();
  });

  it('ends where its token can no longer be exchanged', async () => {
    const app = await signInAs('Staff', '/fluidplanner');
    await waitFor(() => expect(addressOf(app)).toBe('/fluidplanner'));
    demo.defaults.adapter = host(() => ({
      status: 401,
      data: { error: 'Invalid access token' },
    })).adapter;
    care.defaults.adapter = host(() => ({ status: 401, data: {} })).adapter;
    await act(async () => {
      await Promise.allSettled([care.get('/patients')]);
    });
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('outlasts that nobody could be asked', async () => {
    const app = await signInAs('Staff', '/fluidplanner');
    await waitFor(() => expect(addressOf(app)).toBe('/fluidplanner'));
    demo.defaults.adapter = host(() => 'network').adapter;
    expect(await renew()).toBe('unreachable');
    expect(selectStatus(app.store.getState())).toBe('signedIn');
  });
});

it('with a real identity host no demonstration account is offered', async () => {
  const silent = host(() => ({ status: 200, data: { items: [] } }));
  await renderApp('/', {
    as: 'signedOut',
    hosts: { iam: identityHost({ username: 'x' }), care: silent },
  });
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('tab', { name: 'Demonstration' })).toBeNull();
});
