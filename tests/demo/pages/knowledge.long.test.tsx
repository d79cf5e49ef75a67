import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOf, renderApp } from '@tests/support/renderApp';

describe('the knowledge base (§2.7)', () => {
  it('leads from a search to a category, a question and the next one, and back', async () => {
    const app = await renderApp('/pages/knowledge-base', { as: 'USER' });
    await screen.findByText('6 categories');
    await app.user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'PRIVACY');
    expect(screen.getByText('1 category')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Account and privacy' }));
    await screen.findByRole('heading', { level: 1, name: 'Account and privacy' });
    const sessions = within(screen.getByRole('region', { name: 'Sessions' }));
    await app.user.click(sessions.getByRole('link', { name: 'Why was I signed out?' }));
    await screen.findByRole('heading', { level: 1, name: 'Why was I signed out?' });
    expect(screen.getByText(/ends after a while without use/)).toBeVisible();
    const next = within(screen.getByRole('region', { name: 'Read next' }));
    await app.user.click(next.getByRole('link', { name: 'Where am I signed in?' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Where am I signed in?' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(addressOf(app)).toBe(
      '/pages/knowledge-base/category/questions?of=account-and-privacy&q=where-am-i-signed-in',
    );
    await app.user.click(screen.getByRole('link', { name: 'All about “Account and privacy”' }));
    await screen.findByRole('heading', { level: 1, name: 'Account and privacy' });
  });

  it('says what it does not have, with a way back', async () => {
    const app = await renderApp('/pages/knowledge-base/category/questions?of=alerts&q=nothing', {
      as: 'USER',
    });
    expect(await screen.findByText('There is no such question')).toBeVisible();
    await app.router.navigate('/pages/knowledge-base/category?of=nowhere');
    expect(await screen.findByText('There is no such category')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'To the knowledge base' }));
    expect(await screen.findByRole('list', { name: 'Categories' })).toBeVisible();
  });
});
