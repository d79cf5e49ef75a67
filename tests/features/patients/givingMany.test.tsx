import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { aPatient } from '../../support/builders';
import { aPlan } from '../../support/plans';
import { renderApp } from '../../support/renderApp';

const opened = async (path: string, as: 'USER' | 'ADMIN' = 'USER') => {
  const app = await renderApp(path, { as });
  await screen.findByText(/^Worklist of patients/, { selector: 'caption' });
  return app;
};
/** Those on the page by the box above them, then all that match. */
const chooseAll = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows shown' }));
  const rest = screen.queryByRole('button', { name: /^Choose all \d+$/ });
  if (rest) await user.click(rest);
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const activeOf = async (kind: string) =>
  (await care.get(`/${kind}`, { params: { limit: 1000 } })).data.items.filter(
    (one: { status?: string; state?: string }) => one.status === 'active' || one.state === 'assigned',
  );

describe('§2.2: many patients of the worklist', () => {
  it('are given a questionnaire, told who was skipped and why, and it can be taken back', async () => {
    const app = await opened('/userlist');
    const before = await activeOf('questionnaireAssignments');
    // Nothing is done to many whom nobody chose.
    expect(screen.queryByRole('button', { name: /^Give a/ })).toBeNull();
    await chooseAll(app);
    await app.user.click(screen.getByRole('button', { name: 'Give a questionnaire' }));
    const box = await dialog('Give a questionnaire');
    expect(within(box).getByText('Applies to the 48 chosen patients.')).toBeVisible();
    const send = () => within(box).findByRole('button', { name: 'Give to 48 patients' });
    await app.user.click(await send());
    expect(await within(box).findByRole('group', { name: /problem/i })).toHaveFocus();
    const choice = within(box).getByRole('combobox', { name: /Questionnaire/ });
    const [, first] = within(choice).getAllByRole('option');
    await app.user.selectOptions(choice, first as HTMLElement);
    await app.user.click(await send());

    const said = await within(box).findByText(/^Given: \d+$/);
    const count = Number(said.textContent?.slice('Given: '.length));
    const has = within(box).queryByText(/^Already has it and keeps it: \d+$/);
    const gone = within(box).queryByText(/^No longer in the programme: \d+$/);
    const skipped = [has, gone].map((one) => Number(one?.textContent?.match(/\d+$/)?.[0] ?? 0));
    expect(count + (skipped[0] ?? 0) + (skipped[1] ?? 0)).toBe(48);
    expect(await activeOf('questionnaireAssignments')).toHaveLength(before.length + count);

    await app.user.click(within(box).getByRole('button', { name: 'Undo' }));
    expect(await within(box).findByText(`Undone: ${count}`)).toBeVisible();
    expect(await activeOf('questionnaireAssignments')).toHaveLength(before.length);
    await app.user.click(within(box).getByText('Close', { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are given a plan only where nothing about it is unusual, and nobody loses the one they have', async () => {
    const app = await opened('/userlist', 'ADMIN');
    const before = await activeOf('fluidAssignments');
    await chooseAll(app);
    await app.user.click(screen.getByRole('button', { name: 'Give a fluid plan' }));
    const box = await dialog('Give a fluid plan');
    const choice = await within(box).findByRole('combobox', { name: /plan/i });
    await app.user.selectOptions(choice, 'Adequate intake');
    expect(await within(box).findByText(/^Has a fluid plan and keeps it: \d+$/)).toBeVisible();
    const send = within(box).getByRole('button', { name: /^Give to \d+ patients?$/ });
    const count = Number(send.textContent?.match(/\d+/)?.[0]);
    await app.user.type(within(box).getByRole('textbox', { name: /Prescrib/ }), 'Dr Hollerstett');
    await app.user.type(within(box).getByRole('textbox', { name: /Reason/ }), 'Summer');
    await app.user.click(send);
    expect(await within(box).findByText(`Given: ${count}`)).toBeVisible();
    expect(await activeOf('fluidAssignments')).toHaveLength(before.length + count);
  });

  itLong(
    'names for each what a plan lacks, with the way to where it is entered, and why no total comes of it',
    async () => {
      const app = await renderApp('/questioners', { as: 'ADMIN' });
      await screen.findByRole('table');
      const { version: _v, updatedAt: _u, ...nobody } = aPatient({ id: 'zinnia', lastName: 'Zinnemann' });
      await care.post('/patients', { ...nobody, patientId: 'NF-0001' });
      for (const [id, name, totalFluidQuantityFormula] of [
        ['lacks', 'Zinnia lacks', '2000 + 0 * height'],
        ['low', 'Zinnia low', '0 - 10'],
      ])
        await care.post(
          '/fluidPlans',
          aPlan({ id, name, status: 'active', direction: 'minimum', totalFluidQuantityFormula }),
        );
      await app.router.navigate('/userlist');
      await chooseAll(app);
      await app.user.click(await screen.findByRole('button', { name: 'Give a fluid plan' }));
      const box = await dialog('Give a fluid plan');
      const lacking = async () =>
        within(
          (await within(box).findByText(/^Values are missing for the plan: \d+$/))
            .parentElement as HTMLElement,
        );
      const linked = async () => {
        const line = (await lacking()).getByText(/Zinnemann/).closest('li') as HTMLElement;
        expect(line).toHaveTextContent(/Zinnemann: Height$/);
        expect(within(line).getByText('Height')).toHaveAttribute('href', '/userlist/zinnia/profile');
      };
      const choice = await within(box).findByRole('combobox', { name: /plan/i });
      await within(choice).findByRole('option', { name: 'Zinnia low' });
      await app.user.selectOptions(choice, 'Zinnia low');
      const impossible = await within(box).findByText(/^No possible total: \d+$/);
      expect(impossible.parentElement).toHaveTextContent(/The formula gives -10.mL a day; 0 to 10,000.mL/);
      await app.user.selectOptions(choice, 'Zinnia lacks');
      await linked();
      await app.user.type(within(box).getByRole('textbox', { name: /Prescrib/ }), 'Dr Hollerstett');
      await app.user.type(within(box).getByRole('textbox', { name: /Reason/ }), 'Summer');
      await app.user.click(within(box).getByRole('button', { name: /^Give to \d+ patients?$/ }));
      expect(await within(box).findByText(/^Given: \d+$/)).toBeVisible();
      await linked();
    },
  );

  itLong('§2.10: are moved to a category after what that changes was shown, and back', async () => {
    const app = await opened('/userlist?category=HD', 'ADMIN');
    const inHd = async () =>
      (await care.get('/patients', { params: { limit: 1000 } })).data.items.filter(
        (one: { category: string }) => one.category === 'HD',
      );
    const before = await inHd();
    expect(before.length).toBeGreaterThan(1);
    await chooseAll(app);
    await app.user.click(screen.getByRole('button', { name: 'Change category' }));
    const box = await dialog('Change category');
    const choice = within(box).getByRole('combobox', { name: /New category/ });
    const transplant = await within(choice).findByRole('option', { name: /ransplant/ });
    await app.user.selectOptions(choice, transplant);
    expect(within(box).getByRole('heading', { name: /change/i, level: 3 })).toBeVisible();
    const move = await within(box).findByRole('button', { name: `Move ${before.length} patients` });
    await waitFor(() => expect(move).toHaveAttribute('aria-disabled', 'false'));
    await app.user.click(move);
    expect(await within(box).findByText(`Moved: ${before.length}`)).toBeVisible();
    expect(await inHd()).toEqual([]);
    await app.user.click(within(box).getByRole('button', { name: 'Undo' }));
    expect(await within(box).findByText(`Undone: ${before.length}`)).toBeVisible();
    expect(await inHd()).toHaveLength(before.length);
  });

  itLong('§2.9: of a category are given a questionnaire from its own page', async () => {
    const app = await renderApp('/questioners', { as: 'USER' });
    await screen.findByRole('table');
    const { items } = (await care.get('/questionnaires')).data;
    const one = items.find((each: { revision: number; status: string }) => each.revision > 0);
    await app.router.navigate(`/questioners/${one.id}`);
    await app.user.click(await screen.findByRole('button', { name: 'Give to patients' }));
    const box = await dialog('Give a questionnaire');
    await app.user.click(within(box).getByRole('radio', { name: 'A user category' }));
    // The categories arrive when they are asked for.
    const category = await within(box).findByRole('combobox', { name: 'A user category' });
    await waitFor(() => expect(within(category).getAllByRole('option').length).toBeGreaterThan(1));
    await app.user.selectOptions(category, 'HD');
    expect(await within(box).findByText(/^Applies to [1-9]\d* patients?\.$/)).toBeVisible();
    await app.user.click(within(box).getByRole('button', { name: /^Give to \d+ patients?$/ }));
    expect(await within(box).findByText(/^Given: \d+$/)).toBeVisible();
  });
});
