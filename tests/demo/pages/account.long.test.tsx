import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOf, renderApp } from '@tests/support/renderApp';

const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Parts of the settings' })).getByRole('link', { name });
const form = async (name: string) => within(await screen.findByRole('form', { name }));

describe('account settings (§2.7)', () => {
  it('keep what is right, name what is not, and ask before anything typed is lost', async () => {
    const app = await renderApp('/pages/account-settings', { as: 'USER' });
    const general = await form('General');
    const email = general.getByRole('textbox', { name: /^Email/ });
    await app.user.clear(email);
    await app.user.type(email, 'elin');
    await app.user.click(general.getByRole('button', { name: 'Save' }));
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/Give an email address/);

    await app.user.click(tab('Personal details'));
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));
    await app.user.click(question.getByRole('button', { name: 'Cancel' }));
    await app.user.type(email, '@town.example{Enter}');
    expect(await screen.findByText('The settings are saved.')).toBeVisible();
    expect(general.getByText(/is not confirmed yet/)).toHaveTextContent('elin@town.example');

    await app.user.click(general.getByRole('button', { name: 'Send the message again' }));
    expect(general.getByText(/^Sent again/)).toBeVisible();
    await app.user.click(general.getByRole('button', { name: 'Show this no more' }));
    expect(general.queryByText(/is not confirmed yet/)).not.toBeInTheDocument();
    expect(email).toHaveFocus();

    await app.user.click(tab('Personal details'));
    const info = await form('Personal details');
    expect(addressOf(app)).toBe('/pages/account-settings?tab=info');
    await app.user.click(info.getByRole('checkbox', { name: 'German' }));
    await app.user.click(info.getByRole('button', { name: 'Cancel' }));
    expect(info.getByRole('checkbox', { name: 'German' })).not.toBeChecked();
  });

  it('takes a photo of the right kind, and connects and tells', async () => {
    const app = await renderApp('/pages/account-settings', { as: 'USER' });
    const general = await form('General');
    const file = general.getByLabelText<HTMLInputElement>('Picture file');
    await app.user.upload(file, new File(['x'], 'me.png', { type: 'image/png' }));
    expect(await general.findByRole('button', { name: 'Remove picture' })).toBeVisible();
    await app.user.click(general.getByRole('button', { name: 'Save' }));
    await app.user.click(tab('Connections'));
    await app.user.click(await screen.findByRole('button', { name: 'Disconnect: Google' }));
    expect(screen.getByRole('button', { name: 'Connect: Google' })).toBeVisible();

    await app.user.click(tab('What you are told'));
    const told = await form('What you are told');
    expect(told.getAllByRole('switch')).toHaveLength(6);
    await app.user.click(told.getByRole('switch', { name: 'Somebody follows me' }));
    await app.user.click(told.getByRole('button', { name: 'Save' }));
    await app.user.click(tab('General'));
    expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeVisible();
    await app.user.click(tab('What you are told'));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Somebody follows me' })).toBeChecked());
  });
});
