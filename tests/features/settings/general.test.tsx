import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SettingOf } from '@/domain/settings/setting';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

const stored = async () => (await care.get<SettingOf<'general'>>('/settings/general')).data;
const png = (length: number, first = 0x89) => {
  const bytes = new Uint8Array(length);
  bytes.set([first, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], 'logo.png', { type: 'image/png' });
};

describe('§2.12: general settings', () => {
  it('NU: name, logo, hours and banner are checked, saved and shown to everybody', async () => {
    const { user, backend } = await renderApp('/general', { as: 'ADMIN' });
    await backend?.ready;
    const form = within(await screen.findByRole('form', { name: 'General' }));
    expect(form.getByText(/Default values/)).toBeVisible();
    const fill = async (name: RegExp | string, text: string) => {
      const field = form.getByLabelText(name);
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    };
    // What is wrong is named with its field, and nothing typed is lost.
    await user.clear(form.getByLabelText(/^Name of the organisation/));
    await fill('English', 'The lift is out of order.');
    await fill(/^End of work/, '07:00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const summary = await form.findByRole('group', { name: 'There are problems with 2 fields' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByText('End of work: The end is before the start.')).toBeVisible();
    expect(form.getByLabelText('English')).toHaveValue('The lift is out of order.');

    await fill(/^End of work/, '17:00');
    await user.click(form.getByLabelText('Friday'));
    await fill(/^Name of the organisation/, 'Kidney Centre Lindqvist');
    await user.upload(form.getByLabelText('Logo file'), png(100_001));
    expect(await form.findByText(/larger than 100 kB/)).toBeVisible();
    await user.upload(form.getByLabelText('Logo file'), png(64, 0x3c));
    expect(await form.findByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
    await user.upload(form.getByLabelText('Logo file'), png(64));
    expect(await form.findByRole('img', { name: 'Logo preview' })).toBeVisible();
    await user.selectOptions(form.getByLabelText('Time zone'), 'Europe/Lisbon');
    await fill('Days off', '2026-12-25');
    await user.click(form.getByRole('button', { name: 'Add day' }));
    expect(form.getByRole('button', { name: 'Remove 25 December 2026' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved.')).toBeVisible();
    expect(await stored()).toMatchObject({
      organisation: 'Kidney Centre Lindqvist',
      workingDays: [1, 2, 3, 4],
      workTo: '17:00',
      timeZone: 'Europe/Lisbon',
      holidays: ['2026-12-25'],
      banner: { en: 'The lift is out of order.' },
      logo: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    });
    expect(await within(screen.getByRole('contentinfo')).findByText('Kidney Centre Lindqvist')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Message from the organisation' })).toHaveTextContent(
      'The lift is out of order.',
    );
  });
});
