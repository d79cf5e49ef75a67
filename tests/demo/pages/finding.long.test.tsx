import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { find } from '@/demo/pages/finding/found';
import { addressOf, renderApp } from '@tests/support/renderApp';

describe('the page of results (§2.7)', () => {
  it('counts by kind, is turned over, shows what was found, and is all in its address', async () => {
    const app = await renderApp('/pages/search', { as: 'USER' });
    await app.user.type(await screen.findByRole('searchbox', { name: 'Search everything' }), 'alert');
    const all = find('alert', 'words', 'any', 'relevance');
    const kinds = within(await screen.findByRole('navigation', { name: 'Kinds of results' }));
    expect(kinds.getByRole('link', { name: `Everything (${all.length})` })).toBeVisible();
    expect(screen.getByText(`1–10 of ${all.length}`)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText(/^11–/)).toBeVisible();

    const videos = all.filter(({ kind }) => kind === 'video');
    await app.user.click(kinds.getByRole('link', { name: `Videos (${videos.length})` }));
    await app.user.click(await screen.findByRole('link', { name: 'Taking over an alert' }));
    const shown = await screen.findByRole('dialog', { name: 'Taking over an alert' });
    expect(addressOf(app)).toBe('/pages/search?q=alert&kind=video&show=video-2');
    await app.user.click(within(shown).getByRole('button', { name: 'Close' }));

    await app.user.click(screen.getByRole('button', { name: 'Order of the results' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'By title' }));
    await app.user.click(screen.getByRole('button', { name: 'Results per page' }));
    await app.user.click(await screen.findByRole('menuitem', { name: '25 per page' }));
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    await app.user.click(await screen.findByRole('menuitem', { name: /^Knowledge base/ }));
    await waitFor(() =>
      expect(addressOf(app)).toBe('/pages/search?q=alert&kind=article&order=title&size=25'),
    );

    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Written' }), 'In the past week');
    const few = find('alert', 'words', 'week', 'title').filter(({ kind }) => kind === 'article');
    expect(screen.getByText(new RegExp(`^${few.length} results?$`))).toBeVisible();
  });
});
