import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { care } from '@/shared/api/http';
import { renderApp } from '../../support/renderApp';

const button = (name: string) => screen.findByRole('button', { name });
const patients = async () => (await care.get('/patients', { params: { limit: 1000 } })).data.items.length;

describe('§2.12: all records as one file', () => {
  it('is saved, looked at, and put in place of everything once a word is typed', async () => {
    const files: Blob[] = [];
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const app = await renderApp('/serverSetting', { as: 'ADMIN' });
    expect(await screen.findByText(/^Not in the file: accounts, passwords/)).toBeVisible();
    await app.user.click(await button('Save everything as a file'));
    await screen.findByText(/^The file is saved/);
    expect(files).toHaveLength(1);
    const count = await patients();
    const { data } = await care.get('/patients', { params: { limit: 1 } });
    const [one] = data.items;
    await care.put(
      `/patients/${one.id}`,
      { ...one, firstName: 'Changed' },
      { headers: { 'If-Match': one.version } },
    );

    const input = screen.getByLabelText('Choose a file', { selector: 'input' });
    await app.user.upload(input, new File(['no file of ours'], 'x.json'));
    expect(await screen.findByText(/This is no file of all records. Nothing was changed./)).toBeVisible();
    await app.user.upload(input, new File([files[0] as Blob], 'clinic.json.gz'));
    const table = await screen.findByRole('table', { name: 'What the file holds and what it replaces' });
    expect(within(table).getByRole('row', { name: `User ${count} ${count}` })).toBeVisible();
    await app.user.click(await button('Replace everything'));
    expect(await screen.findByText('Type REPLACE exactly as it stands here.')).toBeVisible();
    expect((await care.get(`/patients/${one.id}`)).data.firstName).toBe('Changed');
    await app.user.type(screen.getByRole('textbox', { name: /Type REPLACE/ }), 'REPLACE');
    await app.user.click(await button('Replace everything'));
    expect(await screen.findByText(/All records were replaced from a file/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Replace everything' })).toBeNull());
    expect((await care.get(`/patients/${one.id}`)).data.firstName).toBe(one.firstName);
    for (const spy of [url, click]) spy.mockRestore();
  });
});
