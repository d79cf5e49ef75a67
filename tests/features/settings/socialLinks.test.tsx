import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Setting } from '@/domain/settings/setting';
import { settings } from '@/features/settings/slice';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

describe('§2.12: links of the house', () => {
  it('XS03: takes https addresses only, puts them in order by keys and into the footer', async () => {
    const { user, store, backend } = await renderApp('/socialLinks', { as: 'ADMIN' });
    await backend?.ready;
    const form = within(await screen.findByRole('form', { name: 'Social links' }));
    const write = async (place: number, label: string, url: string) => {
      const link = within(form.getByRole('group', { name: `Link ${place}` }));
      if (label !== '') await user.type(link.getByLabelText(/^Name/), label);
      await user.clear(link.getByLabelText(/^Address/));
      await user.click(link.getByLabelText(/^Address/));
      await user.paste(url);
    };
    await user.click(form.getByRole('button', { name: 'Add a link' }));
    await write(1, 'News', 'javascript:alert(1)');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const summary = await form.findByRole('group', { name: 'There is a problem with 1 field' });
    expect(within(summary).getByText(/^Link 1, Address \(https\): Give a web address/)).toBeVisible();
    await write(1, '', 'https://clinic.example/news');
    await user.click(form.getByRole('button', { name: 'Add a link' }));
    await write(2, 'Video', 'https://video.example/kidneys');
    await user.click(form.getByRole('button', { name: 'Move link 2 up' }));
    expect(form.getAllByLabelText(/^Name/).map((field) => (field as HTMLInputElement).value)).toEqual([
      'Video',
      'News',
    ]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved.')).toBeVisible();
    const { data } = await care.get('/settings/socialLinks');
    expect(data.links).toEqual([
      { label: 'Video', url: 'https://video.example/kidneys' },
      { label: 'News', url: 'https://clinic.example/news' },
    ]);
    const footer = within(screen.getByRole('contentinfo'));
    const link = await footer.findByRole('link', { name: 'News (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://clinic.example/news');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));

    // Whatever a server holds, nothing that runs becomes a link.
    const bad = { ...data, version: 'other', links: [{ label: 'Bad', url: 'java\tscript:alert(1)' }] };
    store.dispatch(settings.received([bad as Setting]));
    expect(await footer.findByText('Bad')).toBeVisible();
    expect(footer.queryByRole('link', { name: /Bad/ })).toBeNull();
  });
});
