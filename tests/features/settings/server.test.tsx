import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SettingOf } from '@/domain/settings/setting';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

const stored = async () => (await care.get<SettingOf<'serverSetting'>>('/settings/serverSetting')).data;

it('§2.12 §8: a server’s address is saved only once its test has succeeded, and no secret is shown', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(Response.json({ status: 'ok', version: '3.1' })),
  ];
  const call = vi.spyOn(window, 'fetch').mockImplementation(() => (answers.shift() ?? Promise.reject)());
  onTestFinished(() => call.mockRestore());
  const { user, backend } = await renderApp('/serverSetting', { as: 'ADMIN' });
  await backend?.ready;
  expect(await screen.findByText('in this browser (built-in server)')).toBeVisible();
  expect(await screen.findByText('Responding')).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Server setting' }));
  const press = (name: string) => user.click(form.getByText(name, { selector: 'button, button *' }));
  const write = async (text: string) => {
    const field = form.getByLabelText('Address of the interface');
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  await write('http://care.example/api');
  await press('Test the connection');
  expect(form.getByLabelText('Address of the interface')).toBeInvalid();
  expect(call).not.toHaveBeenCalled();

  // A test that failed, or no test, saves nothing.
  await write('https://care.example/api/care');
  await press('Test the connection');
  await waitFor(() => expect(form.getByText(/^It cannot be reached/)).toBeVisible());
  await press('Save');
  expect(await form.findByText(/^There is a problem/)).toBeVisible();
  expect(await stored()).not.toHaveProperty('apiBase');

  await press('Test the connection');
  expect(await form.findByText(/3\.1/)).toBeVisible();
  await press('Save');
  expect(await screen.findByText('The settings are saved.')).toBeVisible();
  expect(await stored()).toMatchObject({ apiBase: 'https://care.example/api/care' });
  expect(form.getByText(/VITE_CARE_HOST=https:\/\/care\.example/)).toBeVisible();
  for (const [, init] of call.mock.calls) expect(JSON.stringify(init)).not.toMatch(/authorization|token/i);

  // An address that is changed afterwards is untested again.
  await write('https://other.example/api/care');
  await press('Save');
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ apiBase: 'https://care.example/api/care' }),
  );
  expect(await form.findByText(/^There is a problem/)).toBeVisible();
}, 180_000);
