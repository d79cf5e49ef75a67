import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NOW } from '@tests/support/builders';
import { addressOf, renderApp } from '@tests/support/renderApp';

describe('the pages that stand alone (§2.7, Misc)', () => {
  it('counts down to the opening and notes an address, of anybody', async () => {
    const app = await renderApp('/misc/coming-soon', { as: 'signedOut' });
    const timer = await screen.findByRole('timer', { name: /1 September 2031/ });
    const days = Math.floor((Date.parse('2031-09-01T08:00:00Z') - NOW) / 86_400_000);
    expect(timer).toHaveTextContent(`${days.toLocaleString('en')} days`);

    const email = screen.getByLabelText('Your email address');
    await app.user.type(email, 'somebody{Enter}');
    expect(email).toHaveAccessibleDescription(/Give an email address/);
    expect(email).toHaveFocus();
    await app.user.type(email, '@town.example');
    await app.user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/is noted/)).toHaveTextContent('somebody@town.example');
    expect(email).toHaveValue('');
  });

  it('leads back from a failure and from maintenance', async () => {
    const app = await renderApp('/misc/maintenance', { as: 'signedOut' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
    await app.router.navigate('/misc/error/500');
    const page = within(await screen.findByRole('region', { name: 'Server error' }));
    expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await app.user.click(page.getByRole('button', { name: 'Go back' }));
    await screen.findByRole('heading', { level: 1, name: 'Maintenance' });
    await app.user.click(screen.getByRole('link', { name: 'Back to the first page' }));
    expect(addressOf(app)).toBe('/');
  });
});
