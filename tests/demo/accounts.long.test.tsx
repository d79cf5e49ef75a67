import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renew } from '@/session/renewal';
import { selectStatus } from '@/session/state';
import { heldToken } from '@/session/tokenStorage';
import { demo } from '@/shared/api/http';
import { host } from '@tests/support/host';
import { addressOf } from '@tests/support/renderApp';
import { choose, holdBack, openTab, panel, press, signInAs, toast, type App } from './accountSteps';

describe('signing in to a demonstration account', () => {
  it('returns to the page that was asked for', async () => {
    const app = await signInAs('Staff', '/medicinePlanner?page=2');
    await waitFor(() => expect(addressOf(app)).toBe('/medicinePlanner?page=2'));
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

  it('outlasts that nobody could be asked', async () => {
    const app = await signInAs('Staff', '/fluidplanner');
    await waitFor(() => expect(addressOf(app)).toBe('/fluidplanner'));
    demo.defaults.adapter = host(() => 'network').adapter;
    expect(await renew()).toBe('unreachable');
    expect(selectStatus(app.store.getState())).toBe('signedIn');
  });
});
