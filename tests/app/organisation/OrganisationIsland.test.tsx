import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceOrganisation, OrganisationIsland } from '@/app/organisation/OrganisationIsland';
import { organisationChanged } from '@/session/organisation';
import { signOut } from '@/session/leave';
import { loadToken } from '@/session/tokenStorage';
import { addressOf, renderApp } from '@tests/support/renderApp';

type Load = Parameters<typeof OrganisationIsland>[0]['load'];
const provider = { domain: 'tenant.example', clientId: 'spa', audience: '' };

async function openWith(load: Load, path = '/') {
  announceOrganisation();
  const app = await renderApp(path, { as: 'signedOut' });
  render(<OrganisationIsland load={load} {...provider} store={app.store} router={app.router} />);
  return app;
}
const organisationButton = () => screen.findByRole('button', { name: 'Sign in with your organisation' });

async function signInByPassword({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.type(await screen.findByLabelText('Email'), 'nurse@nephrodesk.test');
  await user.type(screen.getByLabelText('Password'), 'nephrodesk');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => {
  cleanup();
  organisationChanged({ phase: 'off', problem: null });
  vi.unstubAllGlobals();
});

describe('AU21: the sign-in page when the identity provider', () => {
  it('is not configured offers nothing of it', async () => {
    await renderApp('/', { as: 'signedOut' });
    await screen.findByLabelText('Email');
    expect(screen.queryByText(/organisation/)).toBeNull();
  });

  it('may not run on this origin says so, fetches nothing, and takes a password', async () => {
    vi.stubGlobal('isSecureContext', false);
    const load = vi.fn<Load>();
    const app = await openWith(load);
    expect(await screen.findByRole('alert')).toHaveTextContent(/needs an address that begins with https/);
    expect(screen.queryByRole('button', { name: /organisation|Retry/ })).toBeNull();
    expect(load).not.toHaveBeenCalled();
    await signInByPassword(app);
  });

  it('does not arrive says so, and is fetched again when asked', async () => {
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(() => null);
    const { user } = await openWith(load);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await organisationButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('throws takes nothing else with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openWith(() =>
      Promise.resolve(() => {
        throw new Error('auth0-spa-js must run on a secure origin.');
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    await signInByPassword(app);
  });
});

it('a way that is still being fetched is announced as busy, and pressing it does nothing twice', async () => {
  const { user } = await openWith(() => new Promise(() => undefined));
  const button = await organisationButton();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('signing out where the provider’s code never came says that its session may go on', async () => {
  const stored = {
    identity: { username: 'nurse@nephrodesk.test', roles: [{ name: 'USER' }] },
    accessToken: { access_token: 'token' },
    via: 'organisation',
  };
  const app = await openWith(() => Promise.reject(new TypeError('Failed to fetch')));
  localStorage.setItem('token', JSON.stringify(stored));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  loadToken();
  await app.store.dispatch(signOut());
  expect(await screen.findByRole('alert')).toHaveTextContent(/your organisation could not be told/);
  expect(addressOf(app)).toBe('/');
});
