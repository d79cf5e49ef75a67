import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import { selectDraft } from '@/session/drafts/drafts';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';

const PATIENT = 'sample-01';
const read = async (): Promise<Patient> => (await care.get<Patient>(`/patients/${PATIENT}`)).data;
const put = async (change: (patient: Patient) => Partial<Patient>) => {
  const patient = await read();
  const headers = { 'If-Match': patient.version };
  return care.put(`/patients/${PATIENT}`, { ...patient, ...change(patient) }, { headers });
};
const listed = async (lastName: string): Promise<Practitioner[]> =>
  (await care.get<{ items: Practitioner[] }>('/practitioners')).data.items.filter(
    (one) => one.lastName === lastName,
  );
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('§2.3: the medical team of a patient', () => {
  it('#20, #34: takes somebody in who can be reached, sees a conflict, and lists them in the directory', async () => {
    const { user, store } = await renderApp(`/userlist/${PATIENT}/team`, { as: 'USER' });
    await user.click(await screen.findByRole('button', { name: 'Add: Coach' }));
    const add = await dialog('Medical team: Coach');
    await user.type(add.getByLabelText(/^First name/), 'Pia');
    await user.type(add.getByLabelText(/^Last name/), 'Wellenkamp');
    // Somebody like this is in the directory: it is shown beside, and nothing is blocked.
    expect(await add.findByText(/already has somebody like this/)).toBeVisible();
    expect(add.getByText('pia.wellenkamp@example.org')).toBeVisible();
    await user.clear(add.getByLabelText(/^Last name/));
    await user.type(add.getByLabelText(/^Last name/), 'Sandrock');
    await user.click(add.getByRole('button', { name: 'Save' }));
    expect(await add.findByRole('link', { name: /^Email: Give an email address or a mobile/ })).toBeVisible();
    // #16: kept for this patient and this place alone.
    expect(selectDraft(store.getState(), `team ${PATIENT} coach`)).toMatchObject({ lastName: 'Sandrock' });
    expect(selectDraft(store.getState(), 'team sample-02 coach')).toBeUndefined();
    await user.type(add.getByLabelText('Mobile'), '+49 176 04069077');
    await user.click(add.getByRole('checkbox', { name: /Also add this person/ }));

    // A change elsewhere in the record is no conflict; somebody in the same place is.
    await put(() => ({ city: 'Potsdam' }));
    await put(({ medicalTeam }) => ({
      medicalTeam: {
        ...medicalTeam,
        coach: { firstName: 'Joaquim', lastName: 'Almeirante', mobile: '123456' },
      },
    }));
    await user.click(add.getByRole('button', { name: 'Save' }));
    expect(await add.findByText(/Somebody else changed this in the meantime/)).toBeVisible();
    expect(add.getByRole('alert')).toHaveTextContent('Last nameYours: SandrockStored: Almeirante');
    expect(add.getByLabelText(/^Last name/)).toHaveValue('Sandrock');
    await user.click(add.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await read()).toMatchObject({
        city: 'Potsdam',
        medicalTeam: { coach: { lastName: 'Sandrock', mobile: '+49 176 04069077' } },
      }),
    );
    await waitFor(async () => expect(await listed('Sandrock')).toMatchObject([{ roles: ['coach'] }]));
    const history = within(await screen.findByRole('region', { name: 'Changes of the team' }));
    expect(await history.findByText(/Pia, Sandrock/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Remove: Coach' }));
    const remove = await dialog(/^Remove Pia Sandrock/);
    await user.click(remove.getByRole('button', { name: 'Remove from the team' }));
    await waitFor(async () => expect((await read()).medicalTeam.coach).toBeUndefined());
    expect(await listed('Sandrock')).toHaveLength(1);
  });

  itLong('moves places by key, and the overview follows; a referral goes its way', async () => {
    const { user, router } = await renderApp(`/userlist/${PATIENT}/team`, { as: 'USER' });
    const later = await screen.findByRole('button', { name: 'Call later: Nephrologist' });
    later.focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('Nephrologist: place 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Call later: Nephrologist' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save the order' }));
    await waitFor(async () =>
      expect((await read()).ext.teamOrder).toEqual(['generalPracticenor', 'nephroLogist']),
    );

    // Somebody else puts them in another order: theirs is shown, and one's own can be gone back to.
    await user.click(screen.getByRole('button', { name: 'Call later: General practitioner' }));
    await put(({ ext, medicalTeam }) => ({
      medicalTeam: { ...medicalTeam, coach: { firstName: 'Pia', lastName: 'Sandrock', mobile: '123456' } },
      ext: { ...ext, teamOrder: ['coach', 'generalPracticenor', 'nephroLogist'] },
    }));
    await user.click(screen.getByRole('button', { name: 'Save the order' }));
    const order = within(screen.getByRole('region', { name: 'Calling order' }));
    const names = () => order.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(await order.findByRole('alert')).toHaveTextContent(
      /changed this in the meantime.*Stored: Coach, /,
    );
    await user.click(order.getByRole('button', { name: 'Use the saved version' }));
    expect(names()[0]).toMatch(/^Coach/);
    await user.click(order.getByRole('button', { name: 'Go back to mine' }));
    expect(names()[0]).toMatch(/^Nephrologist/);
    await user.click(order.getByRole('button', { name: 'Save the order' }));
    await waitFor(async () =>
      expect((await read()).ext.teamOrder).toEqual(['nephroLogist', 'generalPracticenor', 'coach']),
    );

    await user.click(screen.getByRole('button', { name: /^Change the referral: Cardiology/ }));
    const change = await dialog('Change referral');
    const state = change.getByLabelText('State of the referral');
    expect(
      within(state)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Accepted', 'Completed', 'Declined']);
    await user.selectOptions(state, 'Completed');
    await user.type(change.getByLabelText('Outcome'), 'Ejection fraction normal');
    await user.click(change.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await read()).ext.referrals).toMatchObject([
        { state: 'completed', note: 'Ejection fraction normal' },
        { speciality: 'Ophthalmology' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await router.navigate(`/userlist/${PATIENT}`);
    const card = within(await screen.findByRole('region', { name: 'Medical team' }));
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Nephrologist',
      'General practitioner',
      'Coach',
    ]);
  });

  itLong('#34: the directory warns of the same person, and goes on when it is another', async () => {
    const { user } = await renderApp('/directory', { as: 'USER' });
    await screen.findByText('Irmgard Hollerstett');
    await user.click(screen.getByRole('button', { name: 'Add to the directory' }));
    const add = await dialog('Add to the directory');
    await user.type(add.getByLabelText(/^First name/), 'Irmi');
    await user.type(add.getByLabelText(/^Last name/), 'Sandrock');
    await user.type(add.getByLabelText('Email'), 'Irmgard.Hollerstett@example.org');
    expect(await add.findByText(/same email/)).toBeVisible();
    await user.click(add.getByRole('button', { name: 'Save' }));
    expect(await add.findByText(/confirm if this is another person/)).toBeVisible();
    expect(await listed('Sandrock')).toEqual([]);
    await user.click(add.getByRole('checkbox', { name: 'This is another person' }));
    await user.click(add.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await listed('Sandrock')).toHaveLength(1));

    await user.click(await screen.findByRole('button', { name: 'Change Irmi Sandrock' }));
    const edit = await dialog('Change entry');
    await user.click(edit.getByRole('checkbox', { name: /^Active/ }));
    await user.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await listed('Sandrock')).toMatchObject([{ active: false }]));
  });
});
