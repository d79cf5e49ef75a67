import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addressOf, renderApp } from '@tests/support/renderApp';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('§2.7: the root is the analytics dashboard for somebody signed in, under its own name', async () => {
  const app = await renderApp('/', { as: 'USER' });
  expect(await title('Analytics')).toBeVisible();
  expect(addressOf(app)).toBe('/');
  await waitFor(() => expect(document.title).toBe('Analytics · Nephrodesk'));
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Analytics',
  ]);
});

it('§2.7: somebody who signs in at the root goes to the dashboard of the clinic, and signs out to the sign-in page', async () => {
  const app = await renderApp('/', { as: 'signedOut' });
  await app.user.type(await screen.findByLabelText('Email'), 'nurse@nephrodesk.test');
  await app.user.type(screen.getByLabelText('Password'), 'nephrodesk');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await title('Dashboard')).toBeVisible();
  expect(addressOf(app)).toBe('/dashboard');

  await app.router.navigate('/');
  expect(await title('Analytics')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: /^User menu of/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  expect(await title('Sign in')).toBeVisible();
  expect(addressOf(app)).toBe('/');
});

it('§2.7: the root behind a locked screen is back after it is unlocked', async () => {
  const app = await renderApp('/', { as: 'USER' });
  await title('Analytics');
  await app.user.click(screen.getByRole('button', { name: /^User menu of/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Lock screen' }));
  await title('Screen locked');
  await app.user.type(screen.getByLabelText('Password'), 'nephrodesk');
  await app.user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(await title('Analytics')).toBeVisible();
});
