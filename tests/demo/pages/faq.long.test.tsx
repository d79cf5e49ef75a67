import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOf, renderApp } from '@tests/support/renderApp';

describe('questions and answers (§2.7)', () => {
  it('are searched whatever the case, counted by category, and answered one at a time', async () => {
    const app = await renderApp('/pages/faq?q=READING', { as: 'USER' });
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    expect(screen.getByText('2 questions')).toBeVisible();
    expect(contents.getByRole('link', { name: 'Readings (2)' })).toBeVisible();
    expect(contents.getByRole('link', { name: 'Alerts (0)' })).toBeVisible();
    const first = screen.getByRole('button', { name: 'Who may enter a reading for a patient?' });
    const second = screen.getByRole('button', { name: 'How is a wrong reading corrected?' });
    await app.user.click(first);
    expect(screen.getByText(/Everybody on the care team/)).toBeVisible();
    second.focus();
    await app.user.keyboard('{Enter}');
    expect(screen.getByText(/choose Correct/)).toBeVisible();
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/Everybody on the care team/)).not.toBeVisible();

    await app.user.click(contents.getByRole('link', { name: 'Alerts (0)' }));
    await screen.findByText('No question matches');
    expect(addressOf(app)).toBe('/pages/faq?q=READING&category=alerts');
    const nothing = screen.getByText('No question matches').closest('.nd-state') as HTMLElement;
    await app.user.click(within(nothing).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.getByText('13 questions')).toBeVisible());
    await waitFor(() => expect(addressOf(app)).toBe('/pages/faq'));
  });
});
