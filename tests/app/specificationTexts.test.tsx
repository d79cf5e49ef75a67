import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '@/shared/demonstration/accounts';
import { demo } from '@/shared/api/http';
import { host, identityHost, loginOf, type Host } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';

/** The error catalogue of the specification (8), row by row and text by text. */

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
const stored = JSON.stringify(loginOf(nurse));
const silent = () => host(() => ({ status: 200, data: { items: [] } }));

async function signInAt(iam: Host) {
  const app = await renderApp('/', { as: 'signedOut', hosts: { iam, care: silent() } });
  await app.user.type(await screen.findByLabelText('Email'), 'nurse@host.test');
  await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  return app;
}
const restoredAt = (iam: Host) =>
  renderApp('/userlist', { as: 'signedOut', stored, hosts: { iam, care: silent() } });

type App = Awaited<ReturnType<typeof renderApp>>;
const msgOf = ({ store }: App) => store.getState().session.msg;
const toast = (text: string | RegExp) =>
  screen.findByText(text, { selector: '.Toastify__toast, .Toastify__toast *' });

describe('login or profile failure with an error field: an error toast, and stored', () => {
  it('login', async () => {
    const app = await signInAt(host(() => ({ status: 200, data: { error: 'Account is locked' } })));
    expect(await toast('Account is locked')).toBeVisible();
    expect(msgOf(app)).toBe('Account is locked');
  });

  it('profile, fetched for a login', async () => {
    const app = await signInAt(
      host(({ path }) => ({
        status: 200,
        data: path.endsWith('/authorize') ? loginOf(nurse) : { error: 'No such profile' },
      })),
    );
    expect(await toast('No such profile')).toBeVisible();
    expect(msgOf(app)).toBe('No such profile');
  });

  it('profile, fetched to restore a session', async () => {
    const app = await restoredAt(host(() => ({ status: 200, data: { error: 'No such profile' } })));
    expect(await toast('No such profile')).toBeVisible();
    expect(msgOf(app)).toBe('No such profile');
  });
});

describe('network or transport failure: stored, for profile calls also a toast', () => {
  it('login', async () => {
    const app = await signInAt(host(() => 'network'));
    await waitFor(() => expect(msgOf(app)).toBe('errors.network'));
    expect((await screen.findAllByText(/cannot be reached/)).length).toBeGreaterThan(0);
  });

  it('profile', async () => {
    const app = await restoredAt(host(() => 'network'));
    expect(await toast(/cannot be reached/)).toBeVisible();
    expect(msgOf(app)).toBe('errors.network');
  });
});

it("login success: the success toast 'login successfull'", async () => {
  await signInAt(identityHost(nurse));
  expect(await toast('login successfull')).toBeVisible();
});

it("menu search group without a match: 'No Result'", async () => {
  const data = [{ title: 'Diary', file: '/files/fluid-diary.csv' }];
  const searchResult = [
    { groupTitle: 'Files', searchLimit: 4, data },
    { groupTitle: 'Contacts', searchLimit: 4, data: [] },
  ];
  const navbar = host(({ path }) => ({
    status: 200,
    data: path === '/main-search/data' ? { searchResult } : { searchResult: [] },
  }));
  const hosts = { iam: identityHost(nurse), care: silent(), navbar };
  const { user } = await renderApp('/alerts', { as: 'signedOut', stored, hosts });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'diary');
  expect(await screen.findByText('Diary')).toBeVisible();
  for (const name of ['Patients', 'Pages', 'Contacts'])
    expect(await within(screen.getByRole('group', { name })).findByText('No Result')).toBeVisible();
});

it('route not allowed for the role: redirect to /misc/not-authorized', async () => {
  const app = await renderApp('/userCategory', { as: 'USER' });
  await waitFor(() => expect(addressOf(app)).toBe('/misc/not-authorized'));
});

describe('demonstration calls', () => {
  const answerTo = async (path: string, body: unknown) => {
    await renderApp('/', { as: 'signedOut' });
    const { status, data } = await demo.post<unknown>(path, body, { validateStatus: () => true });
    return { status, data };
  };
  const [known] = demoAccounts;

  it("login failure: 'Email Or Password Invalid', with status 200 as an error field", async () => {
    expect(await answerTo('/authenticate/login/user', { email: known?.email, password: 'wrong' })).toEqual({
      status: 200,
      data: { error: 'Email Or Password Invalid' },
    });
  });

  it("login default error: 'Something went wrong'", async () => {
    await renderApp('/', { as: 'signedOut' });
    // Nothing can be signed without the key.
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('no key'));
    const { status, data } = await demo.post<unknown>('/authenticate/login/user', {
      email: known?.email,
      password: known?.password,
    });
    expect({ status, data }).toEqual({ status: 200, data: { error: 'Something went wrong' } });
  });

  it("registration: 'This email is already in use.' and 'Please enter your name.'", async () => {
    const body = { email: known?.email, password: 'x', name: '' };
    expect(await answerTo('/authenticate/register/user', body)).toEqual({
      status: 200,
      data: { error: { email: 'This email is already in use.', name: 'Please enter your name.' } },
    });
  });

  it("token refresh with a bad token: 'Invalid access token' with status 401", async () => {
    expect(await answerTo('/authenticate/refresh-token', { accessToken: 'x' })).toEqual({
      status: 401,
      data: { error: 'Invalid access token' },
    });
  });
});
