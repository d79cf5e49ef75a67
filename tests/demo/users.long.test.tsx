import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOf, renderApp } from '@tests/support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

// By their labels: a role is dear to look up among so many cells.
const names = () =>
  screen
    .getAllByLabelText(/^View /)
    .map((link) => (link.getAttribute('aria-label') ?? '').replace('View ', ''));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const labelled = (name: string) => screen.getByLabelText(name);

async function open(path: string): Promise<App> {
  const app = await renderApp(path, { as: 'USER' });
  await screen.findByLabelText('Acting as');
  return app;
}

describe('the listed users (§2.7, §3.5, §6)', () => {
  it('keeps filters, search, order and page size in the address', async () => {
    const app = await open('/pages/user/list?role=admin');
    expect(addressOf(app)).toBe('/app/user/list?role=admin');
    expect(screen.getByText('1–7 of 7')).toBeVisible();
    await app.user.click(button('Name'));
    await app.user.click(button('Name'));
    await waitFor(() => expect(addressOf(app)).toContain('sort=-name'));
    expect(names()).toEqual([...names()].sort((one, other) => other.localeCompare(one)));
    await app.user.selectOptions(labelled('Status'), 'Active');
    expect(addressOf(app)).toContain('status=active');
    await app.user.click(labelled('Remove the filters from the page'));
    await app.user.click(labelled('Remove filter Status: Active'));
    await app.user.click(button('Show filters'));
    await app.user.type(screen.getByRole('searchbox'), 'NOBODY AT ALL');
    expect(await screen.findByText('No user matches')).toBeVisible();
    await app.user.selectOptions(labelled('Role'), 'Staff');
    await app.user.click(labelled('Clear the filters and fetch anew'));
    expect(await screen.findByText('1–20 of 50')).toBeVisible();
    await app.user.selectOptions(screen.getByLabelText('Rows per page'), '150');
    expect(await screen.findByText('1–50 of 50')).toBeVisible();
    expect(addressOf(app)).toContain('size=150');
  });

  it('deletes the one that was clicked and the chosen ones, takes it back, and archives', async () => {
    const app = await open('/app/user/list?role=staff');
    const [first = '', second = ''] = names();
    await app.user.click(labelled(`Delete ${second}`));
    const one = await dialog(`Delete ${second}?`);
    await app.user.click(one.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).not.toContain(second));
    await app.user.click(button('Undo'));
    await waitFor(() => expect(names()).toContain(second));

    await app.user.click(labelled('Choose all 13 rows of this list'));
    await app.user.click(labelled(`Choose ${first}`));
    await app.user.click(button('Actions'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Archive chosen' }));
    expect(await screen.findByText('12 users archived.')).toBeVisible();
    expect(names()).toEqual([first]);
    await app.user.selectOptions(labelled('Shown'), 'Archived');
    await waitFor(() => expect(names()).toHaveLength(12));
    await app.user.click(button('Undo'));
    expect(await screen.findByText('Nobody is archived')).toBeVisible();
  });

  it('offers what the matrix of the one acted as allows, and nothing besides', async () => {
    const app = await open('/app/user/list?role=admin');
    const [last = ''] = names().slice(-1);
    expect(screen.getByRole('link', { name: 'Add user' })).toBeVisible();
    const staff = within(labelled('Acting as')).getByRole('group', { name: 'Staff' });
    const [someone] = within(staff).getAllByRole('option');
    await app.user.selectOptions(labelled('Acting as'), someone ?? '');
    expect(await screen.findByText(/may not change, add,? or delete users/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add user' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit / })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete / })).toBeNull();
    await app.user.click(button('Actions'));
    expect(screen.queryByRole('menuitem', { name: 'Delete chosen' })).toBeNull();
    await app.user.keyboard('{Escape}');
    await app.user.click(labelled(`View ${last}`));
    expect(await screen.findByRole('heading', { level: 1, name: last })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await app.router.navigate('/app/user/edit?id=new');
    expect(await screen.findByText(/may not add users$/)).toBeVisible();
    await app.router.navigate('/app/user/edit?id=2');
    expect(await screen.findByText(/may not change users$/)).toBeVisible();
  });

  it('changes a user in three parts, says what is wrong where it is, and resets', async () => {
    const app = await open('/app/user/edit?id=1');
    const admins = within(labelled('Acting as')).getByRole('group', { name: 'Admin' });
    await app.user.selectOptions(labelled('Acting as'), within(admins).getAllByRole('option')[0] ?? '');
    const name = await screen.findByLabelText(/^Name/);
    const before = (name as HTMLInputElement).value;
    await app.user.clear(name);
    await app.user.type(name, 'Somebody Else');
    const actor = (labelled('Acting as') as HTMLSelectElement).value;
    const staff = within(labelled('Acting as')).getByRole('group', { name: 'Staff' });
    await app.user.selectOptions(labelled('Acting as'), within(staff).getAllByRole('option')[0] ?? '');
    expect(await screen.findByText(/may not change users$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    await app.user.selectOptions(labelled('Acting as'), actor);
    expect(name).toHaveValue('Somebody Else');
    await app.user.click(button('Reset'));
    expect(name).toHaveValue(before);

    await app.user.click(screen.getByRole('tab', { name: 'Social links' }));
    const link = screen.getByLabelText('GitHub account');
    await app.user.clear(link);
    await app.user.type(link, 'nowhere');
    await app.user.click(screen.getByRole('tab', { name: 'Account' }));
    await app.user.click(button('Save'));
    expect(await screen.findByRole('tab', { name: /^Social links/, selected: true })).toHaveAccessibleName(
      'Social links 1 problem',
    );
    await app.user.clear(link);
    await app.user.keyboard('{Tab}');
    screen.getByRole('tab', { name: /^Social links/ }).focus();
    await app.user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Account', selected: true })).toHaveFocus();
    await app.user.click(screen.getByRole('checkbox', { name: 'Posts: Delete' }));
    await app.user.click(button('Save'));
    await app.user.click(await screen.findByRole('link', { name: 'To the account' }));
    const rights = within(await screen.findByRole('region', { name: 'Permissions' }));
    const posts = within(rights.getByRole('row', { name: /^Posts/ })).getAllByRole('cell');
    expect(posts.map((cell) => cell.textContent)).toContain('No');
  });

  it('adds a user, asks before what was typed is lost, and deletes from the account', async () => {
    const app = await open('/app/user/list');
    await app.user.click(screen.getByRole('link', { name: 'Add user' }));
    await app.user.type(await screen.findByLabelText(/^Username/), 'vera.lindqvist');
    await app.user.click(screen.getByRole('link', { name: 'To the list' }));
    const question = await dialog('Discard what you typed?');
    await app.user.click(question.getByRole('button', { name: 'Cancel' }));
    await app.user.type(screen.getByLabelText(/^Name/), 'Vera Lindqvist');
    await app.user.click(button('Save'));
    expect(await screen.findByRole('link', { name: /^Email: / })).toBeVisible();
    await app.user.type(screen.getByLabelText(/^Email \(/), 'vera@users.test');
    await app.user.click(button('Save'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vera Lindqvist' })).toBeVisible();
    expect(addressOf(app)).toBe('/app/user/view?id=51');
    await app.user.click(button('Delete'));
    const sure = await dialog('Delete Vera Lindqvist?');
    await app.user.click(sure.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(addressOf(app)).toBe('/app/user/list'));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()[0]).toBe('Vera Lindqvist'));
  });
});
