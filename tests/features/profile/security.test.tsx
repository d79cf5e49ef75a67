import { screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { between } from '@tests/features/staff/clients';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { elsewhere, NURSE, nth } from './elsewhere';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const opened = async () => {
  const app = await renderApp('/user/profile', { as: 'USER' });
  await screen.findByRole('heading', { name: 'Profile' });
  return app;
};
const NEW = 'three blue herons';

describe('changing the password', () => {
  const form = async () => {
    const app = await opened();
    const card = await region('Password');
    const current = card.getByLabelText(/^Current password/);
    const fresh = card.getByLabelText(/^New password/);
    const send = () => app.user.click(card.getByRole('button', { name: 'Change password' }));
    return { ...app, card, current, fresh, send };
  };

  it('can be looked at, sends no new one that is bad, tells a wrong current one at its field, takes the new one, says so, and ends the sessions elsewhere', async () => {
    const { user, card, current, fresh, send } = await form();
    const other = await elsewhere(NURSE);
    const write = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    };
    expect(current).toHaveAttribute('autocomplete', 'current-password');
    expect(fresh).toHaveAttribute('autocomplete', 'new-password');
    await user.click(nth(card.getAllByRole('button', { name: 'Show password' }), 1));
    expect(fresh).toHaveAttribute('type', 'text');
    expect(current).toHaveAttribute('type', 'password');

    const calls = between((_, genuine) => genuine());
    await write(current, 'wrong');
    for (const [text, problem] of [
      ['short', /at least 10 characters/],
      ['password123', /first passwords that would be tried/],
      ['i am nurse, hello', /without your address/],
    ] as const) {
      await write(fresh, text);
      await send();
      await waitFor(() => expect(fresh).toHaveAccessibleDescription(problem));
      expect(fresh).toHaveAttribute('aria-invalid', 'true');
    }
    expect(calls).toEqual([]);

    await write(fresh, NEW);
    await send();
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
    expect(current).toHaveFocus();
    expect(fresh).toHaveValue(NEW);
    expect((await elsewhere(NURSE)).isIn).toBe(true);

    await write(current, 'nephrodesk');
    await send();
    expect(await card.findByText(/signed out everywhere else/)).toBeVisible();
    expect(current).toHaveValue('');
    expect(fresh).toHaveValue('');
    expect(await other.status()).toBe(401);
    expect((await elsewhere(NURSE)).isIn).toBe(false);
    expect((await elsewhere(NURSE, NEW)).isIn).toBe(true);
    const sessions = await region('Where you are signed in');
    expect(sessions.getByText('You are not signed in anywhere else.')).toBeVisible();
  });
});

