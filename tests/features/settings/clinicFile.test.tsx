import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setReload } from '@/app/data/afterReplacement';
import { care } from '@/shared/api/http';
import { dataChanged } from '@/shared/store/changes';
import { itLong } from '@tests/support/extent';
import { renderApp } from '../../support/renderApp';

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const patients = async () => (await care.get('/patients', { params: { limit: 1000 } })).data.items.length;
const PASSPHRASE = 'four quiet kidney words';

/** Files that were handed to the browser, with their names. */
function downloads(): { name: string; file: File }[] {
  const files: { name: string; file: File }[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push({ name: this.download, file: new File([last], this.download) });
  });
  return files;
}
async function open() {
  const app = await renderApp('/serverSetting', { as: 'ADMIN' });
  await button('Save backup file');
  return app;
}
type App = Awaited<ReturnType<typeof open>>;
const choose = ({ user }: App, file: File) =>
  user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
async function changeSomebody() {
  const [one] = (await care.get('/patients', { params: { limit: 1 } })).data.items;
  const headers = { 'If-Match': one.version };
  await care.put(`/patients/${one.id}`, { ...one, firstName: 'Changed' }, { headers });
  return one;
}
const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  setReload(reload);
});
const firstNameOf = async (id: string) => (await care.get(`/patients/${id}`)).data.firstName;

describe('§2.12: all records as one file', () => {
  it('is saved, looked at, and put in place of everything once a word is typed', async () => {
    const files = downloads();
    const app = await open();
    expect(await screen.findByText(/^Not included: accounts, passwords/)).toBeVisible();
    await app.user.click(await screen.findByRole('checkbox', { name: /^Without a passphrase: anybody/ }));
    expect(await screen.findByText(/^The file will not be encrypted/)).toBeVisible();
    expect(screen.queryByLabelText(/^Passphrase/, { selector: 'input' })).toBeNull();
    await app.user.click(await button('Save backup file'));
    await screen.findByText(/^The file is saved/);
    expect(files).toMatchObject([{ name: expect.stringMatching(/^nephrodesk-\d{4}-\d\d-\d\d\.json\.gz$/) }]);
    const count = await patients();
    const one = await changeSomebody();

    await choose(app, new File(['no file of ours'], 'x.json'));
    expect(await screen.findByText(/This is not a backup file. Nothing was changed./)).toBeVisible();
    await choose(app, files[0]?.file as File);
    const table = await screen.findByRole('table', { name: 'What the file holds and what it replaces' });
    expect(within(table).getByRole('row', { name: `User ${count} ${count}` })).toBeVisible();
    await app.user.click(await button('Replace everything'));
    expect(await screen.findByText('Type REPLACE exactly as shown.')).toBeVisible();
    expect(await firstNameOf(one.id)).toBe('Changed');
    await app.user.type(screen.getByRole('textbox', { name: /Type REPLACE/ }), 'REPLACE');
    await app.user.click(await button('Replace everything'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Replace everything' })).toBeNull());
    expect(await firstNameOf(one.id)).toBe(one.firstName);
  });

  itLong('is encrypted with a passphrase, and comes back with it alone', async () => {
    const files = downloads();
    const app = await open();
    expect(await screen.findByText(/^At least 12 characters; .* Nobody can recover it/)).toBeVisible();
    await app.user.click(await field(/^Passphrase of the file/));
    await app.user.paste(PASSPHRASE);
    await app.user.click(await field(/^Repeat the passphrase/));
    await app.user.paste(PASSPHRASE);
    await app.user.click(await button('Save backup file'));
    await screen.findByText(/^The file is saved/);
    expect(files).toMatchObject([{ name: expect.stringMatching(/^nephrodesk-\d{4}-\d\d-\d\d\.clinic$/) }]);
    expect(await field(/^Passphrase of the file/)).toHaveValue('');
    const one = await changeSomebody();

    const file = files[0]?.file as File;
    await choose(app, new File([file.slice(0, file.size - 1)], 'cut.clinic'));
    expect(await screen.findByText(/^The file is incomplete/)).toBeVisible();
    await choose(app, file);
    expect(await screen.findByText(/This file is encrypted/)).toBeVisible();
    const typed = await field(/^Passphrase of the chosen file/);
    expect(typed).toHaveAttribute('autocomplete', 'current-password');
    await app.user.click(await button('Open the file'));
    expect(typed).toBeInvalid();
    await app.user.click(typed);
    await app.user.paste('some other words');
    await app.user.click(await button('Open the file'));
    await waitFor(() =>
      expect(typed).toHaveAccessibleDescription('Wrong passphrase, or the file was changed.'),
    );
    expect(typed).toHaveValue('some other words');
    await waitFor(() => expect(typed).toHaveFocus());
    expect(await firstNameOf(one.id)).toBe('Changed');

    await app.user.clear(typed);
    await app.user.click(typed);
    await app.user.paste(PASSPHRASE);
    await app.user.click(await button('Open the file'));
    const table = await screen.findByRole('table', { name: 'What the file holds and what it replaces' });
    await waitFor(() => expect(table.closest('[role="status"]')).toHaveFocus());
    await app.user.type(screen.getByRole('textbox', { name: /Type REPLACE/ }), 'REPLACE');
    await app.user.click(await button('Replace everything'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(await firstNameOf(one.id)).toBe(one.firstName);
    const kept = JSON.stringify([app.store.getState(), { ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toContain(PASSPHRASE);
  });

  it('loads the page again by itself once everything was replaced, and says afterwards why', async () => {
    const app = await open();
    app.store.dispatch(dataChanged({ patients: 'all', lists: ['clinic'] }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    app.unmount();
    await renderApp('/medicinePlanner', { as: 'ADMIN' });
    expect(await screen.findByText('All records were replaced from a file.')).toBeVisible();
  });

  it('takes nothing typed away for that: the page is loaded again when nothing of it is left', async () => {
    const app = await renderApp('/fluidplanner/new', { as: 'ADMIN' });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await app.user.type(name, 'E');
    app.store.dispatch(dataChanged({ patients: 'all', lists: ['clinic'] }));
    expect(await screen.findByText(/Because you have typed something, this page still shows/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await app.user.clear(name);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('is not saved with a short passphrase, or with two that differ, and loses nothing typed', async () => {
    const files = downloads();
    const app = await open();
    const first = await field(/^Passphrase of the file/);
    const second = await field(/^Repeat the passphrase/);
    for (const one of [first, second]) expect(one).toHaveAttribute('autocomplete', 'new-password');
    await app.user.type(first, 'eleven char');
    await app.user.type(second, 'eleven char');
    await app.user.click(await button('Save backup file'));
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription(/^The passphrase needs at least 12 characters\./);
    expect(first).toHaveFocus();
    await app.user.type(first, 's and more');
    expect(first).toBeValid();
    await app.user.click(await button('Save backup file'));
    expect(second).toHaveAccessibleDescription('The two passphrases are not the same.');
    expect(second).toHaveFocus();
    const tick = await screen.findByRole('checkbox', { name: /^Without a passphrase/ });
    expect(tick).not.toBeChecked();
    await app.user.click(tick);
    await app.user.click(tick);
    expect(await field(/^Passphrase of the file/)).toHaveValue('eleven chars and more');
    expect(files).toEqual([]);
  });
});
