import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryAddress,
  categoryNamed,
  questionAddress,
  questionNamed,
  questionsOf,
  readNext,
} from '@/demo/pages/knowledge/knowledge';
import { addressOf, renderApp } from '@tests/support/renderApp';

const asked = (address: string) => new URL(`http://localhost${address}`).searchParams;

describe('the knowledge base (§2.7)', () => {
  it('begins with the first of everything where the address names nothing', () => {
    const first = categoryNamed(null);
    expect(first).toBe(categories[0]);
    expect(first && questionNamed(first, null)).toBe(first?.topics[0]?.questions[0]);
    expect(categoryNamed('')).toBeUndefined();
  });

  it('has an address of its own for every category and question, and an answer to each', () => {
    expect(categories).toHaveLength(6);
    for (const category of categories) {
      expect(category.topics).toHaveLength(6);
      expect(categoryNamed(asked(categoryAddress(category)).get('of'))).toBe(category);
      for (const question of questionsOf(category)) {
        const { searchParams } = new URL(`http://localhost${questionAddress(category, question)}`);
        expect(questionNamed(category, searchParams.get('q'))).toBe(question);
        expect(question.paragraphs.join('').length).toBeGreaterThan(80);
        expect(readNext(category, question)).toHaveLength(3);
      }
    }
  });

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
