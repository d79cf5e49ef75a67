import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInByOrganisation } from '@/session/enter';
import { selectStatus } from '@/session/state';
import { itLong } from '@tests/support/extent';
import { host } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';

const unknown =
  'Your organisation knows you, but your account is not known here. Ask your administrator to add it, or sign in with another one.';

it.each([
  ['a refused token', { status: 401, data: { error: 'Session expired' } }, unknown],
  ['a forbidden one', { status: 403, data: {} }, unknown],
  ['an account that is not there', { status: 404 }, unknown],
  ['an error in words', { status: 200, data: { error: 'Closed on Friday' } }, 'Closed on Friday'],
] as const)('whom the organisation let in reads on %s: %s %s', async (_, answer, words) => {
  const app = await renderApp('/', { as: 'signedOut', hosts: { iam: host(() => answer) } });
  await screen.findByLabelText('Email');
  await act(() => app.store.dispatch(signInByOrganisation('a.b.c')));
  expect(await screen.findByText(words, { selector: '[role="alert"].alert' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(selectStatus(app.store.getState())).toBe('signedOut');
});

itLong('a host that cannot be asked is not taken for one that does not know the account', async () => {
  const app = await renderApp('/', { as: 'signedOut', hosts: { iam: host(() => ({ status: 503 })) } });
  await screen.findByLabelText('Email');
  await act(() => app.store.dispatch(signInByOrganisation('a.b.c')));
  expect((await screen.findAllByRole('alert'))[0]).not.toHaveTextContent(unknown);
});

it('the host is asked once who an access token belongs to', async () => {
  const iam = host(() => ({
    status: 200,
    data: { username: 'nurse@clinic.test', roles: [{ name: 'USER' }] },
  }));
  const care = host(() => ({ status: 200, data: { items: [], total: 0 } }));
  const app = await renderApp('/', { as: 'signedOut', hosts: { iam, care } });
  await screen.findByLabelText('Email');
  await act(() => app.store.dispatch(signInByOrganisation('a.b.c')));
  expect(iam.calls.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/identities/my/', 'Bearer a.b.c'],
  ]);
  expect(JSON.parse(localStorage.getItem('token') ?? '')).toMatchObject({ via: 'organisation' });
  expect(selectStatus(app.store.getState())).toBe('signedIn');
  expect(addressOf(app)).toBe('/dashboard');
});
