import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';

const box = () => screen.findByRole('textbox', { name: /^Message to/ });

it('§4 logout: what somebody typed into the demonstration is gone for anyone who signs in after them', async () => {
  const app = await renderApp('/chat?with=1', { as: 'USER' });
  await app.user.type(await box(), 'Not for everybody');
  await app.router.navigate('/ecommerce/checkout');
  await app.user.click(await screen.findByRole('button', { name: 'One more of Paper Moon Lamp, Rust' }));
  expect(screen.getAllByText('€154.80')).not.toEqual([]);
  await app.router.navigate('/chat?with=1');
  expect(await box()).toHaveValue('Not for everybody');

  await app.user.click(screen.getByRole('button', { name: /^User menu of/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  await app.user.type(await screen.findByLabelText('Email'), 'admin@nephrodesk.test');
  await app.user.type(screen.getByLabelText('Password'), 'nephrodesk');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await app.router.navigate('/chat?with=1');
  expect(await box()).toHaveValue('');
  await app.router.navigate('/ecommerce/checkout');
  await screen.findByRole('button', { name: 'One more of Paper Moon Lamp, Rust' });
  expect(screen.queryByText('€154.80')).toBeNull();
});
