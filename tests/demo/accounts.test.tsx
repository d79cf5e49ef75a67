import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renew } from '@/session/renewal';
import { selectStatus, selectVia } from '@/session/state';
import { heldToken } from '@/session/tokenStorage';
import { care, demo } from '@/shared/api/http';
import { describeLong } from '@tests/support/extent';
import { host, identityHost } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { choose, openTab, panel, press, signInAs, stored, toast } from './accountSteps';

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
    await screen.findByRole('navigation', { name: 'Main menu' });
    const shown = [...document.links].map((link) => link.getAttribute('href'));
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
});

describe('registering a demonstration account', () => {
  it('lets the newcomer in at once, without a role', async () => {
    const app = await openTab('/pages/register');
    await app.user.type(panel().getByLabelText('Name'), 'Ana');
    await app.user.type(panel().getByLabelText('Email'), 'ana@example.test');
    await app.user.type(panel().getByLabelText('Password'), 'anything');
    await press(app, 'Create demonstration account');
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
});

describeLong('a session of a demonstration account', () => {
  it('is renewed with the token it has, and ends where that can no longer be exchanged', async () => {
    const app = await signInAs('Staff', '/fluidplanner');
    await waitFor(() => expect(addressOf(app)).toBe('/fluidplanner'));
    expect(await renew()).toBe('renewed');
    expect(stored()).toMatchObject({
      via: 'demonstration',
      accessToken: { access_token: heldToken() },
    });
    await expect(care.get('/patients')).resolves.toMatchObject({ status: 200 });

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
