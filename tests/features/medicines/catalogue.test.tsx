import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Medicine } from '@/domain/medicine/medicine';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';

const stored = async (name: string): Promise<Medicine[]> =>
  (await care.get<{ items: Medicine[] }>('/medicines', { params: { limit: 1000 } })).data.items.filter(
    (one) => one.name === name,
  );

describe('§2.7: the catalogue of medicines', () => {
  itLong(
    'NU: an ADMIN writes a medicine, sees a stale save as a conflict, is warned of the same twice, makes it inactive and deletes it',
    async () => {
      const app = await renderApp('/medicinePlanner', { as: 'ADMIN' });
      const { user } = app;
      const fill = async (field: HTMLElement, text: string) => {
        await user.click(field);
        await user.paste(text);
      };
      await user.click((await screen.findAllByRole('button', { name: 'New medicine' }))[0] as HTMLElement);
      const dialog = within(await screen.findByRole('dialog', { name: 'New medicine' }));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByRole('group', { name: 'There is a problem with 1 field' })).toHaveFocus();
      await user.type(dialog.getByLabelText(/^Name/), 'Zandopril');
      await user.type(dialog.getByLabelText('Strength'), '2,5');
      await user.type(dialog.getByLabelText('Active ingredients'), 'zandoprilat{Enter}hydrozide');
      await user.selectOptions(dialog.getByLabelText('Form'), 'Tablet');
      await user.click(dialog.getByLabelText('Kidney failure'));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Zandopril is saved.')).toBeVisible();
      expect(await stored('Zandopril')).toMatchObject([
        {
          capacity: { value: 2.5, unit: 'mg' },
          activeIngredients: ['zandoprilat', 'hydrozide'],
          avoidIn: ['KidneyFailure'],
          active: true,
        },
      ]);

      // Somebody else is faster.
      await user.click(screen.getByRole('link', { name: 'Zandopril' }));
      const first = within(await screen.findByRole('dialog', { name: /^Zandopril/ }));
      await user.click(first.getByRole('button', { name: 'Edit medicine' }));
      const edit = within(await screen.findByRole('dialog', { name: 'Edit medicine' }));
      await fill(edit.getByLabelText('Details'), 'Swallow whole');
      const [before] = await stored('Zandopril');
      if (!before) throw new Error('not stored');
      const { version, updatedAt: _, ...body } = before;
      const headers = { 'If-Match': version };
      await care.put(`/medicines/${before.id}`, { ...body, manufacturer: 'Other House' }, { headers });
      await user.click(edit.getByRole('button', { name: 'Save' }));
      expect(await edit.findByText(/^Somebody else changed this/)).toBeVisible();
      await user.click(edit.getByRole('button', { name: 'Continue with mine' }));
      expect(edit.getByLabelText('Details')).toHaveValue('Swallow whole');
      expect(edit.getByLabelText('Manufacturer')).toHaveValue('Other House');
      await user.click(edit.getByRole('button', { name: 'Save' }));
      await waitFor(async () =>
        expect(await stored('Zandopril')).toMatchObject([
          { description: 'Swallow whole', manufacturer: 'Other House' },
        ]),
      );
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit medicine' })).toBeNull());
      // With its details open again, from where it was edited.
      await user.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      await user.click(screen.getByRole('button', { name: 'New medicine' }));
      const second = within(await screen.findByRole('dialog', { name: 'New medicine' }));
      await user.type(second.getByLabelText(/^Name/), 'ZANDOPRIL');
      await user.type(second.getByLabelText('Strength'), '2.5');
      await fill(second.getByLabelText('Manufacturer'), 'other house');
      expect(await second.findByText(/A medicine with this name.* already exists/)).toBeVisible();
      await user.click(second.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('ZANDOPRIL is saved.')).toBeVisible();

      await user.type(screen.getByRole('searchbox', { name: /^Search by name, ingredient/ }), 'hydrozide');
      await waitFor(() => expect(addressOf(app)).toBe('/medicinePlanner?q=hydrozide'));
      expect(await screen.findByText('1 medicine')).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Zandopril' }));
      const details = within(await screen.findByRole('dialog', { name: /^Zandopril/ }));
      expect(details.getByText('Kidney failure')).toBeVisible();
      await user.click(details.getByRole('button', { name: 'Deactivate' }));
      expect(await details.findByText('Inactive')).toBeVisible();
      await user.click(details.getByRole('button', { name: 'Delete medicine' }));
      const asked = within(await screen.findByRole('dialog', { name: /^Delete Zandopril/ }));
      await user.click(asked.getByRole('button', { name: 'Delete medicine' }));
      expect(await screen.findByText(/^Zandopril.* is deleted\.$/)).toBeVisible();
      await waitFor(async () => expect(await stored('Zandopril')).toEqual([]));
    },
  );

  it('AZ: a USER reads, and finds no control to change it', async () => {
    const { user } = await renderApp('/medicinePlanner', { as: 'USER' });
    expect(await screen.findByText(/Only administrators can change the catalogue/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New medicine' })).toBeNull();
    await user.click((await screen.findAllByRole('link', { name: /^Amlodipine/ }))[0] as HTMLElement);
    const details = within(await screen.findByRole('dialog', { name: /^Amlodipine/ }));
    expect(details.getByText('Active ingredients')).toBeVisible();
    expect(details.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Close']);
  });
});