describe('security questions', () => {
  it('are set with the password, shown, replaced and removed', async () => {
    const { user } = await opened();
    const card = await region('Security questions');
    expect(await card.findByText('No security questions are set.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Set questions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Security questions' }));
    const first = dialog.getByRole('combobox', { name: /^Question 1/ });
    const second = dialog.getByRole('combobox', { name: /^Question 2/ });
    await user.selectOptions(first, 'firstSchool');
    expect(within(second).queryByRole('option', { name: /school/i })).toBeNull();
    await user.selectOptions(second, 'firstJob');
    const one = dialog.getByRole('textbox', { name: /^Answer 1/ });
    const two = dialog.getByRole('textbox', { name: /^Answer 2/ });
    await user.type(one, 'Rua Nova');
    await user.type(two, 'x');
    await user.type(dialog.getByLabelText(/^Current password/), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(two).toHaveAccessibleDescription(/at least three letters/);
    await user.type(two, 'yz');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const password = dialog.getByLabelText(/^Current password/);
    await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your current password.'));
    expect(one).toHaveValue('Rua Nova');
    await user.clear(password);
    await user.type(password, 'nephrodesk');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    expect(await (await elsewhere(NURSE)).questions()).toEqual(['firstSchool', 'firstJob']);
    await waitFor(() => expect(card.getByRole('button', { name: 'Choose other questions' })).toHaveFocus());

    await user.click(card.getByRole('button', { name: 'Remove questions' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Remove your security questions?' }));
    await user.click(asked.getByRole('button', { name: 'Remove questions' }));
    expect(asked.getByLabelText(/^Current password/)).toHaveAccessibleDescription('Fill in this field.');
    await user.type(asked.getByLabelText(/^Current password/), 'nephrodesk');
    await user.click(asked.getByRole('button', { name: 'Remove questions' }));
    expect(await card.findByText('No security questions are set.')).toBeVisible();
    expect(await (await elsewhere(NURSE)).questions()).toEqual([]);
  });

  itLong('can be fetched again after a failure', async () => {
    const app = await renderApp('/alerts', { as: 'USER' });
    let isDown = true;
    between((config, genuine) => {
      if (!isDown || !config.url?.endsWith('/questions')) return genuine();
      const response = { config, status: 400, statusText: '', headers: {}, data: {} };
      throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
    });
    await app.router.navigate('/user/profile');
    const card = await region('Security questions');
    const retry = await card.findByRole('button', { name: 'Retry' });
    expect(card.queryByText('No security questions are set.')).toBeNull();
    isDown = false;
    await app.user.click(retry);
    expect(await card.findByText('No security questions are set.')).toBeVisible();
  });
});

describe('where one is signed in', () => {
  it('each is listed, one of them is signed out, and all others after a word, while this one goes on', async () => {
    const app = await renderApp('/alerts', { as: 'USER' });
    const [one, two] = [await elsewhere(NURSE), await elsewhere(NURSE)];
    await app.router.navigate('/user/profile');
    const card = await region('Where you are signed in');
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
    const mine = nth(card.getAllByRole('listitem'), 0);
    const other = nth(card.getAllByRole('listitem'), 1);
    expect(mine).toHaveTextContent('This one');
    expect(within(mine).queryByRole('button')).toBeNull();
    expect(other).toHaveTextContent(/Signed in .*2026.* · Last used/);

    await app.user.click(within(other).getByRole('button', { name: /^Sign out .*signed in/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Sign out .*\?$/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect([await one.status(), await two.status()]).toEqual([200, 200]);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(within(other).getByRole('button', { name: /^Sign out/ }));
    const again = within(await screen.findByRole('dialog', { name: /^Sign out .*\?$/ }));
    await app.user.click(again.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(card.getByText('Signed out there.')).toHaveFocus());
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    expect([await one.status(), await two.status()].sort()).toEqual([200, 401]);

    const calls = between((_, genuine) => genuine());
    await app.user.click(await card.findByRole('button', { name: 'Sign out elsewhere' }));
    const everywhere = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
    await app.user.dblClick(everywhere.getByRole('button', { name: 'Sign out elsewhere' }));
    await waitFor(() => expect(card.getByText('You are now signed in here only.')).toHaveFocus());
    expect(calls.filter((call) => call.startsWith('delete'))).toHaveLength(1);
    expect([await one.status(), await two.status()]).toEqual([401, 401]);
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.queryByRole('button')).toBeNull();
    expect(app.store.getState().session.status).toBe('signedIn');
  });

  it('a failure stays in the dialog, and one that has gone by itself counts as signed out', async () => {
    const app = await renderApp('/alerts', { as: 'USER' });
    await elsewhere(NURSE);
    await app.router.navigate('/user/profile');
    const card = await region('Where you are signed in');
    await app.user.click(await card.findByRole('button', { name: /^Sign out .*signed in/ }));
    const dialog = within(await screen.findByRole('dialog'));
    let status = 503;
    between((config, genuine) => {
      if (config.method !== 'delete') return genuine();
      const response = { config, status, statusText: '', headers: {}, data: {} };
      throw new AxiosError('Refused', AxiosError.ERR_BAD_RESPONSE, config, null, response);
    });
    await app.user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server reported an error.');
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    status = 404;
    await app.user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await card.findByText('Signed out there.')).toBeVisible();
    expect(card.getAllByRole('listitem')).toHaveLength(1);
  });
});
