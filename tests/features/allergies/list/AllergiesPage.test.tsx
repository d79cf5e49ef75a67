import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Allergy, AllergyBody } from '@/domain/allergies/allergy';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';
import { anAllergyDraft } from '../../../backend/drafts';

const PATIENT = 'sample-01';
const PATH = `/userlist/${PATIENT}/allergies`;
const stored = async (): Promise<Allergy[]> =>
  (await care.get<{ items: Allergy[] }>('/allergies', { params: { patient: PATIENT } })).data.items;
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const headOf = (name: RegExp) => screen.findByRole('link', { name });
const give = (parts: Partial<AllergyBody>) =>
  care.post('/allergies', anAllergyDraft({ patient: PATIENT, ...parts }));

describe('the allergies of a patient', () => {
  it('are said not to be recorded, or that none are known, until somebody records one, which the head then names', async () => {
    const { user } = await renderApp(PATH, { as: 'USER' });
    expect(await headOf(/^Allergies not recorded$/)).toBeVisible();
    expect(await screen.findByText(/Nobody has recorded whether this patient has allergies/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Record: no known allergies' }));
    const ask = await dialog('Record “No known allergies”?');
    await user.click(ask.getByRole('button', { name: 'Record' }));
    expect(await headOf(/^No known allergies$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Record:/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add allergy' }));
    const add = await dialog('Add allergy');
    await user.click(add.getByRole('button', { name: 'Add reaction' }));
    await user.click(add.getByRole('button', { name: 'Save' }));
    expect(await add.findByRole('group', { name: 'There are problems with 2 fields' })).toHaveFocus();
    await user.type(add.getByLabelText(/^Substance or class/), 'Penicillin');
    await user.selectOptions(add.getByLabelText('Risk of a next reaction'), 'high risk');
    await user.type(add.getByLabelText(/^Reaction\b/), 'Anaphylaxis');
    await user.selectOptions(add.getByLabelText('Severity of the reaction'), 'Severe');
    await user.click(add.getByRole('button', { name: 'Save' }));
    expect(await headOf(/^Allergies: ?Penicillin \(high risk\)/)).toHaveAttribute(
      'href',
      expect.stringContaining(PATH),
    );
    const active = (await stored()).filter(({ clinicalStatus }) => clinicalStatus === 'active');
    expect(active).toMatchObject([
      {
        substance: 'Penicillin',
        category: 'medication',
        criticality: 'high',
        clinicalStatus: 'active',
        reactions: [{ text: 'Anaphylaxis', severity: 'severe' }],
      },
    ]);
    expect(screen.queryByText(/Nobody has recorded/)).not.toBeInTheDocument();
  });

  it('§3 #3: name the most dangerous first, and how many more there are; are found by a word and by how they stand, which the address names', async () => {
    const { router, user } = await renderApp('/userlist', { as: 'USER' });
    await give({ id: 'a', substance: 'Latex', criticality: 'low' });
    await give({ id: 'b', substance: 'Wasp venom', criticality: 'unable-to-assess' });
    await give({ id: 'c', substance: 'Nickel', criticality: 'low', reactions: [{ text: 'Hives' }] });
    await give({ id: 'd' });
    await router.navigate(PATH);
    const link = await headOf(/^Allergies:/);
    expect(link).toHaveTextContent(/Penicillin.*Wasp venom.*Latex.*\+1 more/);
    expect(link).not.toHaveTextContent('Nickel');
    const rows = [...(await screen.findByRole('table')).querySelectorAll('tbody tr')];
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Penicillin'),
      expect.stringContaining('Wasp venom'),
      expect.stringContaining('Latex'),
      expect.stringContaining('Nickel'),
    ]);

    await give({ id: 'e', substance: 'Iodine', clinicalStatus: 'resolved' });
    const named = () =>
      [...screen.getByRole('table').querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent);
    await router.navigate(`${PATH}?standing=over`);
    await waitFor(() => expect(named()).toEqual([expect.stringContaining('Iodine')]));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'current');
    await waitFor(() => expect(named()).toHaveLength(4));
    await user.type(within(screen.getByRole('main')).getByRole('searchbox'), 'hives');
    await waitFor(() => expect(named()).toEqual([expect.stringContaining('Nickel')]));
    await waitFor(() => expect(router.state.location.search).toBe('?standing=current&q=hives'));
  });

  it('are ended, and marked as a mistake, and stay to be read', async () => {
    const { router, user } = await renderApp('/userlist', { as: 'USER' });
    await give({});
    await router.navigate(PATH);
    await user.click(await screen.findByRole('button', { name: 'Penicillin: no longer applies' }));
    const end = await dialog('Does Penicillin no longer apply?');
    await user.click(end.getByRole('button', { name: 'No longer applies' }));
    expect(await headOf(/^Allergies not recorded$/)).toBeVisible();
    expect(await stored()).toMatchObject([{ clinicalStatus: 'resolved' }]);
    await user.click(screen.getByRole('button', { name: 'Penicillin: entered in error' }));
    const mistake = await dialog('Mark Penicillin as entered in error?');
    await user.click(mistake.getByRole('button', { name: 'Mark as entered in error' }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ verification: 'entered-in-error' }]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Penicillin:/ })).not.toBeInTheDocument(),
    );
  });
});
