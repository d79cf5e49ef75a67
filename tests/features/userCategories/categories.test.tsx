import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { UserCategory } from '@/domain/category/userCategory';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';

const stored = async (code: string): Promise<UserCategory | undefined> =>
  (await care.get<{ items: UserCategory[] }>('/categories')).data.items.find((one) => one.code === code);
const membersOf = async (code: string): Promise<string[]> =>
  (
    await care.get<{ items: { id: string; category: string }[] }>('/patients', { params: { limit: 1000 } })
  ).data.items
    .filter(({ category }) => category === code)
    .map(({ id }) => id);

describe('§2.10: the user categories', () => {
  itLong(
    'NU: an ADMIN begins with a preset, is told what is wrong, sees both versions of a stale save, archives and takes it back, and deletes it',
    async () => {
      const app = await renderApp('/userCategory', { as: 'ADMIN' });
      const { user } = app;
      await screen.findByRole('link', { name: 'Prevention' });
      // The sample clinic has all seven: one is freed for the preset to be offered.
      const free = await stored('PREV');
      const members = await membersOf('PREV');
      const target = await stored('CKD');
      await care.post(`/categories/${free?.id}/move`, { to: target?.id });
      await care.delete(`/categories/${free?.id}`, { headers: { 'If-Match': free?.version } });
      expect(members.length).toBeGreaterThan(0);

      await user.click(await screen.findByRole('button', { name: 'New category' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'New category' }));
      await user.click(await dialog.findByRole('button', { name: 'Prevention' }));
      expect(dialog.getByLabelText(/^Name/)).toHaveValue('Prevention');
      expect(dialog.getByRole('radio', { name: 'Leaf' })).toBeChecked();
      await user.clear(dialog.getByLabelText(/^Name/));
      await user.type(dialog.getByLabelText(/^Name/), 'HAEMODIALYSIS');
      await user.clear(dialog.getByLabelText(/^Code/));
      await user.type(dialog.getByLabelText(/^Code/), 'x');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      const summary = await dialog.findByRole('group', { name: 'There is a problem with 1 field' });
      expect(summary).toHaveFocus();
      await user.click(within(summary).getByRole('link', { name: /^Code: Use 2 to 20/ }));
      await user.keyboard('trial');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByRole('link', { name: /already has this name/ })).toBeVisible();
      await user.clear(dialog.getByLabelText(/^Name/));
      await user.type(dialog.getByLabelText(/^Name/), 'Trial group');
      await user.click(dialog.getByRole('radio', { name: 'Purple' }));
      await user.keyboard('{Tab}{ArrowRight}');
      expect(dialog.getByRole('radio', { name: 'Star' })).toBeChecked();
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Trial group is saved.')).toBeVisible();
      expect(await stored('XTRIAL')).toMatchObject({
        name: 'Trial group',
        type: 'programme',
        colour: 'purple',
        icon: 'star',
      });

      await user.type(screen.getByRole('searchbox', { name: /^Search by name/ }), 'trial');
      await waitFor(() => expect(addressOf(app)).toBe('/userCategory?q=trial'));
      await user.click(screen.getByRole('link', { name: 'Trial group' }));
      const details = within(await screen.findByRole('dialog', { name: 'Trial group' }));
      await user.click(details.getByRole('button', { name: 'Edit category' }));
      const edit = within(await screen.findByRole('dialog', { name: 'Edit category' }));
      await user.clear(edit.getByLabelText('Description'));
      await user.type(edit.getByLabelText('Description'), 'Mine');
      const before = await stored('XTRIAL');
      if (!before) throw new Error('not stored');
      const headers = { 'If-Match': before.version };
      await care.put(`/categories/${before.id}`, { ...before, name: 'Trial of others' }, { headers });
      await user.click(edit.getByRole('button', { name: 'Save' }));
      const versions = within(await edit.findByRole('alert'));
      expect(versions.getByText('Trial of others').closest('div')).toHaveTextContent(
        'NameYours: Trial groupStored: Trial of others',
      );
      expect(versions.getByText('Mine').closest('div')).toHaveTextContent(/^Description/);
      await user.click(edit.getByRole('button', { name: 'Continue with mine' }));
      expect(edit.getByLabelText(/^Name/)).toHaveValue('Trial of others');
      await user.click(edit.getByRole('button', { name: 'Save' }));
      await waitFor(async () =>
        expect(await stored('XTRIAL')).toMatchObject({ name: 'Trial of others', description: 'Mine' }),
      );

      const again = within(await screen.findByRole('dialog', { name: 'Trial of others' }));
      await user.click(again.getByRole('button', { name: 'Archive' }));
      const asked = within(await screen.findByRole('dialog', { name: 'Archive “Trial of others”?' }));
      await user.click(asked.getByRole('button', { name: 'Archive' }));
      const toast = await screen.findByText('Trial of others: archived.');
      expect((await stored('XTRIAL'))?.archived).toBe(true);
      const undo = toast.closest<HTMLElement>('[role="status"], [role="alert"], .toast') ?? document.body;
      await user.click(within(undo).getByRole('button', { name: 'Undo', hidden: true }));
      await waitFor(async () => expect((await stored('XTRIAL'))?.archived).toBeUndefined());
      const open = within(await screen.findByRole('dialog', { name: 'Trial of others' }));
      await user.click(await open.findByRole('button', { name: 'Delete category' }));
      const sure = within(await screen.findByRole('dialog', { name: 'Delete “Trial of others”?' }));
      await user.click(sure.getByRole('button', { name: 'Delete category' }));
      expect(await screen.findByText('Trial of others is deleted.')).toBeVisible();
      expect(await stored('XTRIAL')).toBeUndefined();
    },
  );

  it('shows what moving patients changes before it happens, moves them, and takes it back', async () => {
    const { user } = await renderApp('/userCategory', { as: 'ADMIN' });
    await screen.findByRole('link', { name: 'Peritoneal dialysis' });
    await care.post('/thresholds', {
      id: 'tighter',
      rule: 'pressureSevere',
      scope: 'category',
      key: 'TX',
      limits: [{ severity: 'critical', limit: 170 }],
      reason: 'Grafts suffer early.',
    });
    const members = await membersOf('PD');
    const row = within(await screen.findByRole('row', { name: /Peritoneal dialysis/ }));
    expect(await row.findByRole('link', { name: `${members.length} patients` })).toHaveAttribute(
      'href',
      '/userlist?category=PD',
    );
    await user.click(row.getByRole('link', { name: 'Peritoneal dialysis' }));
    const details = within(await screen.findByRole('dialog', { name: 'Peritoneal dialysis' }));
    expect(details.queryByRole('button', { name: 'Delete category' })).toBeNull();
    await user.click(details.getByRole('button', { name: 'Move patients' }));
    const move = within(await screen.findByRole('dialog', { name: /^Move patients from/ }));
    await user.click(await move.findByRole('button', { name: `Move ${members.length} patients` }));
    expect(move.getByText('Fill in this field.')).toBeVisible();
    await user.selectOptions(move.getByLabelText(/^New category/), 'Transplant');
    const changed = await move.findByRole('row', { name: /180\/110.*170\/110/ });
    expect(within(changed).getByText(`${members.length} patients`)).toBeInTheDocument();
    await user.click(move.getByRole('button', { name: `Move ${members.length} patients` }));
    expect(await screen.findByText(`${members.length} patients moved to Transplant.`)).toBeVisible();
    expect(await membersOf('PD')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(async () => expect(await membersOf('PD')).toEqual(members));
  });
});
